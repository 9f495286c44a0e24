import type { SearchResult } from '#contracts/search.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { locationOf } from '../location/place.ts';
import type { Market } from '../catalogue/prices.ts';
import { summaryOf } from '../vendor/summary.ts';
import type { Find } from '../catalogue/index-of.ts';

/** Requirements 9: how many suggestions of the type that fits best, and of the other. */
const suggestions = { best: 8, other: 3 };

export type Search = (query: string, market: Market, expanded: boolean) => SearchResult;

/** Semantic search over tours and places; `expanded` gives all matches instead of the suggestions. */
export function searchOf(catalogue: Catalogue, find: Find): Search {
  return (query, market, expanded) => {
    const matches = find(query);
    const bestMatchType = matches[0]?.type ?? 'tour';
    const limit = (type: SearchResult['bestMatchType']) => (expanded ? Infinity : suggestions[type === bestMatchType ? 'best' : 'other']);
    const tours = matches.flatMap(({ id }) => catalogue.tours.get(id) ?? []).slice(0, limit('tour'));
    const places = matches.flatMap(({ id }) => catalogue.destinations.get(id) ?? []).slice(0, limit('location'));
    return {
      bestMatchType,
      tours: tours.map((tour) => summaryOf(catalogue, tour, market)),
      locations: places.map((place) => locationOf(catalogue, place, market.locale)),
    };
  };
}
