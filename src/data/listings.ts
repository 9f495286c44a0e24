import * as v from 'valibot';
import type { Locale, ProductType } from '#contracts/common.ts';
import { tourSummary, type TourSummary } from '#contracts/tours.ts';
import { cardsAtOnce, noChoices, type ListedTour } from '#domain/listing.ts';
import { overviewOf } from '#domain/listing-overview.ts';
import { isListedIn, productKindIds } from '#domain/products/registry.ts';
import { cachedByLocale } from './cached.ts';
import { cityOf, getTours } from './tours.ts';

/** What cards and filters need, so that pages do not carry whole tours. */
const listed = v.pick(tourSummary, [
  'tourId',
  'normalizedUrlPath',
  'tourName',
  'shortDescription',
  'location',
  'categories',
  'durations',
  'basePrice',
  'currencyCode',
  'teaserImageUrl',
  'averageRating',
  'reviewCount',
  'requireBookingApproval',
  'languages',
]);

/** The first cards of a listing, how many there are, and what the filters offer for all of them where these are more. */
function listingOf(all: readonly TourSummary[]) {
  const tours: ListedTour[] = all.slice(0, cardsAtOnce).map((tour) => v.parse(listed, tour));
  return { tours, total: all.length, ...(all.length > cardsAtOnce ? { overview: overviewOf(all, noChoices) } : {}) };
}

/** Everything, everywhere. */
export const getWholeListing = async (locale: Locale) => listingOf(await getTours(locale));

export type CityListing = ReturnType<typeof listingOf> & {
  productType: ProductType;
  city: string;
  /** How many the city has of each type that it has; `tours` counts all. */
  types: { type: ProductType; count: number }[];
};

/** One listing for each city and product type that has something to list. */
export const getCityListings = cachedByLocale(async (locale: Locale): Promise<CityListing[]> => {
  const byCity = Map.groupBy(await getTours(locale), cityOf);
  return [...byCity].flatMap(([city, tours]) => {
    const byType = productKindIds
      .map((type) => ({ type, all: tours.filter(({ productType }) => isListedIn(productType, type)) }))
      .filter(({ all }) => all.length > 0);
    const types = byType.map(({ type, all }) => ({ type, count: all.length }));
    return byType.map(({ type, all }) => ({ ...listingOf(all), productType: type, city, types }));
  });
});
