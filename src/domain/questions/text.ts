import * as v from 'valibot';
import type { AnswerProblem, QuestionKind } from './kind.ts';

/** A line in the shopper's own words. */
export const text: QuestionKind = {
  answer: v.pipe(v.string(), v.maxLength(500, 'too_long' satisfies AnswerProblem)),
  missing: 'enterAnswer',
  problem: () => undefined,
  text: (answer) => answer,
};
