import * as v from 'valibot';
import type { AnswerProblem, QuestionKind } from './kind.ts';

/** One of the question's options; the answer is its id. */
export const select: QuestionKind = {
  answer: v.pipe(v.string(), v.maxLength(100, 'unknown_option' satisfies AnswerProblem)),
  missing: 'chooseAnswer',
  problem: (answer, { options }) => (options?.some(({ id }) => id === answer) ? undefined : 'unknown_option'),
  text: (answer, { options }) => options.find(({ id }) => id === answer)?.label ?? answer,
};
