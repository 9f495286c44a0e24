import * as v from 'valibot';
import { acceptLanguage, searchLength, uuid } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Requirements 3, "Destination (location)". */
export const location = v.object({
  locationUuid: uuid,
  /** The city's segment in paths: `rome`. */
  id: v.string(),
  name: v.string(),
  stateName: v.string(),
  countryName: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  /** At the image host, as a tour's. */
  teaserImageUrl: v.string(),
  /** A link is there where the place has such products. */
  _links: v.object({ tours: v.optional(v.object({ href: v.string() })), hotels: v.optional(v.object({ href: v.string() })) }),
});
export type Location = v.InferOutput<typeof location>;

export const searchLocations = endpoint({
  service: 'location',
  method: 'GET',
  path: '/locations/search',
  query: v.object({
    uuid: v.optional(uuid),
    pattern: v.optional(v.pipe(v.string(), v.maxLength(searchLength))),
    products: v.optional(v.picklist(['tours', 'hotels'])),
  }),
  headers: acceptLanguage,
  response: v.object({ _embedded: v.optional(v.object({ locationList: v.array(location) })) }),
});
