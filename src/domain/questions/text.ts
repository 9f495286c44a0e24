import * as v from 'valibot';
import type { QuestionKind } from './kind.ts';
import { fits, patternFault } from './pattern.ts';

type Problem = 'too_long' | 'not_as_asked';

/** A line in the shopper's own words, or of the form that the question's `pattern` has. */
export const text: QuestionKind<Problem> = {
  answer: v.pipe(v.string(), v.maxLength(500, 'too_long' satisfies Problem)),
  problem: (answer, { pattern }) => (pattern && !fits(answer, pattern) ? 'not_as_asked' : undefined),
  takes: ['pattern'],
  fault: ({ pattern }) => pattern && patternFault(pattern),
  text: (answer) => answer,
};
