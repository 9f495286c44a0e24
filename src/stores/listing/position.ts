import { atom } from 'nanostores';
import type { Coordinates } from '#domain/distance.ts';
import { goesByPlace, placeOrder, type SortOrder } from '#domain/sort-orders.ts';
import { latest } from '../browser/latest.ts';
import { $choices, choose } from './choices.ts';

/** Where the shopper is, once he has allowed it: in memory alone, never stored, sent or written to the address. */
export type Position = { status: 'unknown' | 'finding' | 'refused' | 'failed'; at?: never } | { status: 'known'; at: Coordinates };

export const $position = atom<Position>({ status: 'unknown' });

/** A street is near enough, and one of a minute ago, too. */
const wanted: PositionOptions = { enableHighAccuracy: false, maximumAge: 60_000, timeout: 10_000 };

/** The browser takes no question back: the answer to one that was forgotten is not listened to. */
const questions = latest();
/** What lists went by before they went by distance from here. */
let orderBefore: SortOrder | null = null;

/**
 * Asks the browser, which asks the shopper; then lists go by distance, unless another order was chosen meanwhile. Refused or failed, their
 * order stays.
 */
export function findPosition(): void {
  if (!('geolocation' in navigator)) {
    $position.set({ status: 'failed' });
    return;
  }
  const signal = questions.start();
  const { sort } = $choices.get();
  $position.set({ status: 'finding' });
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => {
      if (signal.aborted) return;
      $position.set({ status: 'known', at: { latitude, longitude } });
      if ($choices.get().sort !== sort) return;
      orderBefore = sort;
      choose({ sort: placeOrder });
    },
    ({ code, PERMISSION_DENIED }) => {
      if (!signal.aborted) $position.set({ status: code === PERMISSION_DENIED ? 'refused' : 'failed' });
    },
    wanted,
  );
}

/** Forgets it, also while it is being found; lists go by what they went by before. */
export function forgetPosition(): void {
  questions.cancel();
  $position.set({ status: 'unknown' });
  if (goesByPlace($choices.get().sort)) choose({ sort: orderBefore });
  orderBefore = null;
}
