import { fetchPromotedTours } from '#api/vendor.ts';
import type { Fetch } from '#api/request.ts';
import type { Locale } from '#contracts/common.ts';
import type { TourSummary } from '#contracts/tours.ts';
import { cachedByLocale } from './cached.ts';
import { printedCurrency } from './tours.ts';

/** How many a row has. */
const count = 12;

/** Spread over cities and kinds, they have enough of each kind for a row. */
const promotedAtMost = 200;

/** The most recommended tours of the shop. */
export const getPromoted = cachedByLocale((locale: Locale, ask?: Fetch) =>
  fetchPromotedTours({ locale, currency: printedCurrency, count: promotedAtMost, ask }),
);

/**
 * The most recommended tours that a page does not show already: page by page of the service, until the row is full.
 * @param isShown those that stand elsewhere on the page
 * @param ask how the services are asked, where that is not over the network
 */
export const getPromotedRow = (locale: Locale, isShown: (tour: TourSummary) => boolean, ask?: Fetch): Promise<TourSummary[]> =>
  fetchPromotedTours({ locale, currency: printedCurrency, count, isWanted: (tour) => !isShown(tour), ask });
