import type { CurrencyCode } from '#contracts/common.ts';
import { wordsOf } from '../words.ts';
import { keyOf, type Reading, type Wish, type Word } from './wish.ts';
import { saysSomething, wordOf, type Vocabulary } from './vocabulary.ts';
import { wishKindIds, wishKinds, type WishKindId } from './registry.ts';
import { numberAt } from './numbers.ts';

/** Each word costs a search of the index, so only the first ones count; few people type more. */
export const mostWords = 16;

/** What a query was understood as. */
export type Understood = {
  wishes: Wish[];
  /** What no wish was read from, and what is to be looked for in texts. */
  rest: Word[];
  /** Every word that says something by itself, those of wishes included. */
  words: Word[];
};

const travellers = new Set(['people', 'persons', 'person', 'personen', 'adults', 'erwachsene', 'guests', 'gaste']);

/** How many come is asked for elsewhere: `for 4 people` says nothing of a tour. */
const partyAt = (words: readonly Word[], from: number): Reading | undefined =>
  numberAt(words, from) !== undefined && travellers.has(words[from + 1]?.forms[0] ?? '') ? { length: 2 } : undefined;

const longest = (readings: readonly (Reading | undefined)[]): Reading | undefined =>
  readings.reduce((best, reading) => (reading && reading.length > (best?.length ?? 0) ? reading : best), undefined);

/** `Sonntagvormittag` is two words: a weekday and a time of day. */
function parted(text: string, vocabulary: Vocabulary): string[] {
  const isOf = (kind: WishKindId, part: string) => {
    const reading = vocabulary([wordOf(part)], 0);
    return reading?.wish?.kind === kind;
  };
  if (vocabulary([wordOf(text)], 0)) return [text];
  for (let at = 6; at < text.length - 4; at += 1) {
    const [day, time] = [text.slice(0, at), text.slice(at)];
    if (isOf('time', time) && isOf('weekday', day)) return [day, time];
  }
  return [text];
}

export type Vocabularies = {
  /** Phrases that mean a wish, or nothing. */
  wishes: Vocabulary;
  /** Phrases that belong together and are looked for in texts: `street art` is no art. */
  subjects: Vocabulary;
};

/**
 * Reads wishes from a query in any of the languages; each wish once, in the order of the words.
 * @param currency which prices without one are in
 */
export function understand(query: string, { wishes: vocabulary, subjects }: Vocabularies, currency: CurrencyCode): Understood {
  const words = wordsOf(query)
    .slice(0, mostWords)
    .flatMap((text) => parted(text, vocabulary))
    .map(wordOf);
  const wishes = new Map<string, Wish>();
  const rest: Word[] = [];
  for (let at = 0; at < words.length;) {
    const own = wishKindIds.map((id) => ('read' in wishKinds[id] ? wishKinds[id].read?.(words, at, currency) : undefined));
    const reading = longest([...own, vocabulary(words, at), partyAt(words, at)]);
    const subject = subjects(words, at)?.length ?? 1;
    if (reading && reading.length >= subject) {
      if (reading.wish) wishes.set(keyOf(reading.wish), reading.wish);
      at += reading.length;
    } else {
      rest.push(...words.slice(at, at + subject));
      at += subject;
    }
  }
  return { wishes: [...wishes.values()], rest: rest.filter(saysSomething), words: words.filter(saysSomething) };
}
