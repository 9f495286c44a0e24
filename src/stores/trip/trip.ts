import { computed, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import type { ProductType } from '#contracts/common.ts';
import type { Selection } from '#contracts/quotes.ts';
import { selectionOf } from '#domain/products/selection.ts';
import { isFull, trip, wish, wishFor, type Trip, type Wish } from '#domain/trip.ts';
import { $storedTrip } from './stored.ts';

/** The trip that is being planned: wishes, shared by all tabs of this browser (decision 18 of docs/design.md). */
export const $trip: ReadableAtom<Trip> = computed($storedTrip, (stored) => {
  const wishes = stored.filter((one) => v.is(wish, one));
  return v.is(trip, wishes) ? wishes : [];
});

// What cannot be read counts nowhere.
if ($trip.get().length < $storedTrip.get().length) $storedTrip.set($trip.get());

/** @returns `full` where the trip has as many as one order takes; `known` where it had just this already */
export function addToTrip(productType: ProductType, wanted: Selection): 'added' | 'known' | 'full' {
  const wishes = $trip.get();
  if (wishFor(wishes, wanted)) return 'known';
  if (isFull(wishes)) return 'full';
  $storedTrip.set([...wishes, { id: crypto.randomUUID(), productType, ...selectionOf(wanted) }]);
  return 'added';
}

/** Another day, time or number of people for a wish; its place in the trip stays. */
export function changeWish(id: string, wanted: Selection): void {
  $storedTrip.set($trip.get().map((one) => (one.id === id ? { id, productType: one.productType, ...selectionOf(wanted) } : one)));
}

/** @returns what puts it back where it was, and says whether it is in the trip then: one that has become full has no room for it */
export function removeWish(id: string): () => boolean {
  const before = $trip.get();
  const index = before.findIndex((one) => one.id === id);
  const removed: Wish | undefined = before[index];
  $storedTrip.set(before.filter((one) => one.id !== id));
  return () => {
    const wishes = $trip.get();
    if (wishes.some((one) => one.id === id)) return true;
    if (!removed || isFull(wishes)) return false;
    $storedTrip.set([...wishes.slice(0, index), removed, ...wishes.slice(index)]);
    return true;
  };
}

/** What was ordered is no wish any more: one wish goes for each selection that was ordered, where there is one for just that. */
export function forgetOrdered(ordered: readonly Selection[]): void {
  for (const one of ordered) {
    const fulfilled = wishFor($trip.get(), one);
    if (fulfilled) removeWish(fulfilled.id);
  }
}
