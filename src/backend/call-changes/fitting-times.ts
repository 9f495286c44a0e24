import { eq } from 'drizzle-orm';
import { shipProblem } from '#domain/cruises/ship-problem.ts';
import { dayIn, instantAt } from '#domain/day.ts';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { holds } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { callsFor, daysAshore } from '../sailings/excursion.ts';
import { shoreCallIn } from '../sailings/shore-call.ts';
import { supplierOf } from '../suppliers/registry.ts';
import type { Priced } from '../suppliers/supplier.ts';
import { price } from '../vendor/quote.ts';
import { routeOf } from './call-now.ts';

/**
 * Other times of what is booked, during the stays of its ship in this city: in time for the ship as the shopper has agreed to, with places
 * for all, at the same price. None where the tour has left the catalogue, or where its operator has taken the booking for this time alone.
 */
export async function fittingTimesFor(backend: Backend, booking: Booking): Promise<Priced[]> {
  const { catalogue, clock, db } = backend;
  const { currency, locale, status } = booking;
  const [tour, route] = [catalogue.tours.get(booking.tourId), routeOf(backend, booking)];
  const [held] = await db.select().from(holds).where(eq(holds.id, booking.holdId));
  if (!tour || !route || !held || (tour.requireBookingApproval && status === 'confirmed')) return [];
  const { timeZone } = tour.destination;
  const days = callsFor(route, tour)
    .flatMap(daysAshore)
    .filter((day) => day >= dayIn(timeZone, clock()))
    .sort();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return [];
  const offers = await supplierOf(backend, tour).offers(tour, { from, to }, { locale, currency }, { instead: held });
  return offers
    .filter(({ day, seatsLeft }) => days.includes(day) && seatsLeft >= held.seats)
    .filter(({ day, startingTime }) => !(day === booking.day && startingTime === booking.startingTime))
    .filter(({ day, startingTime }) => clock() < instantAt(day, startingTime, timeZone))
    .flatMap(({ day, startingTime }) => {
      const selection = { ...held.selection, queryDate: day, startingTime };
      const found = shoreCallIn(route, tour, selection);
      if (!found || shipProblem(found.verdict, held.selection.cruise ?? {})) return [];
      try {
        const priced = price(backend, tour, selection, { locale, currency });
        return priced.total === held.total ? [priced] : [];
      } catch (error) {
        if (error instanceof Refusal) return [];
        throw error;
      }
    });
}
