import { toggleSaved } from '../account/wishlist.ts';
import { isSaved } from '../account/saved-tours.ts';
import { $trip, removeWish } from './trip.ts';

/**
 * Takes a wish out of the trip and its tour onto the wishlist, for later. Where the account's wishlist refuses the tour, the wish comes
 * back: it is never in neither, unless the trip has become full meanwhile.
 * @returns `putBack`: puts both as they were, and says whether the wish is in the trip then; `outcome`: what the wishlist made of it
 */
export function moveToWishlist(wishId: string): { putBack: () => boolean; outcome: Promise<'saved' | 'put_back' | 'no_room'> } {
  const wish = $trip.get().find(({ id }) => id === wishId);
  if (!wish) return { putBack: () => false, outcome: Promise.resolve('saved') };
  const { tourId } = wish;
  const wasSaved = isSaved(tourId);
  const restore = removeWish(wishId);
  const settle = async () => {
    if (wasSaved || (await toggleSaved(tourId))) return 'saved';
    return restore() ? 'put_back' : 'no_room';
  };
  const putBack = () => {
    const isBack = restore();
    if (isBack && !wasSaved && isSaved(tourId)) void toggleSaved(tourId);
    return isBack;
  };
  return { putBack, outcome: settle() };
}
