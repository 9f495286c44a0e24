import * as v from 'valibot';
import { count, currencyCode, locale, searchLength, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { location } from './locations.ts';
import { tourSummary } from './tours.ts';

/** Where something is: `from` says so after a distance, `from the Pantheon`. */
const namedPlace = v.object({ from: v.string(), latitude: v.number(), longitude: v.number() });
export type NamedPlace = v.InferOutput<typeof namedPlace>;

/** Something that was read from the query: by which key it is taken away, how it is called, and where it is, if it is one place. */
const understoodWish = v.object({ key: v.string(), label: v.string(), place: v.optional(namedPlace) });
export type UnderstoodWish = v.InferOutput<typeof understoodWish>;

/** What comes near: how many more tours there are without these wishes, and the first of them. */
const nearResult = v.object({ without: v.array(understoodWish), total: count, tours: v.array(tourSummary) });
export type NearResult = v.InferOutput<typeof nearResult>;

/** Requirements 3, "Semantic search result"; a service that reads no wishes leaves the last two out. */
export const searchResult = v.object({
  bestMatchType: v.picklist(['tour', 'location']),
  tours: v.array(tourSummary),
  locations: v.array(location),
  understood: v.optional(v.array(understoodWish), []),
  near: v.optional(v.array(nearResult), []),
});
export type SearchResult = v.InferOutput<typeof searchResult>;

/** Keys of wishes in a request: `suits:families,price:eur30`. */
const wishKeys = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(1000),
    v.regex(/^[a-z0-9:.,-]*$/),
    v.transform((text) => text.split(',').filter(Boolean)),
  ),
  '',
);

export const semanticSearch = endpoint({
  service: 'search',
  method: 'GET',
  path: '/search',
  query: v.object({
    query: text(searchLength),
    lang: v.optional(locale),
    expanded: v.optional(v.picklist(['true', 'false']), 'false'),
    currency: v.optional(currencyCode, 'EUR'),
    /** Wishes that were taken away. */
    without: wishKeys,
  }),
  response: searchResult,
});
