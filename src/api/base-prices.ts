import type { TourSummary } from '#contracts/tours.ts';
import { fromDecimal, type Money } from '#domain/money.ts';
import { fetchToursById, type Reading } from './vendor.ts';

/** What a tour costs, and without its promotion, where it has one. */
export type BasePrice = { price: Money; original?: Money };

/** The base prices of up to 100 tours, by `tourId`. */
export async function fetchBasePrices(tourIds: readonly string[], reading: Reading): Promise<Record<string, BasePrice>> {
  const tours = await fetchToursById(tourIds, reading);
  const priceOf = ({ basePrice, originalPrice, currencyCode }: TourSummary): BasePrice => ({
    price: fromDecimal(basePrice, currencyCode),
    ...(originalPrice !== undefined && { original: fromDecimal(originalPrice, currencyCode) }),
  });
  return Object.fromEntries(tours.map((tour) => [tour.tourId, priceOf(tour)]));
}
