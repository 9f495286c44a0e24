import type { Catalogue, Tour } from '../catalogue/catalogue.ts';
import { isExcursion } from '../sailings/excursion.ts';
import { toursOf } from '../vendor/listing.ts';

const counts = new WeakMap<Catalogue['tours'], ReadonlyMap<string, number>>();

function countsOf(catalogue: Catalogue): ReadonlyMap<string, number> {
  const byCity = Map.groupBy(toursOf(catalogue, 'tours', {}).filter(isExcursion), ({ destination }: Tour) => destination.id);
  return new Map([...byCity].map(([city, tours]) => [city, tours.length]));
}

/** How many tours of a city guests of a ship can take; counted once for the tours of a catalogue. */
export function excursionsIn(catalogue: Catalogue, city: string): number {
  const known = counts.get(catalogue.tours) ?? countsOf(catalogue);
  counts.set(catalogue.tours, known);
  return known.get(city) ?? 0;
}
