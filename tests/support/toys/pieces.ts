import * as v from 'valibot';
import type { QuestionKind } from '#domain/questions/kind.ts';

type Problem = 'not_a_number';

/** A toy: a question whose answer is a whole number. */
export const pieces: QuestionKind<Problem> = {
  answer: v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'not_a_number' satisfies Problem)),
  problem: () => undefined,
  text: (answer) => `${answer} pieces`,
};
