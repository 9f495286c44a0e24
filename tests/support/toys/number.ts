import * as v from 'valibot';
import type { AnswerProblem, QuestionKind } from '#domain/questions/kind.ts';

/** A toy: a question whose answer is a whole number. */
export const number: QuestionKind = {
  answer: v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'malformed' satisfies AnswerProblem)),
  missing: 'enterAnswer',
  problem: () => undefined,
  text: (answer) => `${answer} pieces`,
};
