import type { NearResult, SearchResult, UnderstoodWish } from '#contracts/search.ts';
import { keyOf, type Wish } from '#domain/wishes/wish.ts';
import type { Backend } from '../backend.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Index } from '../catalogue/index-of.ts';
import type { Market } from '../catalogue/prices.ts';
import { locationOf } from '../location/place.ts';
import { summaryOf } from '../vendor/summary.ts';
import { allWords, findTours, inWords, type FoundTours } from './find-tours.ts';
import { namedPlaceOf } from './named-place.ts';
import { wishText } from './wish-texts.ts';

/** Requirements 9: how many suggestions of the type that fits best, and of the other. */
const suggestions = { best: 8, other: 3 };

/** So few results want company: what is offered beside them, and how much of each. */
const nearby = { from: 3, groups: 3, tours: 3 };

export type Wanted = {
  query: string;
  market: Market;
  /** All matches instead of the suggestions. */
  expanded: boolean;
  /** Keys of wishes that were taken away. */
  without?: readonly string[];
};

/** Words count as understood where they stand beside a wish: alone, they are the query. */
const understoodOf = ({ wishes, words }: FoundTours): Wish[] => [...wishes, ...(words && wishes.length > 0 ? [words] : [])];

export type Search = (wanted: Wanted) => SearchResult;

/** Destinations that are meant: which the text begins, which are wished for or have the wished-for sights, which have its words. */
function placesOf({ places }: Index, { sights }: Catalogue, query: string, { wishes, hasWords }: FoundTours): string[] {
  const wished = wishes.flatMap(({ kind, value }) => {
    const values = value.split('.');
    if (kind === 'destination') return values;
    return kind === 'near' ? Object.keys(sights).filter((id) => sights[id]?.some((sight) => values.includes(sight.id))) : [];
  });
  return [...new Set([...places.begun(query), ...wished, ...(hasWords && wishes.length === 0 ? places.find(query) : [])])];
}

/** Whether the text is about a place and nothing else: it begins the name of one, or only names one. */
const isPlace = ({ places }: Index, query: string, { wishes, hasWords }: FoundTours): boolean =>
  places.begun(query).length > 0 || (!hasWords && wishes.length > 0 && wishes.every(({ kind }) => kind === 'destination'));

/** Semantic search over tours and places. */
export function searchOf(backend: Pick<Backend, 'catalogue'>, index: () => Index): Search {
  return ({ query, market, expanded, without = [] }) => {
    const { catalogue } = backend;
    const found = findTours(catalogue, index(), { query, without: new Set(without), currency: market.currency });
    const places = placesOf(index(), catalogue, query, found);
    const isOfPlace = isPlace(index(), query, found) || (found.tours.length === 0 && found.near.length === 0 && places.length > 0);
    const bestMatchType = isOfPlace ? 'location' : 'tour';
    const limit = (type: SearchResult['bestMatchType']) => (expanded ? Infinity : suggestions[type === bestMatchType ? 'best' : 'other']);
    const named = (wish: Wish): UnderstoodWish => {
      const place = namedPlaceOf(wish, market.locale, catalogue);
      const key = wish.kind === inWords ? allWords : keyOf(wish);
      return { key, label: wishText(wish, market.locale, catalogue), ...(place && { place }) };
    };
    const near = ({ without: given, tours }: FoundTours['near'][number]): NearResult => ({
      without: given.map(named),
      total: found.tours.length + tours.length,
      tours: tours.slice(0, nearby.tours).map((tour) => summaryOf(catalogue, tour, market)),
    });
    return {
      bestMatchType,
      tours: found.tours.slice(0, limit('tour')).map((tour) => summaryOf(catalogue, tour, market)),
      locations: places
        .flatMap((id) => catalogue.destinations.get(id) ?? [])
        .slice(0, limit('location'))
        .map((place) => locationOf(catalogue, place, market.locale)),
      understood: understoodOf(found).map(named),
      near: expanded && found.wishes.length > 0 && found.tours.length <= nearby.from ? found.near.slice(0, nearby.groups).map(near) : [],
    };
  };
}
