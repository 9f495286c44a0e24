import type { CurrencyCode } from '#contracts/common.ts';
import { meet, nearMisses, type Relaxed } from '#domain/wishes/meet.ts';
import { understand } from '#domain/wishes/understand.ts';
import { keyOf, type Wish, type Word } from '#domain/wishes/wish.ts';
import type { Catalogue, Tour } from '../catalogue/catalogue.ts';
import { conceptsOf } from '../catalogue/concepts.ts';
import type { Index } from '../catalogue/index-of.ts';
import type { Scores, Stage } from '../catalogue/tour-index.ts';
import { averageRating } from '../vendor/summary.ts';

type Ranked = { tour: Tour; score: number; unmet: readonly Wish[] };

export type FoundTours = {
  /** What was understood, without what was taken away. */
  wishes: Wish[];
  /** Whether anything else was looked for. */
  hasWords: boolean;
  /** That, as a wish, where texts have it. */
  words?: Wish | undefined;
  /** What fits all wishes, and the words: best first. */
  tours: Tour[];
  /** What comes near, by what it misses. */
  near: Relaxed<Tour>[];
};

/** The kind that stands for what no wish was read from, and the key by which all of it is taken away. */
export const inWords = 'words';
export const allWords = `${inWords}:all`;

/** What an index finds in texts, from what was typed as it is to what only resembles a part of it. */
const stages: readonly Stage[] = (['AND', 'OR'] as const).flatMap((combineWith) =>
  [false, true].map((hasTypos) => ({ combineWith, hasTypos })),
);

/** How much each part of a score counts; each is from 0 to 1. */
const weights = { text: 1, words: 0.8, strength: 1.2, rating: 0.15, begun: 1 };
const bestRating = 5;

const highest = (scores: Scores): number => Math.max(1e-9, ...scores.values());

/** The destination of the sights that are wished for, where no destination is. */
function placeOfSights(wishes: readonly Wish[], { sights }: Catalogue): Wish[] {
  if (wishes.some(({ kind }) => kind === 'destination')) return [];
  const wanted = wishes.flatMap(({ kind, value }) => (kind === 'near' ? value.split('.') : []));
  const places = Object.keys(sights).filter((id) => sights[id]?.some((sight) => wanted.includes(sight.id)));
  return places.length > 0 ? [{ kind: 'destination', value: places.join('.') }] : [];
}

/** A destination or a sight that a word names with a typing error, or begins to name, where no tour knows the word. */
function guessed(word: Word, { tours, places, sights }: Index): Wish[] {
  if (word.text.length < 5 || tours.knows(word)) return [];
  const [place] = places.find(word.text);
  if (place) return [{ kind: 'destination', value: place }];
  const [sight] = sights.find(word.text);
  return sight ? [{ kind: 'near', value: sight }] : [];
}

/** The first stage that finds something which fits all wishes; else the first that finds anything. */
function textScores(index: Index, catalogue: Catalogue, rest: readonly Word[], isMet: (tourId: string) => boolean): Scores | undefined {
  const concepts = conceptsOf(rest, index.synonyms, catalogue.vocabulary.synonyms);
  let first: Scores | undefined;
  for (const stage of stages) {
    const scores = index.tours.search(concepts, stage);
    if (scores.size === 0 || (stage.hasTypos && first)) continue;
    first ??= scores;
    if ([...scores.keys()].some(isMet)) return scores;
  }
  return first;
}

type Asked = { query: string; without: ReadonlySet<string>; currency: CurrencyCode };

/**
 * Finds tours by what a query means. Wishes have to be met; words have to stand in the texts, unless they do in none.
 * @param without keys of wishes that were taken away
 */
export function findTours(catalogue: Catalogue, index: Index, { query, without, currency }: Asked): FoundTours {
  const understood = understand(query, { wishes: index.vocabulary, subjects: index.synonyms }, currency);
  const read = understood.rest.map((word) => ({ word, wishes: guessed(word, index) }));
  const rest = without.has(allWords) ? [] : read.filter(({ wishes }) => wishes.length === 0).map(({ word }) => word);
  const all = [...understood.wishes, ...read.flatMap(({ wishes }) => wishes)];
  const left = all.filter((wish) => !without.has(keyOf(wish)));
  // What is not near a sight may at least be where it is, also when nobody asks for the sight any more.
  const place = placeOfSights(all, catalogue).filter((wish) => !without.has(keyOf(wish)));
  const wishes = left.some(({ kind }) => kind === 'near') ? left : [...left, ...place];
  const wanted = [...left, ...place];
  if (all.length === 0 && understood.words.length === 0) return { wishes, hasWords: false, tours: [], near: [] };

  const met = new Map([...index.wished].map(([id, tour]) => [id, meet(tour, wanted)]));
  const texts = rest.length > 0 ? textScores(index, catalogue, rest, (id) => met.get(id)?.unmet.length === 0) : undefined;
  if (rest.length > 0 && !texts && wishes.length === 0) return { wishes, hasWords: true, tours: [], near: [] };

  const words = index.tours.search(conceptsOf(understood.words, index.synonyms, catalogue.vocabulary.synonyms), {
    combineWith: 'OR',
    hasTypos: false,
  });
  const [highestText, highestWords] = [highest(texts ?? new Map()), highest(words)];
  const missedWords: Wish = { kind: inWords, value: rest.map(({ text }) => text).join(' ') };
  const begun = new Set(index.places.begun(query));
  const ranked = [...catalogue.tours.values()].map((tour): Ranked => {
    const { strength, unmet } = met.get(tour.tourId) ?? { strength: 0, unmet: wishes };
    const text = texts?.get(tour.tourId);
    return {
      tour,
      unmet: texts && text === undefined ? [...unmet, missedWords] : unmet,
      score:
        weights.text * ((text ?? 0) / highestText) +
        weights.words * ((words.get(tour.tourId) ?? 0) / highestWords) +
        weights.strength * strength +
        weights.rating * (averageRating(tour) / bestRating) +
        weights.begun * Number(begun.has(tour.destination.id)),
    };
  });
  ranked.sort((a, b) => b.score - a.score);
  const missed = nearMisses(ranked.filter(({ unmet }) => unmet.length > 0));
  return {
    wishes,
    hasWords: rest.length > 0,
    words: texts && missedWords,
    tours: ranked.filter(({ unmet }) => unmet.length === 0).map(({ tour }) => tour),
    near: missed.map(({ without: given, tours }) => ({ without: given, tours: tours.map(({ tour }) => tour) })),
  };
}
