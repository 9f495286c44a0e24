import type { Backend } from '../backend.ts';
import { Refusal } from '../http/refusal.ts';
import type { Hold } from '../suppliers/holds.ts';
import type { Checkout } from './checkout.ts';
import { readHold } from './read-hold.ts';
import { supplierOf } from '../suppliers/registry.ts';

async function hasSeats(backend: Backend, { tourId, day, startingTime, seats, currency }: Hold): Promise<boolean> {
  const tour = backend.catalogue.tours.get(tourId);
  if (!tour) return false;
  const supplier = supplierOf(backend, tour);
  await supplier.releaseExpired(backend.clock());
  const offers = await supplier.offers(tour, { from: day, to: day }, { locale: 'en', currency });
  return offers.some((offer) => offer.startingTime === startingTime && offer.seatsLeft >= seats);
}

/** Why a held quote cannot be booked any more: another checkout has it, its time is over, or the seats are gone as well. */
export async function lapsed({ backend, order }: Pick<Checkout, 'backend' | 'order'>): Promise<Refusal> {
  const hold = await readHold(backend, order);
  if (!hold) return new Refusal('not_found', { field: 'cart.id' });
  if (hold.status === 'booked') return new Refusal('already_booked');
  return new Refusal((await hasSeats(backend, hold)) ? 'quote_expired' : 'sold_out');
}
