import { atom } from 'nanostores';
import { moveToWishlist } from './move-to-wishlist.ts';
import type { TripStop } from './stops.ts';
import { removeWish } from './trip.ts';

/** What was taken out, whether it is on the wishlist for later, and the way to put it back. */
export type Removal = { stop: TripStop; isSaved: boolean; putBack: () => void };

/** The last one. */
export const $removal = atom<Removal | null>(null);

export const removeStop = (stop: TripStop): void => $removal.set({ stop, isSaved: false, putBack: removeWish(stop.id) });

export const saveStopForLater = (stop: TripStop): void => $removal.set({ stop, isSaved: true, putBack: moveToWishlist(stop.id) });

export function undoRemoval(): void {
  $removal.get()?.putBack();
  $removal.set(null);
}
