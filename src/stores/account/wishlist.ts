import { atom } from 'nanostores';
import { fetchWishlist, patchWishlist } from '#api/account.ts';
import { toServiceError, type ServiceError } from '#api/service-error.ts';
import { fetchToursById } from '#api/vendor.ts';
import type { Wishlist } from '#contracts/wishlist.ts';
import type { Locale } from '#contracts/common.ts';
import type { TourSummary } from '#contracts/tours.ts';
import { asSubject } from './auth/resume.ts';
import { atMost } from '../browser/at-most.ts';
import { $currency } from '../browser/currency.ts';
import { remoteStore } from '../browser/remote.ts';
import { $savedTours, isAccounts, isSaved } from './saved-tours.ts';
import { $signedIn } from './signed-in.ts';

/** Why the last change was taken back. */
export const $wishlistError = atom<ServiceError | null>(null);

export const savedIds = (): string[] => $savedTours.get().replace('*', '').split(' ').filter(Boolean);

const keep = (ids: readonly string[], isTheAccounts: boolean): void =>
  $savedTours.set([isTheAccounts ? '*' : '', ...new Set(ids)].join(' '));

function put(tourId: string, isWanted: boolean): void {
  const others = savedIds().filter((id) => id !== tourId);
  keep(isWanted ? [...others, tourId] : others, isAccounts());
}

/** One change after the other: an answer never undoes a later press. */
const oneByOne = atMost(1);

/**
 * Requirements 4, "Wishlist": present is removed, absent added. Seen at once, in every tab; taken back where the service refuses.
 * @returns whether it stood
 */
export async function toggleSaved(tourId: string): Promise<boolean> {
  const isWanted = !isSaved(tourId);
  put(tourId, isWanted);
  $wishlistError.set(null);
  if (!$signedIn.get()) return true;
  return oneByOne(async () => {
    try {
      await patchWishlist(await asSubject(), { [tourId]: isWanted });
      return true;
    } catch (error) {
      put(tourId, !isWanted);
      $wishlistError.set(toServiceError(error));
      return false;
    }
  });
}

/** Takes off what the shop has no more. */
export async function takeOff(ids: readonly string[]): Promise<void> {
  for (const id of ids) await toggleSaved(id);
}

/** A tour that the shop has no more makes the service refuse the whole list: then one by one, and without those. */
async function addAll(ids: readonly string[]): Promise<Wishlist> {
  const subject = await asSubject();
  if (ids.length === 0) return (await fetchWishlist(subject)).data;
  try {
    return (await patchWishlist(subject, Object.fromEntries(ids.map((id) => [id, true])))).data;
  } catch (error) {
    if (toServiceError(error).code !== 'invalid_request') throw error;
    for (const id of ids)
      await patchWishlist(subject, { [id]: true }).catch((refused: unknown) => {
        if (toServiceError(refused).details['field'] !== `data.${id}`) throw refused;
      });
    return (await fetchWishlist(subject)).data;
  }
}

/** After sign-in: what was saved here and what the account has, together. Without an answer, the next page tries again. */
export const mergeSaved = (): Promise<void> =>
  oneByOne(async () => {
    const before = savedIds();
    try {
      const merged = Object.keys(await addAll(isAccounts() ? [] : before));
      const now = savedIds();
      const takenOff = before.filter((id) => !now.includes(id));
      const added = now.filter((id) => !before.includes(id));
      keep([...merged.filter((id) => !takenOff.includes(id)), ...added], true);
    } catch {
      // What is here stays here.
    }
  });

/** Puts these on the account's wishlist beside what is on it, but for tours that the shop has no more. @throws ServiceError */
export const saveTours = (ids: readonly string[]): Promise<void> =>
  oneByOne(async () => {
    const merged = await addAll(ids);
    keep([...savedIds(), ...ids.filter((id) => id in merged)], isAccounts());
  });

const tours = remoteStore<TourSummary[]>([]);

/** The tours of the wishlist, as cards need them. */
export const $wishlistTours = tours.$state;

/** Those saved last come first. */
export const loadWishlistTours = (locale: Locale): Promise<void> =>
  tours.load(async (signal) => {
    const ids = savedIds().reverse();
    const found = ids.length > 0 ? await fetchToursById(ids, { locale, currency: $currency.get(), signal }) : [];
    return found.sort((a, b) => ids.indexOf(a.tourId) - ids.indexOf(b.tourId));
  });
