import { fetchLocations } from '#api/location.ts';
import type { Fetch } from '#api/request.ts';
import type { Locale } from '#contracts/common.ts';
import { topPlacesOf, type Place } from '#domain/suggestions.ts';
import { getDestinations, type Destination } from './destinations.ts';
import { cityOf, getTours } from './tours.ts';

/** All destinations with how many tours each has. */
export async function getPlaces(locale: Locale, ask?: Fetch): Promise<(Destination & { tours: number })[]> {
  const [destinations, tours] = await Promise.all([getDestinations(locale), getTours(locale, ask)]);
  return destinations.map((place) => ({ ...place, tours: tours.filter((tour) => cityOf(tour) === place.id).length }));
}

/** What the search box offers before anything is typed. */
export const getTopPlaces = async (locale: Locale, ask?: Fetch): Promise<Place[]> => topPlacesOf(await fetchLocations('', locale, { ask }));
