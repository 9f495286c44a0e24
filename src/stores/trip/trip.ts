import type { ProductType } from '#contracts/common.ts';
import type { Selection } from '#contracts/quotes.ts';
import { selectionOf } from '#domain/products/selection.ts';
import { isFull, trip, wishFor, type Trip, type Wish } from '#domain/trip.ts';
import { browserAtom } from '../browser/storage.ts';

/** The trip that is being planned: wishes, shared by all tabs of this browser (decision 18 of docs/design.md). */
export const $trip = browserAtom<Trip>('trip', trip, []);

/** @returns `full` where the trip has as many as one order takes; `known` where it had just this already */
export function addToTrip(productType: ProductType, wanted: Selection): 'added' | 'known' | 'full' {
  const wishes = $trip.get();
  if (wishFor(wishes, wanted)) return 'known';
  if (isFull(wishes)) return 'full';
  $trip.set([...wishes, { id: crypto.randomUUID(), productType, ...selectionOf(wanted) }]);
  return 'added';
}

/** Another day, time or number of people for a wish; its place in the trip stays. */
export function changeWish(id: string, wanted: Selection): void {
  $trip.set($trip.get().map((one) => (one.id === id ? { id, productType: one.productType, ...selectionOf(wanted) } : one)));
}

/** @returns what puts it back where it was; in a trip that has become full meanwhile, nothing does */
export function removeWish(id: string): () => void {
  const before = $trip.get();
  const index = before.findIndex((one) => one.id === id);
  const removed: Wish | undefined = before[index];
  $trip.set(before.filter((one) => one.id !== id));
  return () => {
    const wishes = $trip.get();
    if (!removed || isFull(wishes) || wishes.some((one) => one.id === id)) return;
    $trip.set([...wishes.slice(0, index), removed, ...wishes.slice(index)]);
  };
}
