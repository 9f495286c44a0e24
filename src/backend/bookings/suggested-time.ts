import type { SuggestedTime as Shown } from '#contracts/suggested-time.ts';
import { visitStartOf } from '#domain/booked-item.ts';
import type { SuggestedTime } from '#domain/suggested-time.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/open.ts';
import { supplierOf } from '../suppliers/registry.ts';
import { suggestedTimeUrl } from '../tickets/links.ts';
import type { Booking } from './booking.ts';

/** What becomes of a booking at another time, such as a suggested one. */
export function movedTo(
  { order }: Pick<Booking, 'order'>,
  { holdId, item }: Pick<SuggestedTime, 'holdId' | 'item'>,
): Pick<Booking, 'holdId' | 'day' | 'startingTime' | 'item' | 'order' | 'suggestedTime' | 'callChange'> {
  const { day, startingTime } = visitStartOf(item);
  const { cart } = order;
  const cartItems = cart.cartItems.map((one) => ({
    ...one,
    itemDetailsJson: { ...one.itemDetailsJson, queryDate: day, startingTime },
  }));
  const participants = cart.participants.map((participant) => ({ ...participant, startingTime }));
  const moved = { ...order, cart: { ...cart, cartItems, participants } };
  // What was said of the call before was said of the time before.
  return { holdId, day, startingTime, item, order: moved, suggestedTime: null, callChange: null };
}

/** The same for whoever may see the booking; nothing where nothing waits for an answer. */
export function suggestedTimeOf(
  backend: Pick<Backend, 'config' | 'signingKey'>,
  { id, status, suggestedTime }: Pick<Booking, 'id' | 'status' | 'suggestedTime'>,
): { suggestedTime?: Shown } {
  if (status !== 'on_request' || !suggestedTime) return {};
  const { day: queryDate, startingTime } = visitStartOf(suggestedTime.item);
  return { suggestedTime: { queryDate, startingTime, answerUrl: suggestedTimeUrl(backend, id, suggestedTime.suggestedAt) } };
}

/** Frees the places of a time that was suggested and is not taken; nothing where none was. */
export async function releaseSuggested(
  backend: Pick<Backend, 'suppliers'>,
  tx: Database,
  { item, suggestedTime }: Pick<Booking, 'item' | 'suggestedTime'>,
): Promise<void> {
  if (suggestedTime) await supplierOf(backend, item.product).release(tx, suggestedTime.holdId, 'open');
}
