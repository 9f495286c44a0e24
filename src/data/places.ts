import type { Locale } from '#contracts/common.ts';
import { getDestinations, type Destination } from './destinations.ts';
import { cityOf, getTours } from './tours.ts';

/** All destinations with how many tours each has. */
export async function getPlaces(locale: Locale): Promise<(Destination & { tours: number })[]> {
  const [destinations, tours] = await Promise.all([getDestinations(locale), getTours(locale)]);
  return destinations.map((place) => ({ ...place, tours: tours.filter((tour) => cityOf(tour) === place.id).length }));
}
