import { visitStartOf } from '#domain/booked-item.ts';
import type { Suggestion } from '#domain/suggestion.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/open.ts';
import { supplierOf } from '../suppliers/registry.ts';
import type { Booking } from './booking.ts';

/** What becomes of a booking at the suggested time. */
export function movedTo(
  { order }: Pick<Booking, 'order'>,
  { holdId, item }: Suggestion,
): Pick<Booking, 'holdId' | 'day' | 'startingTime' | 'item' | 'order' | 'suggestion'> {
  const { day, startingTime } = visitStartOf(item);
  const { cart } = order;
  const cartItems = cart.cartItems.map((one) => ({
    ...one,
    itemDetailsJson: { ...one.itemDetailsJson, queryDate: day, startingTime },
  }));
  const participants = cart.participants.map((participant) => ({ ...participant, startingTime }));
  return { holdId, day, startingTime, item, order: { ...order, cart: { ...cart, cartItems, participants } }, suggestion: null };
}

/** Frees the places of a time that was suggested and is not taken; nothing where none was. */
export async function releaseSuggested(
  backend: Pick<Backend, 'suppliers'>,
  tx: Database,
  { item, suggestion }: Pick<Booking, 'item' | 'suggestion'>,
): Promise<void> {
  if (suggestion) await supplierOf(backend, item.product).release(tx, suggestion.holdId, 'open');
}
