import * as v from 'valibot';
import type { QuestionKind } from './kind.ts';

type Problem = 'too_long' | 'not_as_asked';

/** Of a question's pattern: it has to fit from an answer's first character to its last. @throws SyntaxError */
export const wholeAnswer = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u');

/** A line in the shopper's own words, or of the form that the question's `pattern` has. */
export const text: QuestionKind<Problem> = {
  answer: v.pipe(v.string(), v.maxLength(500, 'too_long' satisfies Problem)),
  problem: (answer, { pattern }) => (pattern && !wholeAnswer(pattern.matches).test(answer) ? 'not_as_asked' : undefined),
  takes: ['pattern'],
  text: (answer) => answer,
};
