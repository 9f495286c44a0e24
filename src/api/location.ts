import { searchLocations, type Location } from '#contracts/locations.ts';
import { request } from './request.ts';

/** Requirements 7: places that have tours, by a pattern; an empty pattern gives all. */
export async function fetchLocations(pattern: string, locale: string, signal?: AbortSignal): Promise<Location[]> {
  const answer = await request(searchLocations, { query: { pattern, products: 'tours' }, headers: { 'accept-language': locale }, signal });
  return answer._embedded?.locationList ?? [];
}
