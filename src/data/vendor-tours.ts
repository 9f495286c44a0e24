import { fetchTour, fetchTours } from '#api/vendor.ts';
import type { CurrencyCode, Locale } from '#contracts/common.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { withSafeHtml } from './vendor-html.ts';

/** The brand's currency, in which pages are printed; spec section 9: EUR. */
export const printedCurrency: CurrencyCode = import.meta.env.CURRENCY ?? 'EUR';

const atOnce = 8;

/** In the order of `items`, `atOnce` at a time, each as soon as one before it is done. */
async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  await Promise.all(Array.from({ length: atOnce }, async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  }));
  return results;
}

/** What changes daily is left to the browser. */
const asPrinted = (tour: TourDetails): TourDetails => ({ ...withSafeHtml(tour), availability: { availableDates: [], soldOutDates: [] } });

/** Every tour that the vendor service lists, in its order and in one language. @throws ServiceError */
export async function readTours(locale: Locale): Promise<TourDetails[]> {
  const asked = { locale, currency: printedCurrency };
  const listed = await fetchTours('tours', asked);
  return inTurns(listed, async ({ productType, tourId }) => asPrinted(await fetchTour(productType, tourId, asked)));
}
