import * as v from 'valibot';
import { bearer } from './bearer.ts';
import { instant, mostItems, productType, uuid } from './common.ts';
import { endpoint } from './endpoint.ts';
import { selection } from './quotes.ts';
import { ofSubject } from './subject.ts';

/** One thing that somebody would like to do. It holds nothing, and names nobody. */
export const planned = v.object({ productType, ...selection.entries });
export type Planned = v.InferOutput<typeof planned>;

/** By the id of the wish, which the browser makes; in the order in which they came. */
const accountTrip = v.record(uuid, v.object({ ...planned.entries, addedAt: instant }));
export type AccountTrip = v.InferOutput<typeof accountTrip>;

export const getTrip = endpoint({
  service: 'shopper',
  method: 'GET',
  path: '/user/trip',
  query: ofSubject,
  headers: bearer,
  response: v.object({ data: accountTrip }),
});

/** A patch, so that two devices lose nothing (RFC 7396): what is not named stays. A wish is given as a whole, and null takes it out. */
export const postTrip = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/user/trip',
  query: ofSubject,
  headers: bearer,
  // A whole trip may go for another one.
  body: v.object({ data: v.pipe(v.record(uuid, v.nullable(planned)), v.maxEntries(2 * mostItems)) }),
  response: v.object({ data: accountTrip }),
});
export type TripPatch = v.InferOutput<typeof postTrip.body>['data'];
