import * as v from 'valibot';
import { count, day, key, tourIds } from './common.ts';
import { endpoint } from './endpoint.ts';

/** The largest party that a list asks places for. */
export const mostTravellers = 20;

/** How many travel together, as the text of a query parameter: 1 to 20. */
export const travellersText = v.pipe(v.string(), v.regex(/^([1-9]|1\d|20)$/), v.transform(Number));

/** So few places on a day are worth saying. */
export const fewPlaces = 4;

/**
 * Of many tours at once: on which day of a range each has its next departure with places for the whole party. Tours without one are left
 * out. Days are the venue's, both ends included; without them, from now on for as long as can be booked. Without `travellers`, places for
 * the smallest booking.
 */
export const listAvailability = endpoint({
  service: 'vendor',
  method: 'GET',
  path: '/tours/availability',
  query: v.object({
    /** City id (`rome`) or locationUuid. */
    location: v.optional(key),
    /** Only these tours: uuids, comma-separated, at most 100. */
    tourIds: v.optional(tourIds),
    dateFrom: v.optional(day),
    dateTo: v.optional(day),
    travellers: v.optional(travellersText),
  }),
  response: v.object({
    /** Each tour once, at its first free day; the earliest day first. */
    days: v.array(v.object({ day, tourIds: v.array(v.string()) })),
    /** Tours that have sold so well that few places (travellers, 1 to 4) are left on that day. */
    fewLeft: v.array(v.object({ tourId: v.string(), placesLeft: count })),
  }),
});
export type AvailabilityAnswer = v.InferOutput<typeof listAvailability.response>;
