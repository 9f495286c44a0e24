import * as v from 'valibot';
import type { QuestionKind } from './kind.ts';

type Problem = 'not_a_flight';

/** The airline's two characters by IATA, one a letter at least, then a number of up to four digits: `LH400`, `U21234`, `BA7A`. */
const flightNumber = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\d{1,4}[A-Z]?$/;

/** In capitals and without blanks. */
export const writtenFlight = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** A flight number. */
export const flight: QuestionKind<Problem> = {
  answer: v.pipe(v.string(), v.regex(flightNumber, 'not_a_flight' satisfies Problem)),
  problem: () => undefined,
  written: writtenFlight,
  text: (answer) => answer,
};
