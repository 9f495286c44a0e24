import type { Loader } from 'astro/loaders';
import { fetchTour, fetchTours } from '#api/vendor.ts';
import { locales, type CurrencyCode, type Locale } from '#contracts/common.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { withSafeHtml } from './vendor-html.ts';

/** A tour as pages know it at build time: raw fields, in one language; what changes daily is left to the browser. */
export type TourEntry = { locale: Locale; order: number; tour: TourDetails };

/** The brand's currency, in which pages are printed; spec section 9: EUR. */
export const printedCurrency: CurrencyCode = import.meta.env.CURRENCY ?? 'EUR';

const atOnce = 8;

async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  }
  return results;
}

/** Loads every tour that the vendor service lists, in every locale: entry `de/<tourId>`. */
export const toursLoader = (): Loader => ({
  name: 'landfall:tours',
  load: async ({ store, generateDigest, logger }) => {
    store.clear();
    for (const locale of locales) {
      const listed = await fetchTours('tours', { locale, currency: printedCurrency });
      const tours = await inBatches(listed, ({ productType, tourId }) => fetchTour(productType, tourId, { locale, currency: printedCurrency }));
      tours.forEach((details, order) => {
        const tour = { ...withSafeHtml(details), availability: { availableDates: [], soldOutDates: [] } };
        const data = { locale, order, tour } satisfies TourEntry;
        store.set({ id: `${locale}/${tour.tourId}`, data, digest: generateDigest(data) });
      });
      logger.info(`${tours.length} tours in ${locale}`);
    }
  },
});
