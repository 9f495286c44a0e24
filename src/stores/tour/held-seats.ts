import * as v from 'valibot';
import { day, instant, timeOfDay, uuid } from '#contracts/common.ts';
import { tabAtom } from '../browser/storage.ts';

const held = v.object({
  quoteId: uuid,
  expiryTime: instant,
  tourId: uuid,
  queryDate: day,
  startingTime: timeOfDay,
  seats: v.pipe(v.number(), v.integer()),
});

/** The seats that the latest quote keeps, and until when: after a reload they are still this shopper's, and are given back by the next quote. */
export const $held = tabAtom<v.InferOutput<typeof held> | null>('quote', v.nullable(held), null);

/** Seats of this tour that were bought are taken: a hold on another tour lasts. */
export function forgetHeld(tourId: string): void {
  if ($held.get()?.tourId === tourId) $held.set(null);
}
