import * as v from 'valibot';
import type { Fetch } from '#api/request.ts';
import { fetchTours } from '#api/vendor.ts';
import type { Locale, ProductType } from '#contracts/common.ts';
import { tourSummary, type TourSummary } from '#contracts/tours.ts';
import type { Coordinates } from '#domain/distance.ts';
import { daysWithPlaces, isScant, pickFree, withPlaces } from '#domain/free-days.ts';
import { arrangeTours, cardsAtOnce, cardsShown, filterTours, noChoices, type Choices, type ListedTour } from '#domain/listing.ts';
import { overviewOf } from '#domain/listing-overview.ts';
import { isListedIn, productKindIds } from '#domain/products/registry.ts';
import { cachedByLocale } from './cached.ts';
import { timeZoneOf } from './destinations.ts';
import { getAvailability, type ListedAvailability } from './availability.ts';
import { cityOf, getTours, printedCurrency } from './tours.ts';

/** What cards, filters and maps need, so that pages do not carry whole tours. */
const listed = v.pick(tourSummary, [
  'tourId',
  'normalizedUrlPath',
  'tourName',
  'shortDescription',
  'location',
  'categories',
  'durations',
  'basePrice',
  'originalPrice',
  'promoSavings',
  'promoBookUntil',
  'promoValidUntil',
  'currencyCode',
  'teaserImageUrl',
  'averageRating',
  'reviewCount',
  'requireBookingApproval',
  'freeCancellation',
  'languages',
  'startingPointInformation',
  'suits',
  'setting',
  'timesOfDay',
]);

export const listedTour = (tour: TourSummary): ListedTour => v.parse(listed, tour);

/** How many other days are offered beside few results. */
const otherDays = 3;

const printed = <T>(fitting: readonly T[]): T[] => fitting.slice(0, cardsShown(cardsAtOnce, fitting.length));

/** What is free of the tours that a page shows, and other days where there are few. */
function freeIn(
  fitting: readonly TourSummary[],
  all: readonly TourSummary[],
  { when, free, later, today }: ListedAvailability,
  choices: Choices,
) {
  const onAnyDay = later && isScant(fitting.length) ? filterTours(all, choices) : [];
  return {
    today,
    availability: { when, free: pickFree(free, printed(fitting)) },
    ...(later && onAnyDay.length > fitting.length ? { otherDays: daysWithPlaces(onAnyDay, later, otherDays) } : {}),
  };
}

/**
 * A listing as it is printed: the first cards of those that were asked for, how many these are and how many there are in all, and what the
 * filters offer where the cards are not all.
 * @param known what is free, where the page is made for whoever asks now
 * @param origin where distances count from, where that is known
 */
export function listingOf(all: readonly TourSummary[], locale: Locale, choices: Choices, known?: ListedAvailability, origin?: Coordinates) {
  const open = known ? withPlaces(all, known) : all;
  const fitting = arrangeTours(filterTours(open, choices), choices.sort, { locale, free: known?.free, origin });
  const tours = printed(fitting).map(listedTour);
  const [count, total] = [fitting.length, all.length];
  return {
    tours,
    count,
    total,
    choices,
    ...(known ? freeIn(fitting, all, known, choices) : {}),
    ...(tours.length < total ? { overview: overviewOf(open, choices) } : {}),
  };
}

/** Everything, everywhere. @param choices what a shopper has asked for in the address */
export async function getWholeListing(locale: Locale, ask?: Fetch, choices = noChoices) {
  const [tours, known] = await Promise.all([getTours(locale, ask), getAvailability({}, choices, ask)]);
  return listingOf(tours, locale, choices, known);
}

export type CityListing = ReturnType<typeof listingOf> & {
  productType: ProductType;
  city: string;
  /** How many the city has of each type that it has; `tours` counts all. */
  types: { type: ProductType; count: number }[];
};

/** A city's listings: one for each product type that it has. @param tours all of the city */
function listingsIn(
  city: string,
  tours: readonly TourSummary[],
  locale: Locale,
  choices: Choices,
  known?: ListedAvailability,
): CityListing[] {
  const byType = productKindIds
    .map((type) => ({ type, all: tours.filter(({ productType }) => isListedIn(productType, type)) }))
    .filter(({ all }) => all.length > 0);
  const types = byType.map(({ type, all }) => ({ type, count: all.length }));
  return byType.map(({ type, all }) => ({ ...listingOf(all, locale, choices, known), productType: type, city, types }));
}

/** One listing for each city and product type that has something to list. */
export const getCityListings = cachedByLocale(async (locale: Locale, ask?: Fetch): Promise<CityListing[]> => {
  const byCity = Map.groupBy(await getTours(locale, ask), cityOf);
  return [...byCity].flatMap(([city, tours]) => listingsIn(city, tours, locale, noChoices));
});

type Wanted = {
  locale: Locale;
  productType: string;
  city: string;
  /** How the services are asked, where that is not over the network. */
  ask: Fetch | undefined;
  /** What a shopper has asked for in the address. */
  choices: Choices;
};

/** The listing of that type in that city, now. @returns nothing where it has none */
export async function findCityListing({ locale, productType, city, ask, choices }: Wanted): Promise<CityListing | undefined> {
  const [tours, known] = await Promise.all([
    fetchTours('tours', { locale, currency: printedCurrency, location: city, ask }),
    timeZoneOf(locale, city).then((timeZone) => getAvailability({ location: city }, choices, ask, timeZone)),
  ]);
  return listingsIn(city, tours, locale, choices, known).find((listing) => listing.productType === productType);
}
