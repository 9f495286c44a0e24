import * as v from 'valibot';
import { currencyCode, locale, searchLength, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { location } from './locations.ts';
import { tourSummary } from './tours.ts';

/** Requirements 3, "Semantic search result". */
export const searchResult = v.object({
  bestMatchType: v.picklist(['tour', 'location']),
  tours: v.array(tourSummary),
  locations: v.array(location),
});
export type SearchResult = v.InferOutput<typeof searchResult>;

export const semanticSearch = endpoint({
  service: 'search',
  method: 'GET',
  path: '/search',
  query: v.object({
    query: text(searchLength),
    lang: v.optional(locale),
    expanded: v.optional(v.picklist(['true', 'false']), 'false'),
    currency: v.optional(currencyCode, 'EUR'),
  }),
  response: searchResult,
});
