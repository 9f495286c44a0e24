import { searchLocations, type Location } from '#contracts/locations.ts';
import { request, type Fetch } from './request.ts';

type Reading = { signal?: AbortSignal | undefined; ask?: Fetch | undefined };

/** Requirements 7: places that have tours, by a pattern; an empty pattern gives all. */
export async function fetchLocations(pattern: string, locale: string, { signal, ask }: Reading = {}): Promise<Location[]> {
  const answer = await request(searchLocations, {
    query: { pattern, products: 'tours' },
    headers: { 'accept-language': locale },
    signal,
    ask,
  });
  return answer._embedded?.locationList ?? [];
}

/** Requirements 7: the place with this uuid, or null where there is none. */
export async function fetchLocation(uuid: string, locale: string, { signal, ask }: Reading = {}): Promise<Location | null> {
  const answer = await request(searchLocations, { query: { uuid }, headers: { 'accept-language': locale }, signal, ask });
  return answer._embedded?.locationList[0] ?? null;
}
