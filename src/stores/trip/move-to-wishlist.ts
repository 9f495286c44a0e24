import { $wishlistError, toggleSaved } from '../account/wishlist.ts';
import { isSaved } from '../account/saved-tours.ts';
import { $trip, removeWish } from './trip.ts';

/**
 * Takes a wish out of the trip and its tour onto the wishlist, for later. Where the account's wishlist refuses the tour, the wish comes
 * back: it is never in neither.
 * @returns what puts both as they were
 */
export function moveToWishlist(wishId: string): () => void {
  const wish = $trip.get().find(({ id }) => id === wishId);
  if (!wish) return () => {};
  const { tourId } = wish;
  const wasSaved = isSaved(tourId);
  const putBack = removeWish(wishId);
  if (!wasSaved)
    void toggleSaved(tourId).then(() => {
      if ($wishlistError.get()) putBack();
    });
  return () => {
    putBack();
    if (!wasSaved && isSaved(tourId)) void toggleSaved(tourId);
  };
}
