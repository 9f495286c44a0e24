import type { Day } from '#contracts/common.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { lastDay } from '#domain/availability.ts';
import { dayIn } from '#domain/day.ts';
import { lowestPriceOf } from '#domain/pricing.ts';
import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import { basePriceOf, minimumOf, type Market } from '../catalogue/prices.ts';
import { supplierOf } from '../suppliers/registry.ts';
import type { Offer } from '../suppliers/supplier.ts';

/** The lowest price of each day. @returns nothing where every day costs `basePrice` */
function pricesFrom(open: readonly Offer[], basePrice: number): Record<Day, number> | undefined {
  const lowest = new Map<Day, number>();
  for (const { day, pricingGroups } of open) lowest.set(day, Math.min(lowestPriceOf(pricingGroups), lowest.get(day) ?? Infinity));
  return [...lowest.values()].some((price) => price !== basePrice) ? Object.fromEntries(lowest) : undefined;
}

/** Days with a departure that takes the smallest booking, with what they cost, and days on which every departure is too full for it. */
export async function availabilityOf(backend: Backend, tour: Tour, market: Market): Promise<TourDetails['availability']> {
  const today = dayIn(tour.destination.timeZone, backend.clock());
  const found = await supplierOf(backend, tour).offers(tour, { from: today, to: lastDay(today) }, market);
  const open = found.filter(({ seatsLeft }) => seatsLeft >= minimumOf(tour));
  const openDays = new Set(open.map(({ day }) => day));
  const days = [...new Set(found.map(({ day }) => day))];
  const prices = pricesFrom(open, basePriceOf(backend.catalogue, tour, market.currency));
  return {
    availableDates: days.filter((day) => openDays.has(day)),
    soldOutDates: days.filter((day) => !openDays.has(day)),
    ...(prices && { pricesFrom: prices }),
  };
}
