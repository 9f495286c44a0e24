import { Refusal } from '../http/refusal.ts';
import { readHold } from '../suppliers/holds.ts';
import type { Checkout } from './checkout.ts';

/** The quote that is ordered, and its tour. */
export async function readQuote(checkout: Checkout): Promise<undefined> {
  const { backend, order } = checkout;
  const hold = await readHold(backend.db, order.cart.id);
  const tour = hold && backend.catalogue.tours.get(hold.tourId);
  if (!hold || !tour) throw new Refusal('not_found', { field: 'cart.id' });
  checkout.hold = hold;
  checkout.tour = tour;
}
