import { atom } from 'nanostores';
import type { TripStop } from './stops.ts';
import { removeWish } from './trip.ts';

/** What was taken out last, and the way to put it back. */
export const $removal = atom<{ stop: TripStop; putBack: () => void } | null>(null);

export const removeStop = (stop: TripStop): void => $removal.set({ stop, putBack: removeWish(stop.id) });

export function undoRemoval(): void {
  $removal.get()?.putBack();
  $removal.set(null);
}
