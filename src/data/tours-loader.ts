import type { Loader } from 'astro/loaders';
import { fetchTour, fetchTours } from '#api/vendor.ts';
import type { CurrencyCode, Locale } from '#contracts/common.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { digestOf } from './digest.ts';
import { offeredLocales } from '#domain/offered-locales.ts';
import { withSafeHtml } from './vendor-html.ts';

/** A tour as pages know it at build time: raw fields, in one language; what changes daily is left to the browser. */
export type TourEntry = { locale: Locale; order: number; tour: TourDetails };

/** The brand's currency, in which pages are printed; requirements 9: EUR. */
export const printedCurrency: CurrencyCode = import.meta.env.CURRENCY ?? 'EUR';

const atOnce = 8;

/** In the order of `items`, `atOnce` at a time, each as soon as one before it is done. */
async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [index, item] of queue) results[index] = await work(item);
    }),
  );
  return results;
}

const asPrinted = (tour: TourDetails): TourDetails => ({ ...withSafeHtml(tour), availability: { availableDates: [], soldOutDates: [] } });

/** Loads every tour that the vendor service lists, in every locale of the brand: entry `de/<tourId>`. */
export const toursLoader = (): Loader => ({
  name: 'landfall:tours',
  load: async ({ store, logger }) => {
    store.clear();
    for (const locale of offeredLocales) {
      const asked = { locale, currency: printedCurrency };
      const listed = await fetchTours('tours', asked);
      const tours = await inTurns(listed, async ({ productType, tourId }) => asPrinted(await fetchTour(productType, tourId, asked)));
      tours.forEach((tour, order) => {
        const data = { locale, order, tour } satisfies TourEntry;
        store.set({ id: `${locale}/${tour.tourId}`, data, digest: digestOf(data) });
      });
      logger.info(`${tours.length} tours in ${locale}`);
    }
  },
});
