import * as v from 'valibot';
import type { QuestionKind } from './kind.ts';
import { inBothUnits } from './measures.ts';

type Problem = 'not_whole' | 'too_small' | 'too_large';

/** How many, how tall or how heavy: a whole number in the question's own unit, in whichever unit it was typed. */
export const number: QuestionKind<Problem> = {
  answer: v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'not_whole' satisfies Problem)),
  problem: (answer, { min = 0, max = Infinity }) => (Number(answer) < min ? 'too_small' : Number(answer) > max ? 'too_large' : undefined),
  takes: ['unit', 'min', 'max'],
  fault({ min, max }) {
    if (min === undefined || max === undefined) return 'min, max: give both, the shopper is told';
    return min > max ? 'min is greater than max' : undefined;
  },
  text: (answer, { unit }) => (unit ? inBothUnits(answer, unit) : answer),
};
