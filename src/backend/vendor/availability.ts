import type { TourDetails } from '#contracts/tours.ts';
import { lastDay } from '#domain/availability.ts';
import { dayIn } from '#domain/day.ts';
import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import { minimumOf, type Market } from '../catalogue/prices.ts';
import { supplierOf } from '../suppliers/registry.ts';

/** Days with a departure that takes the smallest booking, and days on which every departure is too full for it. */
export async function availabilityOf(backend: Backend, tour: Tour, market: Market): Promise<TourDetails['availability']> {
  const today = dayIn(tour.destination.timeZone, backend.clock());
  const found = await supplierOf(backend, tour).offers(tour, { from: today, to: lastDay(today) }, market);
  const open = new Set(found.filter(({ seatsLeft }) => seatsLeft >= minimumOf(tour)).map(({ day }) => day));
  const days = [...new Set(found.map(({ day }) => day))];
  return { availableDates: days.filter((day) => open.has(day)), soldOutDates: days.filter((day) => !open.has(day)) };
}
