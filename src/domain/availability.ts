import type { Day } from '#contracts/common.ts';
import type { TourComponent, TourDetails } from '#contracts/tours.ts';
import { addDays } from './day.ts';
import { productKindFor } from './products/registry.ts';

/** How a day of the calendar stands. `closed`: nothing runs, or it is over. */
export type DayState = 'open' | 'onRequest' | 'soldOut' | 'closed';

export type Bookable = Pick<TourDetails, 'productType' | 'availability' | 'requireBookingApproval' | 'currencyCode' | 'shoreCalls'>;

/** `price`: a decimal; `isLowest`: no other day is cheaper. */
export type DayPrice = { price: number; isLowest: boolean };

/** What the days of a tour cost, where some cost more than the price "from". */
export function dayPrices({ availability: { pricesFrom } }: Pick<Bookable, 'availability'>): ReadonlyMap<Day, DayPrice> | undefined {
  if (!pricesFrom) return undefined;
  const lowest = Math.min(...Object.values(pricesFrom));
  return new Map(Object.entries(pricesFrom).map(([day, price]) => [day, { price, isLowest: price === lowest }]));
}

/** Whether the shopper's ship is in port here on a day. */
export const isInPort = ({ shoreCalls = [] }: Pick<Bookable, 'shoreCalls'>, day: Day): boolean =>
  shoreCalls.some(({ days }) => days.includes(day));

/** How far ahead can be booked: today and the 179 days after it, at the venue. */
export const horizonDays = 180;

/** The last day that the calendar offers. */
export const lastDay = (today: Day): Day => addDays(today, horizonDays - 1);

/**
 * Requirements 5, "Calendar". `today` is the venue's.
 * @param performances departures of that very day, once they are known
 */
export function dayState(tour: Bookable, day: Day, today: Day, performances?: readonly TourComponent[]): DayState {
  if (day < today || day > lastDay(today)) return 'closed';
  if (productKindFor(tour).isOpen(tour.availability, day, performances))
    return tour.requireBookingApproval && day > today ? 'onRequest' : 'open';
  return tour.availability.soldOutDates.includes(day) || performances?.length ? 'soldOut' : 'closed';
}

/** The next open days, earliest first. */
export const nextOpenDays = (tour: Bookable, today: Day, count: number): Day[] =>
  tour.availability.availableDates
    .filter((day) => day >= today && day <= lastDay(today))
    .sort()
    .slice(0, count);

/** Whether the calendar shows a sold-out day. */
export const hasSoldOutDay = (tour: Bookable, today: Day): boolean =>
  tour.availability.soldOutDates.some((day) => dayState(tour, day, today) === 'soldOut');

/** `never`: no departures at all in the next six months; `soldOut`: departures, but no place on any. */
export function outlook(tour: Bookable, today: Day): 'open' | 'soldOut' | 'never' {
  if (nextOpenDays(tour, today, 1).length > 0) return 'open';
  return tour.availability.soldOutDates.some((day) => day >= today) ? 'soldOut' : 'never';
}
