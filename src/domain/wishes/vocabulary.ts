import { formsOf, isFiller, wordsOf } from '../words.ts';
import type { Reading, Wish, Word } from './wish.ts';

/** Phrases that mean a wish; without one, phrases that say nothing. */
export type Meaning = { phrases: readonly string[]; wish?: Wish };

type Phrase = { words: readonly (readonly string[])[]; wish: Wish | undefined };

/** Finds the longest phrase that begins at a word. */
export type Vocabulary = (words: readonly Word[], from: number) => Reading | undefined;

export const wordOf = (text: string): Word => ({ text, forms: formsOf(text) });

const isSame = (word: Word | undefined, forms: readonly string[]): boolean => word?.forms.some((form) => forms.includes(form)) ?? false;

/** One phrase may mean several values of a kind: any of them is meant then. */
function joined(all: readonly Phrase[]): Phrase | undefined {
  const [first] = all;
  if (!first?.wish) return first;
  const { kind } = first.wish;
  const values = all.flatMap(({ wish }) => (wish?.kind === kind ? wish.value.split('.') : []));
  return { ...first, wish: { kind, value: [...new Set(values)].join('.') } };
}

/** @param meanings where a phrase means two things, the first counts */
export function vocabularyOf(meanings: readonly Meaning[]): Vocabulary {
  const byFirst = new Map<string, Phrase[]>();
  for (const { phrases, wish } of meanings) {
    for (const text of phrases) {
      const words = wordsOf(text).map((word) => formsOf(word));
      for (const form of words[0] ?? []) byFirst.set(form, [...(byFirst.get(form) ?? []), { words, wish }]);
    }
  }
  return (words, from) => {
    const candidates = new Set(words[from]?.forms.flatMap((form) => byFirst.get(form) ?? []));
    const matching = [...candidates].filter((phrase) => phrase.words.every((forms, index) => isSame(words[from + index], forms)));
    const length = Math.max(0, ...matching.map((phrase) => phrase.words.length));
    // As it is written before what only has the same stem.
    const written = words.slice(from, from + length).map(({ forms }) => forms[0] ?? '');
    const longest = matching.filter((phrase) => phrase.words.length === length);
    const exact = longest.filter((phrase) => phrase.words.every((forms, index) => forms.includes(written[index] ?? '')));
    const found = joined(exact.length > 0 ? exact : longest);
    return found && { length, ...(found.wish && { wish: found.wish }) };
  };
}

/** Whether a word can mean anything by itself. */
export const saysSomething = ({ text }: Word): boolean => !isFiller(text);
