import * as v from 'valibot';
import type { QuestionKind } from './kind.ts';

type Problem = 'not_a_ship';

/** A ship's name as it was typed: with a letter, and no longer than any that sails. */
export const ship: QuestionKind<Problem> = {
  answer: v.pipe(v.string(), v.maxLength(80, 'not_a_ship' satisfies Problem), v.regex(/\p{L}/u, 'not_a_ship' satisfies Problem)),
  problem: () => undefined,
  text: (answer) => answer,
};
