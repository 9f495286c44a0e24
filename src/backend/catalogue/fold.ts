/** Words that say nothing about a tour, in both languages. */
const fillers = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
  'am',
  'auf',
  'aus',
  'bei',
  'das',
  'dem',
  'den',
  'der',
  'des',
  'die',
  'ein',
  'eine',
  'einen',
  'fur',
  'fuer',
  'im',
  'mit',
  'nach',
  'oder',
  'und',
  'vom',
  'von',
  'zu',
  'zum',
  'zur',
]);

const expansions: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** A word as it is looked up: lower case, no accents; nothing for a filler. */
export function fold(word: string): string | null {
  const folded = withoutAccents(word.toLowerCase());
  return fillers.has(folded) ? null : folded;
}

/** A word as it is indexed: `Fähre` is found as `fahre` and as `faehre`. */
export function foldings(word: string): string[] | null {
  const folded = fold(word);
  if (folded === null) return null;
  const spelled = withoutAccents(
    word
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöü]/g, (umlaut) => expansions[umlaut] ?? umlaut),
  );
  return [...new Set([folded, spelled])];
}
