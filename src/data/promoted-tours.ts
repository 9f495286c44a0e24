import { fetchPromotedTours } from '#api/vendor.ts';
import type { Fetch } from '#api/request.ts';
import { categoryIds, type CategoryId, type Locale } from '#contracts/common.ts';
import type { TourSummary } from '#contracts/tours.ts';
import { cachedByLocale } from './cached.ts';
import { printedCurrency } from './tours.ts';

/** How many a row has. */
const count = 12;

/** One page of the service: spread over cities, it has enough of other cities for a row. */
const ofKindAtMost = 40;

const readOfKind = Object.fromEntries(
  categoryIds.map((category) => [
    category,
    cachedByLocale((locale: Locale, ask?: Fetch) =>
      fetchPromotedTours({ locale, currency: printedCurrency, category, count: ofKindAtMost, ask }),
    ),
  ]),
) as Record<CategoryId, (locale: Locale, ask?: Fetch) => Promise<TourSummary[]>>;

/** The most recommended tours of a kind. @param ask how the services are asked, where that is not over the network */
export const getPromotedOfKind = (category: CategoryId, locale: Locale, ask?: Fetch): Promise<TourSummary[]> =>
  readOfKind[category](locale, ask);

/**
 * The most recommended tours that a page does not show already: page by page of the service, until the row is full.
 * @param isShown those that stand elsewhere on the page
 * @param ask how the services are asked, where that is not over the network
 */
export const getPromotedRow = (locale: Locale, isShown: (tour: TourSummary) => boolean, ask?: Fetch): Promise<TourSummary[]> =>
  fetchPromotedTours({ locale, currency: printedCurrency, count, isWanted: (tour) => !isShown(tour), ask });
