import type { Backend } from '../backend.ts';
import { productIn } from '../catalogue/product.ts';
import { Refusal } from '../http/refusal.ts';
import { isOpen, readHoldsOf, type Hold } from '../suppliers/holds.ts';
import type { Checkout } from './checkout.ts';
import { supplierOf } from '../suppliers/registry.ts';

async function hasSeats(backend: Backend, { tourId, selection, day, startingTime, seats, currency }: Hold): Promise<boolean> {
  const product = productIn(backend.catalogue, tourId);
  if (!product) return false;
  const supplier = supplierOf(backend, product);
  await supplier.releaseExpired(backend.clock());
  const offers = await supplier.offers(product, { from: day, to: day }, { locale: 'en', currency }, { selection });
  return offers.some((offer) => offer.startingTime === startingTime && offer.seatsLeft >= seats);
}

/** Why what is held cannot be booked any more: another checkout has it, its time is over, or seats are gone as well. */
export async function lapsed({ backend, order }: Pick<Checkout, 'backend' | 'order'>): Promise<Refusal> {
  const holds = await readHoldsOf(backend.db, order.cart.id);
  if (holds.length === 0) return new Refusal('not_found', { field: 'cart.id' });
  if (holds.some(({ status }) => status === 'booked')) return new Refusal('already_booked');
  for (const hold of holds) {
    if (!isOpen(hold, backend.clock()) && !(await hasSeats(backend, hold))) return new Refusal('sold_out');
  }
  return new Refusal('quote_expired');
}
