import { wordsOf } from '#domain/words.ts';
import { wordOf, type Vocabulary } from '#domain/wishes/vocabulary.ts';
import type { Word } from '#domain/wishes/wish.ts';

/** One thing that is looked for in texts: what was typed, and other phrases for it. */
export type Concept = { typed: readonly Word[]; others: readonly (readonly Word[])[]; isLast: boolean };

/** Takes phrases that have synonyms together; every other word is by itself. */
export function conceptsOf(words: readonly Word[], vocabulary: Vocabulary, groups: readonly (readonly string[])[]): Concept[] {
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length;) {
    const reading = vocabulary(words, at);
    const length = reading?.length ?? 1;
    const phrases = reading?.wish?.value.split('.').flatMap((number) => groups[Number(number)] ?? []) ?? [];
    concepts.push({
      typed: words.slice(at, at + length),
      others: phrases.map((phrase) => wordsOf(phrase).map(wordOf)),
      isLast: at + length === words.length,
    });
    at += length;
  }
  return concepts;
}
