import * as v from 'valibot';
import { day, instant, timeOfDay, uuid } from '#contracts/common.ts';
import type { Quote } from '#contracts/quotes.ts';
import type { OwnHold } from '#domain/availability.ts';
import { productKindFor } from '#domain/products/registry.ts';
import { selectionOf } from '#domain/products/selection.ts';
import { serverNow } from '../browser/clock.ts';
import { tabAtom } from '../browser/storage.ts';

const held = v.object({
  quoteId: uuid,
  expiryTime: instant,
  tourId: uuid,
  queryDate: day,
  startingTime: timeOfDay,
  seats: v.pipe(v.number(), v.integer()),
});

/**
 * The seats that the latest quote keeps, and until when: after a reload they are still this shopper's, and are given back by the next
 * quote.
 */
export const $held = tabAtom<v.InferOutput<typeof held> | null>('quote', v.nullable(held), null);

export function keepHeld(productType: string, quote: Quote): void {
  const { quoteId, expiryTime, tourId, queryDate, startingTime } = quote;
  const { seats } = productKindFor({ productType }).resource(selectionOf(quote));
  $held.set({ quoteId, expiryTime, tourId, queryDate, startingTime, seats });
}

/** The hold on this tour, while it lasts. */
export function ownHold(tourId: string): OwnHold | undefined {
  const hold = $held.get();
  return hold?.tourId === tourId && Date.parse(hold.expiryTime) > serverNow() ? hold : undefined;
}

/** Seats of this tour that were bought are taken: a hold on another tour lasts. */
export function forgetHeld(tourId: string): void {
  if ($held.get()?.tourId === tourId) $held.set(null);
}
