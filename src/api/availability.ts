import { listAvailability } from '#contracts/availability.ts';
import type { Day } from '#contracts/common.ts';
import { request } from './request.ts';
import type { Reading } from './vendor.ts';

/** Which tours: those of a place, up to 100 by name, or all. */
export type Among = { location?: string | undefined; tourIds?: readonly string[] | undefined };

/** Of many tours, the next day on which each has places for the party. */
export const fetchAvailability = (
  { location, tourIds }: Among,
  query: { dateFrom?: Day; dateTo?: Day; travellers?: string },
  { signal, ask }: Pick<Reading, 'signal' | 'ask'> = {},
) =>
  request(listAvailability, {
    query: { ...query, ...(location ? { location } : {}), ...(tourIds ? { tourIds: tourIds.join(',') } : {}) },
    signal,
    ask,
  });
