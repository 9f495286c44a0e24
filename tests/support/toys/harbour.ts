import type { Tour } from '#backend/catalogue/catalogue.ts';
import { pricingGroupsOf } from '#backend/catalogue/prices.ts';
import { endHold, holdOf, prolongHold, writeHold } from '#backend/suppliers/holds.ts';
import type { Confirmation, OpenSupplier } from '#backend/suppliers/supplier.ts';
import { addDays, dayIn } from '#domain/day.ts';

/** What the test tells the supplier to do, and what the supplier was told. */
export type Harbour = { products: Tour[]; answer: Confirmation; places: number; held: Map<string, number>; told: string[] };

/** A toy: a supplier elsewhere, with one departure a day at noon, that counts its own places. */
export const harbourAt =
  (harbour: Harbour): OpenSupplier<Tour> =>
  ({ db, clock, content }) => {
    const left = () => harbour.places - [...harbour.held.values()].reduce((sum, seats) => sum + seats, 0);
    return {
      async *products() {
        yield* harbour.products;
      },
      async offers(product, { from, to }, market) {
        const pricingGroups = pricingGroupsOf(content(), product, market);
        const today = dayIn(product.destination.timeZone, clock());
        // From a week ahead: at any time of day the terms still give everything back.
        const days = Array.from({ length: 30 }, (_, index) => addDays(today, index + 7));
        return days
          .filter((day) => day >= from && day <= to)
          .map((day) => ({ day, startingTime: '12:00', seatsLeft: left(), pricingGroups }));
      },
      freeDays: async (products, { from = '', travellers = 1 }) =>
        products
          .map((product) => ({ product, first: addDays(dayIn(product.destination.timeZone, clock()), 7) }))
          .filter(() => left() >= travellers)
          .map(({ product, first }) => [product.tourId, { day: first > from ? first : from }]),
      async hold(wanted, key) {
        if (wanted.resource.seats > left()) return 'sold-out';
        const hold = holdOf(wanted, key);
        await writeHold(db, hold);
        harbour.held.set(key, wanted.resource.seats);
        return hold;
      },
      extend: ({ id }, until) => prolongHold(db, id, until, clock()),
      reopen: async (_product, { id }, until) => prolongHold(db, id, until, clock()),
      release: async (tx, holdId, from) => (await endHold(tx, holdId, from)) !== undefined,
      releaseExpired: async () => 0,
      async confirm(_product, hold) {
        harbour.told.push(`confirm ${hold.id}`);
        return harbour.answer;
      },
      async cancel(holdId) {
        harbour.told.push(`cancel ${holdId}`);
        harbour.held.delete(holdId);
      },
    };
  };
