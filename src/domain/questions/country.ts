import * as v from 'valibot';
import { countryName, dialCodeOf } from '../countries.ts';
import type { QuestionKind } from './kind.ts';

type Problem = 'unknown_country';

const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && dialCodeOf(code) !== undefined;

/** A country, by its ISO 3166 code of two letters. */
export const country: QuestionKind<Problem> = {
  answer: v.pipe(v.string(), v.check(isCountry, 'unknown_country' satisfies Problem)),
  problem: () => undefined,
  text: (answer, _question, locale) => (isCountry(answer) ? countryName(answer, locale) : answer),
};
