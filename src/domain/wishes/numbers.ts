import type { Word } from './wish.ts';

const english = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const german = ['eins', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const spelledOut = new Map([english, german].flatMap((names) => names.map((name, index) => [name, index + 1])));

/** The number that a word is, in digits or spelled out up to ten, in both languages. */
export function numberAt(words: readonly Word[], at: number): number | undefined {
  const word = words[at];
  if (!word) return undefined;
  if (/^\d{1,6}(?:[.,]\d{1,2})?$/.test(word.text)) return Number(word.text.replace(',', '.'));
  return spelledOut.get(word.forms[0] ?? '');
}
