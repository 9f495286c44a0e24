import * as v from 'valibot';
import type { QuestionKind } from './kind.ts';

type Problem = 'not_a_document';

/** The number of a passport (nine characters, ICAO Doc 9303) or of an identity card, which some states make longer. */
const documentNumber = /^(?=.*\d)[A-Z0-9]{5,20}$/;

/** So many of its last characters tell its holder which one it is. */
const shown = 3;

/** The number of a passport or an identity card, in capitals and without what is written between. */
export const identityDocument: QuestionKind<Problem> = {
  answer: v.pipe(v.string(), v.regex(documentNumber, 'not_a_document' satisfies Problem)),
  problem: () => undefined,
  written: (typed) => typed.replace(/[\s./-]/g, '').toUpperCase(),
  isSecret: true,
  text: (answer) => `••••${answer.slice(-shown)}`,
};
