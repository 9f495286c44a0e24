import type { Day } from '#contracts/common.ts';
import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import { partySizeOf, placesFor } from '../catalogue/prices.ts';
import { supplierOf } from '../suppliers/registry.ts';

/** The starts of a day with places for a party, earliest first. @param travellers left out: for the fewest that a booking takes */
export async function freeStartsOn(backend: Backend, tour: Tour, day: Day, travellers: number | undefined): Promise<string[]> {
  const places = placesFor(partySizeOf(tour), travellers) ?? 1;
  const offers = await supplierOf(backend, tour).offers(tour, { from: day, to: day }, { locale: 'en', currency: 'EUR' });
  return offers.filter(({ seatsLeft }) => seatsLeft >= places).map(({ startingTime }) => startingTime);
}
