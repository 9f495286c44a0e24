import { Refusal } from '../http/refusal.ts';
import type { Checkout } from './checkout.ts';
import { readHold } from './read-hold.ts';

/** The held quote that is ordered, and its tour. */
export async function readQuote(checkout: Checkout): Promise<undefined> {
  const { backend, order } = checkout;
  const hold = await readHold(backend, order);
  const tour = hold && backend.catalogue.tours.get(hold.tourId);
  if (!hold || !tour) throw new Refusal('not_found', { field: 'cart.id' });
  checkout.hold = hold;
  checkout.tour = tour;
}
