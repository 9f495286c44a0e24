import * as v from 'valibot';
import type { QuestionKind } from './kind.ts';

type Problem = 'unknown_option';

/** One of the question's options; the answer is its id. */
export const select: QuestionKind<Problem> = {
  answer: v.pipe(v.string(), v.maxLength(100, 'unknown_option' satisfies Problem)),
  problem: (answer, { options }) => (options?.some(({ id }) => id === answer) ? undefined : 'unknown_option'),
  chosen: (answer) => [answer],
  takes: ['options'],
  fault: ({ options = [] }) => (options.length < 2 ? 'options: give two at least' : undefined),
  text: (answer, { options }) => options.find(({ id }) => id === answer)?.label ?? answer,
};
