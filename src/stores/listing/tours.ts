import { atom } from 'nanostores';
import { toServiceError } from '#api/service-error.ts';
import { fetchTours } from '#api/vendor.ts';
import type { Locale, ProductType } from '#contracts/common.ts';
import type { ListedTour } from '#domain/listing.ts';
import { keepPriceIn } from './choices.ts';
import { $currency } from '../browser/currency.ts';
import { latest } from '../browser/latest.ts';
import type { Remote } from '../browser/status.ts';

/** What is listed: the tours of a type, everywhere or in one place. */
export type Listing = { locale: Locale; productType: ProductType; location?: string | undefined };

/** The tours of the listing, those that the page came with first, the others in the vendor's order; while more load, they can be used. */
export const $tours = atom<Remote<ListedTour[]>>({ status: 'initial', data: [] });

const requests = latest();

/** What is on the screen stays in its place, for the vendor's order may have changed since the page was made; what is new follows. */
function inPlace(fetched: readonly ListedTour[], shown: readonly ListedTour[]): ListedTour[] {
  const places = new Map(shown.map(({ tourId }, index) => [tourId, index]));
  const placeOf = ({ tourId }: ListedTour) => places.get(tourId) ?? shown.length;
  return fetched.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Fetches the whole listing, page by page, in the chosen currency. */
export async function loadTours({ locale, productType, location }: Listing): Promise<void> {
  const signal = requests.start();
  const currency = $currency.get();
  $tours.set({ status: 'loading', data: $tours.get().data });
  // What is on the screen stays until the new list has all of it.
  const grow = (fetched: readonly ListedTour[]) => {
    const shown = $tours.get().data;
    const ids = new Set(fetched.map(({ tourId }) => tourId));
    if (!signal.aborted && shown.every(({ tourId }) => ids.has(tourId))) $tours.set({ status: 'loading', data: inPlace(fetched, shown) });
  };
  try {
    const data = await fetchTours(productType, { locale, currency, location, signal }, grow);
    if (signal.aborted) return;
    $tours.set({ status: 'loaded', data: inPlace(data, $tours.get().data) });
    // A range may have been chosen among the old prices meanwhile.
    keepPriceIn(currency);
  } catch (error) {
    if (!signal.aborted) $tours.set({ status: 'error', data: $tours.get().data, error: toServiceError(error) });
  }
}

/**
 * Starts from the tours that the page came with, and loads what is missing: further tours, or all of them in
 * another currency, now and whenever the shopper chooses one.
 * @returns what ends the listing: it cancels and empties the list
 */
export function openTours(listing: Listing, known: readonly ListedTour[], total: number): () => void {
  $tours.set({ status: 'loaded', data: [...known] });
  // What was asked for last counts, not what is on the screen: that may be about to be replaced.
  let asked = known.length < total ? null : (known[0]?.currencyCode ?? $currency.get());
  const stop = $currency.subscribe((currency) => {
    if (currency === asked) return;
    asked = currency;
    keepPriceIn(currency);
    void loadTours(listing);
  });
  return () => {
    stop();
    requests.cancel();
    $tours.set({ status: 'initial', data: [] });
  };
}
