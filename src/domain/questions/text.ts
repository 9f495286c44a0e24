import * as v from 'valibot';
import type { QuestionKind } from './kind.ts';

type Problem = 'too_long';

/** A line in the shopper's own words. */
export const text: QuestionKind<Problem> = {
  answer: v.pipe(v.string(), v.maxLength(500, 'too_long' satisfies Problem)),
  problem: () => undefined,
  text: (answer) => answer,
};
