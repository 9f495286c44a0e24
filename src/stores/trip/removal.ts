import { atom } from 'nanostores';
import type { ServiceError } from '#api/service-error.ts';
import { $wishlistError } from '../account/wishlist.ts';
import { reopenDraft, takeDraft, type Draft } from './draft.ts';
import { moveToWishlist } from './move-to-wishlist.ts';
import type { TripStop } from './stops.ts';
import { removeWish } from './trip.ts';

export type Removal = {
  stop: TripStop;
  /** What was being changed about it. */
  draft: Draft | null;
  /** On the wishlist, for later. */
  isSaved: boolean;
  /** It was to come back, and the trip has become full meanwhile. */
  hasNoRoom: boolean;
  /** @returns whether it is in the trip again */
  putBack: () => boolean;
};

/** What was taken out last, and the way to put it back. */
export const $removal = atom<Removal | null>(null);

/** The wish that the account's wishlist has refused, and why: it is in the trip still. */
export const $notSaved = atom<{ id: string; error: ServiceError | null } | null>(null);

/** The trip says it at the stop, and nothing else has to. */
function sayNotSaved(id: string): void {
  $notSaved.set({ id, error: $wishlistError.get() });
  $wishlistError.set(null);
}

function keep(removal: Omit<Removal, 'hasNoRoom'>): Removal {
  const kept = { ...removal, hasNoRoom: false };
  $notSaved.set(null);
  $removal.set(kept);
  return kept;
}

export function removeStop(stop: TripStop): void {
  const draft = takeDraft(stop.id);
  keep({ stop, draft, isSaved: false, putBack: removeWish(stop.id) });
}

/** @returns whether it is on the wishlist; where not, `$notSaved` or `$removal` say where it is */
export async function saveStopForLater(stop: TripStop): Promise<boolean> {
  const draft = takeDraft(stop.id);
  const { putBack, outcome } = moveToWishlist(stop.id);
  const removal = keep({ stop, draft, isSaved: true, putBack });
  const became = await outcome;
  // Put back by hand meanwhile, or another one was taken out.
  if (became === 'saved' || $removal.get() !== removal) return became === 'saved';
  if (became === 'put_back') sayNotSaved(stop.id);
  $removal.set(became === 'put_back' ? null : { ...removal, isSaved: false, hasNoRoom: true });
  if (became === 'put_back' && removal.draft) reopenDraft(removal.draft);
  return false;
}

/** Puts back what was taken out last, with what was being changed about it. @returns whether there was room for it */
export function undoRemoval(): boolean {
  const removal = $removal.get();
  if (!removal) return false;
  const isBack = removal.putBack();
  $removal.set(isBack ? null : { ...removal, hasNoRoom: true });
  if (isBack && removal.draft) reopenDraft(removal.draft);
  return isBack;
}
