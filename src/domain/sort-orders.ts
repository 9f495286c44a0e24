import type { TourSummary } from '#contracts/tours.ts';
import { distanceBetween, type Coordinates } from './distance.ts';
import { bySoonest, type FreeDays } from './free-days.ts';
import { shrunkRating } from './rating.ts';

type Sorted = Pick<
  TourSummary,
  'tourId' | 'tourName' | 'basePrice' | 'durations' | 'averageRating' | 'reviewCount' | 'startingPointInformation'
>;

/** What an order may go by beside the tours: what is free, and where distances count from, each where it is known. */
export type SortFacts = { locale: string; free?: FreeDays | undefined; origin?: Coordinates | undefined };

type Order = {
  /** What has to be known for it, beside the tours. */
  needs?: 'availability' | 'place';
  sort: <T extends Sorted>(tours: readonly T[], facts: SortFacts) => T[];
};

const by = (compare: (a: Sorted, b: Sorted, locale: string) => number): Order => ({
  sort: (tours, { locale }) => tours.toSorted((a, b) => compare(a, b, locale)),
});

/** The nearest start first; as they come where no place is known. */
const byDistance: Order['sort'] = (tours, { origin }) =>
  origin
    ? tours
        .map((tour) => ({ tour, distance: distanceBetween(origin, tour.startingPointInformation) }))
        .sort((a, b) => a.distance - b.distance)
        .map(({ tour }) => tour)
    : [...tours];

/** Requirements 4, "Sort order": `name`, `low` and `high`, otherwise unsorted; the others are ours. */
const orders = {
  soonest: { needs: 'availability', sort: (tours, { free = {} }) => bySoonest(tours, free) },
  distance: { needs: 'place', sort: byDistance },
  rating: by((a, b) => shrunkRating(b) - shrunkRating(a)),
  low: by((a, b) => a.basePrice - b.basePrice),
  high: by((a, b) => b.basePrice - a.basePrice),
  duration: by((a, b) => (a.durations[0] ?? 0) - (b.durations[0] ?? 0)),
  name: by((a, b, locale) => a.tourName.localeCompare(b.tourName, locale)),
} as const satisfies Record<string, Order>;

export type SortOrder = keyof typeof orders;
export const sortOrders = Object.keys(orders) as SortOrder[];

const needsOf = (order: SortOrder): Order['needs'] => (orders[order] as Order).needs;

/** Whether it has to be known what is free. */
export const goesByAvailability = (order: SortOrder | null): boolean => order !== null && needsOf(order) === 'availability';

/** The one by distance. */
export const placeOrder: SortOrder = 'distance';
/** Whether a place has to be known from which distances count. */
export const goesByPlace = (order: SortOrder | null): boolean => order !== null && needsOf(order) === 'place';

/** The order that was asked for; none where it needs a place, and none is known. @param origin where distances count from */
export const possibleOrder = (order: SortOrder | null, origin: Coordinates | undefined): SortOrder | null =>
  goesByPlace(order) && !origin ? null : order;

/** What can be offered. @param origin where distances count from, where that is known */
export const possibleOrders = (origin: Coordinates | undefined): SortOrder[] =>
  sortOrders.filter((order) => possibleOrder(order, origin) !== null);

/** @param order without one the tours stay as they come: as recommended, or as they answer a search */
export const sortTours = <T extends Sorted>(tours: readonly T[], order: SortOrder | null, facts: SortFacts): T[] =>
  order === null ? [...tours] : orders[order].sort(tours, facts);
