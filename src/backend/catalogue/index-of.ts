import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { Catalogue, Destination, Tour } from './catalogue.ts';
import { fold, foldings } from './fold.ts';

type Entry = { id: string; type: 'tour' | 'location'; name: string; about: string; place: string; text: string };
type Match = { id: string; type: Entry['type']; score: number };

/**
 * Gives what matches all words of a query as they are; else all of them with small typos; else any of them, in the same way. Best first.
 */
export type Find = (query: string) => Match[];

type Texts = { en: string; de: string };
const both = (...texts: Texts[]): string => texts.map(({ en, de }) => `${en}\n${de}`).join('\n');

const placeEntry = (place: Destination): Entry => ({
  id: place.id,
  type: 'location',
  name: [both(place.name), ...place.synonyms].join('\n'),
  about: '',
  place: both(place.stateName, place.countryName),
  text: '',
});

const tourEntry = ({ categoryLabels }: Catalogue, tour: Tour): Entry => ({
  id: tour.tourId,
  type: 'tour',
  name: both(tour.tourName),
  about: [both(tour.subTitle), ...tour.categories.flatMap((id) => [both(categoryLabels[id]), ...categoryLabels[id].keywords])].join('\n'),
  place: [both(tour.destination.name, tour.destination.countryName), ...tour.destination.synonyms].join('\n'),
  text: both(tour.shortDescription, tour.longDescription, tour.uniqueSellingProposition, tour.startingPoint.title),
});

const isMatch = (result: SearchResult): result is SearchResult & Match => typeof result['type'] === 'string';

/** Each word costs a search of the index, so only the first ones count; few people type more. */
export const mostWords = 12;

const firstWords = (query: string): string => [...new Set(query.split(/[\s\p{P}]+/u).filter(Boolean))].slice(0, mostWords).join(' ');

/** The last word is still being typed: two letters begin it. Of one before it, three do; two fit too much to say anything. */
const isBegun = (term: string, index: number, terms: readonly string[]): boolean => term.length > (index === terms.length - 1 ? 1 : 2);

/** Short words bear no typo; longer ones one, the longest two. */
const typos = (term: string): number => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2);

/** Indexes tours and places in both languages at once: nobody has to search in the language of the page. */
export function indexOf(catalogue: Catalogue): Find {
  const index = new MiniSearch<Entry>({
    fields: ['name', 'about', 'place', 'text'],
    storeFields: ['type'],
    processTerm: foldings,
    searchOptions: {
      processTerm: fold,
      boost: { name: 6, about: 3, place: 2 },
      prefix: isBegun,
      weights: { prefix: 0.5, fuzzy: 0.2 },
    },
  });
  index.addAll([...catalogue.destinations.values()].map(placeEntry));
  index.addAll([...catalogue.tours.values()].map((tour) => tourEntry(catalogue, tour)));
  const stages: SearchOptions[] = (['AND', 'OR'] as const).flatMap((combineWith) => [{ combineWith }, { combineWith, fuzzy: typos }]);
  return (query) => {
    const words = firstWords(query);
    return (
      stages
        .map((stage) => index.search(words, stage))
        .find((found) => found.length > 0)
        ?.filter(isMatch) ?? []
    );
  };
}
