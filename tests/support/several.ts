import { randomUUID } from 'node:crypto';
import { minimumOf } from '#backend/catalogue/prices.ts';
import type { Catalogue, Tour } from '#backend/catalogue/catalogue.ts';
import { bookableStarts } from '#backend/suppliers/local/schedule.ts';
import type { Selection } from '#contracts/quotes.ts';
import { forAdults, sellsToAdults } from './adults.ts';
import { answersTo, orderForAll, type HeldItem, type Shopper } from './order.ts';
import { fetchesNobody } from './pickup.ts';

type Found = { onRequest: boolean };

/** A tour of each city, priced by age and without a pick-up, that can be booked for many days. */
export function toursFor(catalogue: Catalogue, now: Date, wanted: readonly Found[]): Tour[] {
  const cities = new Set<string>();
  return wanted.map(({ onRequest }) => {
    const found = [...catalogue.tours.values()].find(
      (tour) =>
        tour.requireBookingApproval === onRequest &&
        sellsToAdults(tour) &&
        fetchesNobody(tour) &&
        !cities.has(tour.destination.id) &&
        bookableStarts(tour, now).length > 20,
    );
    if (!found) throw new Error('the catalogue has no such tour');
    cities.add(found.destination.id);
    return found;
  });
}

/** The first departure of a tour with places, `skip` open days from now, for as few adults as it takes. */
export async function wishFor(shopper: Shopper, tour: Tour, skip = 5): Promise<Selection> {
  return { tourId: tour.tourId, ...(await shopper.departure(tour, skip)), components: forAdults(minimumOf(tour)) };
}

/** Holds all of them in one call. @throws Error where one is not to be had */
export async function heldTogether(shopper: Shopper, wishes: readonly Selection[]): Promise<HeldItem[]> {
  const { hold, items } = await shopper.holdAll({ items: [...wishes], currency: 'EUR' });
  return items.map((item) => {
    if (!hold || item.status !== 'held') throw new Error('not all could be held');
    return { ...item.quote, hold };
  });
}

/** The order of tours that are held together, with an answer to every question. */
export async function orderOf(shopper: Shopper, tours: readonly Tour[], held: readonly HeldItem[], email = `${randomUUID()}@example.com`) {
  const parts = await Promise.all(
    held.map(async (quote, index) => {
      const tour = tours[index] as Tour;
      const answers = answersTo(await shopper.details(tour), minimumOf(tour));
      return { quote, wishes: { answers, onRequest: tour.requireBookingApproval } };
    }),
  );
  return orderForAll(parts, { email });
}
