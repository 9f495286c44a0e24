import { eq } from 'drizzle-orm';
import { answerBy } from '#domain/answer-deadline.ts';
import { addDays, dayIn, instantAt } from '#domain/day.ts';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { holds } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { shipProblemOf } from '../sailings/shore-call.ts';
import { supplierOf } from '../suppliers/registry.ts';
import type { Priced } from '../suppliers/supplier.ts';
import { price } from '../vendor/quote.ts';

/** So far from the day that was asked for. */
const mostDays = 14;

/**
 * Other times that a request could be moved to: with places for all, at the price that the shopper has agreed to, in time for the ship that
 * they are from, and not before the shopper had time to answer. None where the tour has left the catalogue.
 */
export async function freeTimesFor(backend: Backend, booking: Booking): Promise<Priced[]> {
  const { day, startingTime, currency, locale } = booking;
  const tour = backend.catalogue.tours.get(booking.tourId);
  const [asked] = await backend.db.select().from(holds).where(eq(holds.id, booking.holdId));
  if (!tour || !asked) return [];
  const { timeZone } = tour.destination;
  const today = dayIn(timeZone, backend.clock());
  const [first, market] = [addDays(day, -mostDays), { locale, currency }];
  const days = { from: first < today ? today : first, to: addDays(day, mostDays) };
  const offers = await supplierOf(backend, tour).offers(tour, days, market, { instead: asked });
  const others = offers.filter((offer) => offer.seatsLeft >= asked.seats && !(offer.day === day && offer.startingTime === startingTime));
  return others
    .filter((offer) => instantAt(offer.day, offer.startingTime, timeZone) > answerBy(booking))
    .flatMap((offer) => {
      try {
        const selection = { ...asked.selection, queryDate: offer.day, startingTime: offer.startingTime };
        const priced = price(backend, tour, selection, market);
        return priced.total === asked.total && !shipProblemOf(backend, tour, selection) ? [priced] : [];
      } catch (error) {
        if (error instanceof Refusal) return [];
        throw error;
      }
    });
}
