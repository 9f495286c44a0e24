import { fetchFeaturedTours, fetchTour, fetchTours } from '#api/vendor.ts';
import type { Fetch } from '#api/request.ts';
import type { CurrencyCode, Locale } from '#contracts/common.ts';
import type { TourDetails, TourSummary } from '#contracts/tours.ts';
import { offeredLocales } from '#domain/offered-locales.ts';
import { cachedByLocale } from './cached.ts';
import { prerenderedOf } from './prerendered.ts';
import { withSafeHtml } from './vendor-html.ts';

/** The brand's currency, in which pages are printed; requirements 9: EUR. */
export const printedCurrency: CurrencyCode = import.meta.env.CURRENCY ?? 'EUR';

/** A tour as it stands in a page: its HTML sanitised, without the days that change by the hour. */
export const asPrinted = (tour: TourDetails): TourDetails => ({
  ...withSafeHtml(tour),
  availability: { availableDates: [], soldOutDates: [] },
});

/** Every tour that the vendor lists, in its order, in one language. */
export const getTours = cachedByLocale((locale: Locale, ask?: Fetch): Promise<TourSummary[]> =>
  fetchTours('tours', { locale, currency: printedCurrency, ask }),
);

/** All of a tour that its page shows. */
export const getTour = async (locale: Locale, { productType, tourId }: TourSummary): Promise<TourDetails> =>
  asPrinted(await fetchTour(productType, tourId, { locale, currency: printedCurrency }));

/** The city's segment of a tour's path: `rome`. */
export const cityOf = (tour: TourSummary): string => tour.normalizedUrlPath.split('/')[1] ?? '';

/** Requirements 9: twelve featured tours. */
export const getFeaturedTours = (locale: Locale, ask?: Fetch): Promise<TourSummary[]> =>
  fetchFeaturedTours({ locale, currency: printedCurrency, ask });

/** One page for each tour that is prerendered in each locale, at its `normalizedUrlPath`. */
export async function getTourPages() {
  const ofLocale = async (locale: Locale) => {
    const featured = await getFeaturedTours(locale);
    return prerenderedOf(await getTours(locale), featured, process.env['PRERENDER_TOURS']).map((tour) => {
      const [productType, city, segment] = tour.normalizedUrlPath.split('/');
      return { params: { locale, productType, city, tour: segment }, props: { locale, tour } };
    });
  };
  return (await Promise.all(offeredLocales.map(ofLocale))).flat();
}
