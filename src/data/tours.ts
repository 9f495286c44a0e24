import { getCollection } from 'astro:content';
import { fetchFeaturedTours } from '#api/vendor.ts';
import type { Locale } from '#contracts/common.ts';
import type { TourDetails, TourSummary } from '#contracts/tours.ts';
import { cachedByLocale } from './cached.ts';
import { offeredLocales } from '#domain/offered-locales.ts';
import { printedCurrency, type TourEntry } from './tours-loader.ts';

/** Every tour that the build knows, in the order in which the vendor lists them. */
export const getTours = cachedByLocale(async (locale: Locale): Promise<TourDetails[]> => {
  const entries = (await getCollection('tours')) as { data: TourEntry }[];
  return entries
    .map(({ data }) => data)
    .filter((data) => data.locale === locale)
    .sort((a, b) => a.order - b.order)
    .map(({ tour }) => tour);
});

/** The city's segment of a tour's path: `rome`. */
export const cityOf = (tour: TourSummary): string => tour.normalizedUrlPath.split('/')[1] ?? '';

/** Requirements 9: twelve featured tours. */
export const getFeaturedTours = (locale: Locale): Promise<TourSummary[]> => fetchFeaturedTours({ locale, currency: printedCurrency });

/** One page for each tour in each locale, at its `normalizedUrlPath`. */
export async function getTourPages() {
  const ofLocale = async (locale: Locale) =>
    (await getTours(locale)).map((tour) => {
      const [productType, city, segment] = tour.normalizedUrlPath.split('/');
      return { params: { locale, productType, city, tour: segment }, props: { locale, tour } };
    });
  return (await Promise.all(offeredLocales.map(ofLocale))).flat();
}
