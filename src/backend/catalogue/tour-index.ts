import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { formsOf, isFiller, wordsOf } from '#domain/words.ts';
import type { Word } from '#domain/wishes/wish.ts';
import type { Catalogue, Tour } from './catalogue.ts';
import type { Concept } from './concepts.ts';

type Entry = { id: string; name: string; about: string; place: string; text: string; notes: string };

/** Scores by tourId. */
export type Scores = ReadonlyMap<string, number>;

/** How texts are searched: for all or any of the concepts, with or without typing errors. */
export type Stage = { combineWith: 'AND' | 'OR'; hasTypos: boolean };

type Texts = { en: string; de: string };
const both = (...texts: Texts[]): string => texts.map(({ en, de }) => `${en}\n${de}`).join('\n');

/** In both languages at once: nobody has to search in the language of the page. */
const entryOf = ({ categoryLabels }: Catalogue, tour: Tour): Entry => ({
  id: tour.tourId,
  name: both(tour.tourName),
  about: both(tour.subTitle, ...tour.categories.map((id) => categoryLabels[id])),
  place: [both(tour.destination.name, tour.destination.countryName), ...tour.destination.synonyms].join('\n'),
  text: both(tour.shortDescription, tour.longDescription, tour.uniqueSellingProposition, tour.startingPoint.title),
  notes: both(...tour.included, ...tour.whatToBring, ...tour.accessibility, ...tour.goodToKnow),
});

/** Short words bear no typing error; longer ones one, the longest two. */
const errorsIn = (form: string): number => (form.length < 5 ? 0 : form.length < 8 ? 1 : 2);

/** The last word is still being typed: two letters begin it. Of one before it, four do, for words that German joins. */
const isBegun = (form: string, isLast: boolean): boolean => form.length > (isLast ? 1 : 3);

const asWritten = (form: string): string => form;
/** Synonyms find, but later than what was typed. */
const less = (): number => 0.25;

function typedQuery({ forms }: Word, isLast: boolean, hasTypos: boolean): Query {
  const [folded = '', ...others] = forms;
  const written = { queries: [folded], prefix: isBegun(folded, isLast), fuzzy: hasTypos ? errorsIn(folded) : false };
  const begun = { queries: others.filter((form) => form.length > 3), prefix: true };
  return { combineWith: 'OR', queries: [written, ...others, begun] };
}

const wordQuery = ({ forms }: Word): Query => ({ combineWith: 'OR', queries: [...forms] });

const conceptQuery = ({ typed, others, isLast }: Concept, hasTypos: boolean): Query => ({
  combineWith: 'OR',
  queries: [
    { combineWith: 'AND', queries: typed.map((word, index) => typedQuery(word, isLast && index === typed.length - 1, hasTypos)) },
    ...others.map((words): Query => ({ combineWith: 'AND', boostTerm: less, queries: words.map(wordQuery) })),
  ],
});

const options: SearchOptions = {
  processTerm: asWritten,
  tokenize: (text) => [text],
  boost: { name: 6, about: 3, place: 2, notes: 0.5 },
  weights: { prefix: 0.5, fuzzy: 0.2 },
};

/** The texts of all tours. */
export class TourIndex {
  readonly #index = new MiniSearch<Entry>({
    fields: ['name', 'about', 'place', 'text', 'notes'],
    tokenize: wordsOf,
    processTerm: (word) => this.#formsOf(word),
    searchOptions: options,
  });
  /** Forms of words that have occurred: texts repeat theirs. */
  readonly #known = new Map<string, string[] | null>();

  constructor(catalogue: Catalogue) {
    this.#index.addAll([...catalogue.tours.values()].map((tour) => entryOf(catalogue, tour)));
  }

  #formsOf(word: string): string[] | null {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const forms = isFiller(word) ? null : formsOf(word);
    this.#known.set(word, forms);
    return forms;
  }

  search(concepts: readonly Concept[], { combineWith, hasTypos }: Stage): Scores {
    if (concepts.length === 0) return new Map();
    const found = this.#index.search({ combineWith, queries: concepts.map((concept) => conceptQuery(concept, hasTypos)) });
    return new Map(found.map(({ id, score }) => [String(id), score]));
  }

  /** Whether any text has this word, or one that begins with it. */
  knows({ forms }: Word): boolean {
    return this.#index.search({ combineWith: 'OR', queries: [...forms], prefix: true }).length > 0;
  }

  add(catalogue: Catalogue, tour: Tour): void {
    this.#index.add(entryOf(catalogue, tour));
  }

  remove(tourId: string): void {
    this.#index.discard(tourId);
  }
}
