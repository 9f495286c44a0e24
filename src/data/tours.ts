import { fetchFeaturedTours } from '#api/vendor.ts';
import { locales, type Locale } from '#contracts/common.ts';
import type { TourSummary } from '#contracts/tours.ts';
import { digestOf } from './digest.ts';
import { keptByLocale } from './kept.ts';
import { printedCurrency, readTours } from './vendor-tours.ts';

/** Every tour that the build knows, in the order in which the vendor lists them. */
export const getTours = keptByLocale(readTours);

/** The city's segment of a tour's path: `rome`. */
export const cityOf = (tour: TourSummary): string => tour.normalizedUrlPath.split('/')[1] ?? '';

/** Spec section 9: twelve featured tours. */
export const getFeaturedTours = (locale: Locale): Promise<TourSummary[]> => fetchFeaturedTours({ locale, currency: printedCurrency });

/** One page for each tour in each locale, at its `normalizedUrlPath`. The next build keeps it while its `cacheKey` stays (decision 31). */
export async function getTourPages() {
  const ofLocale = async (locale: Locale) => (await getTours(locale)).map((tour) => {
    const [productType, city, segment] = tour.normalizedUrlPath.split('/');
    return { params: { locale, productType, city, tour: segment }, props: { locale, tour }, cacheKey: digestOf(tour) };
  });
  return (await Promise.all(locales.map(ofLocale))).flat();
}
