import type { Backend } from '../backend.ts';
import { Refusal } from '../http/refusal.ts';
import { readHold, type Hold } from '../suppliers/holds.ts';
import { supplierOf } from '../suppliers/registry.ts';

async function hasSeats(backend: Backend, { tourId, day, startingTime, seats, currency }: Hold): Promise<boolean> {
  const tour = backend.catalogue.tours.get(tourId);
  if (!tour) return false;
  const supplier = supplierOf(backend, tour);
  await supplier.releaseExpired(backend.clock());
  const offers = await supplier.offers(tour, { from: day, to: day }, { locale: 'en', currency });
  return offers.some((offer) => offer.startingTime === startingTime && offer.seatsLeft >= seats);
}

/** Why a quote cannot be booked any more: another checkout has it, its time is over, or the seats are gone as well. */
export async function lapsed(backend: Backend, holdId: string): Promise<Refusal> {
  const hold = await readHold(backend.db, holdId);
  if (!hold) return new Refusal('not_found', { field: 'cart.id' });
  if (hold.status === 'booked') return new Refusal('already_booked');
  return new Refusal((await hasSeats(backend, hold)) ? 'quote_expired' : 'sold_out');
}
