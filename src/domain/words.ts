import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';

/** Articles, prepositions and the like, which say nothing by themselves, in both languages. */
const fillers = new Set(
  (
    'a an and at by for from in of on or the to with ' +
    'am auf aus bei das dem den der des die ein eine einen einer einem fur fuer im mit nach oder und vom von zu zum zur'
  ).split(' '),
);

const expansions: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
export const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

const withoutApostrophes = (word: string): string => word.replace(/['’]s?$/, '').replaceAll(/['’]/g, '');

/** A word as it is compared: lower case, no accents, no apostrophes, no `'s` at its end. */
export const fold = (word: string): string => withoutApostrophes(withoutAccents(word.toLowerCase()));

/** As {@link fold}, with umlauts spelled out: `faehre`. */
const spelled = (word: string): string =>
  fold(
    word
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöü]/g, (umlaut) => expansions[umlaut] ?? umlaut),
  );

export const isFiller = (word: string): boolean => fillers.has(fold(word));

const signs = '$€£¥';
/** All that parts words but the apostrophe, which is in them. As ranges, for classes such as `\p{L}` take ten times as long. */
const separators = String.raw`\s!-#%&(-,\-./:-@\[-\`{-~¡§«»¿\u2010-\u2018\u201a-\u205e\u3000-\u303f` + signs;
const wordPattern = new RegExp(String.raw`\d+(?:[.,]\d+)?|[${signs}]|[^\d${separators}][^${separators}]*`, 'g');

/** Words, numbers and signs of currencies, in the order of the text: `unter 30€` is `unter`, `30`, `€`. */
export const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];

/** A text as folded words between blanks, so that whole words and phrases are found in it. */
export const foldText = (text: string): string => ` ${wordsOf(withoutAccents(text.toLowerCase())).map(withoutApostrophes).join(' ')} `;

/** A name as a part of an address: `meridian-star`. Empty where it has neither a Latin letter nor a digit. */
export const slugOf = (name: string): string =>
  foldText(name)
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-');

/** Stems of what is folded already, in both languages: nobody says in which one is written. */
export const stemsOf = (folded: string): string[] => (folded.length < 4 ? [] : [english(folded), german(folded)]);

/** All forms under which a word is kept or looked up: `Fähren` as `fahren`, `faehren`, `fahr`. */
export function formsOf(word: string): string[] {
  const both = [fold(word), spelled(word)];
  return [...new Set([...both, ...both.flatMap(stemsOf)])];
}
