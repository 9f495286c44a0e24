import type { Loader } from 'astro/loaders';
import { fetchTour, fetchTours } from '#api/vendor.ts';
import type { CurrencyCode, Locale } from '#contracts/common.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { offeredLocales } from '#domain/offered-locales.ts';
import { inTurns } from './in-turns.ts';
import { withSafeHtml } from './vendor-html.ts';

/** A tour as pages know it at build time: raw fields, in one language; what changes daily is left to the browser. */
export type TourEntry = { locale: Locale; order: number; tour: TourDetails };

/** The brand's currency, in which pages are printed; requirements 9: EUR. */
export const printedCurrency: CurrencyCode = import.meta.env.CURRENCY ?? 'EUR';

const atOnce = 8;

/** A tour as it stands in a page: its HTML sanitised, without the days that change by the hour. */
export const asPrinted = (tour: TourDetails): TourDetails => ({
  ...withSafeHtml(tour),
  availability: { availableDates: [], soldOutDates: [] },
});

/** Loads every tour that the vendor service lists, in every locale of the brand: entry `de/<tourId>`. */
export const toursLoader = (): Loader => ({
  name: 'landfall:tours',
  load: async ({ store, logger }) => {
    store.clear();
    for (const locale of offeredLocales) {
      const asked = { locale, currency: printedCurrency };
      const listed = await fetchTours('tours', asked);
      const tours = await inTurns(listed, atOnce, async ({ productType, tourId }) =>
        asPrinted(await fetchTour(productType, tourId, asked)),
      );
      tours.forEach((tour, order) => {
        store.set({ id: `${locale}/${tour.tourId}`, data: { locale, order, tour } satisfies TourEntry });
      });
      logger.info(`${tours.length} tours in ${locale}`);
    }
  },
});
