import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import { departures, holds } from '#backend/db/schema.ts';
import { extendHolds, holdItems } from '#backend/checkout/hold-items.ts';
import { availabilityOf } from '#backend/vendor/availability.ts';
import { supplierOf } from '#backend/suppliers/registry.ts';
import type { CurrencyCode } from '#contracts/common.ts';
import type { HeldQuote, Hold } from '#contracts/holds.ts';
import type { Selection } from '#contracts/quotes.ts';
import { forAdults } from '#tests/support/adults.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';

const start = '2026-11-21T10:00:00Z';
const clock = testClock(start);
let backend: OpenBackend;
let tour: Tour;
let queryDate: string;

/** A tour priced by age with ten seats, every day at 10:00. */
function tenSeats(from: Tour): Tour {
  const everyDay = {
    from: '01-01',
    to: '12-31',
    weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    times: ['10:00', '14:00'],
  } satisfies Tour['schedule']['seasons'][number];
  return {
    ...from,
    minimumTravellers: 1,
    ageGroups: [
      { id: 'adult', ages: [18, 99], price: 64.5, min: 0, max: 10 },
      { id: 'child', ages: [4, 17], price: 20, min: 0, max: 10 },
    ],
    schedule: { seats: 10, cutOffHours: 12, seasons: [everyDay], closed: [] },
  };
}

type More = Partial<Selection> & { currency?: CurrencyCode; replaces?: string };

const ask = (adults: number, { currency: _, replaces: __, ...more }: More = {}): Selection => ({
  tourId: tour.tourId,
  queryDate,
  startingTime: '10:00',
  components: forAdults(adults),
  ...more,
});
const holdAll = (items: Selection[], { currency = 'EUR', replaces }: More = {}) =>
  holdItems(backend, { items, currency, ...(replaces && { replaces }) }, { locale: 'en', currency });

/** @returns nothing where it could not be held */
async function hold(adults: number, more: More = {}): Promise<(HeldQuote & { hold: Hold }) | undefined> {
  const { hold: made, items } = await holdAll([ask(adults, more)], more);
  const [item] = items;
  return made && item?.status === 'held' ? { ...item.quote, hold: made } : undefined;
}
const market = { locale: 'en', currency: 'EUR' } as const;
const local = () => supplierOf(backend, { supplier: 'local' });
const releaseExpired = () => local().releaseExpired(clock.now());
const release = (id: string, from: 'open' | 'booked') => backend.db.transaction((tx) => local().release(tx, id, from));

/** What a booking does with its hold. */
async function sell(id: string): Promise<boolean> {
  const isOpen = and(eq(holds.id, id), eq(holds.status, 'open'), gt(holds.expiresAt, clock.now()));
  return (await backend.db.update(holds).set({ status: 'booked' }).where(isOpen).returning()).length > 0;
}

/** @returns the ids of cart and hold */
async function held(adults: number, more?: More): Promise<{ cartId: string; id: string }> {
  const made = await hold(adults, more);
  if (!made) throw new Error('nothing could be held');
  return { cartId: made.hold.id, id: made.quoteId };
}
const statusOf = async (id: string) => (await backend.db.select().from(holds).where(eq(holds.id, id)))[0]?.status;
const seatsLeft = async (startingTime = '10:00') =>
  (await local().offers(tour, { from: queryDate, to: queryDate }, market)).find((departure) => departure.startingTime === startingTime)
    ?.seatsLeft;

beforeAll(async () => {
  backend = await openTestBackend({ clock: clock.now });
  const [any] = [...backend.catalogue.tours.values()].filter(({ ageGroups }) => ageGroups);
  if (!any) throw new Error('no tour is priced by age');
  tour = tenSeats(any);
  backend = { ...backend, catalogue: { ...backend.catalogue, tours: new Map([[tour.tourId, tour]]) } };
});
afterAll(() => backend.close());
beforeEach(async () => {
  clock.set(start);
  queryDate = '2026-12-01';
  await backend.db.delete(holds);
  await backend.db.delete(departures);
});

describe('holdItems', () => {
  it('prices what is wanted and holds its places', async () => {
    const components = {
      ageGroup: [
        { id: 'adult', quantity: 2 },
        { id: 'child', quantity: 1 },
      ],
    };
    expect(await hold(2, { currency: 'CHF', components })).toMatchObject({
      grandTotal: 2 * 60 + 19,
      currencyCode: 'CHF',
      hold: { expiryTime: '2026-11-21T10:15:00.000Z', extended: false },
      lines: [
        { group: 'ageGroup', id: 'adult', label: 'Adults', single: 'Adult', quantity: 2, unitPrice: 60, total: 120 },
        { group: 'ageGroup', id: 'child', label: 'Child', quantity: 1, unitPrice: 19, total: 19 },
      ],
    });
    expect(await seatsLeft()).toBe(7);
    expect(await seatsLeft('14:00')).toBe(10);
  });

  it('names what is sold out with the next departures that have enough places, and holds the rest', async () => {
    await hold(8);
    await hold(9, { startingTime: '14:00' });
    const { hold: made, items } = await holdAll([ask(3), ask(1, { startingTime: '14:00' })]);
    expect(made).toBeDefined();
    expect(items).toMatchObject([
      {
        status: 'unavailable',
        reason: 'sold_out',
        alternatives: [
          { queryDate: '2026-12-02', startingTime: '10:00', seatsLeft: 10 },
          { queryDate: '2026-12-02', startingTime: '14:00', seatsLeft: 10 },
          { queryDate: '2026-12-03', startingTime: '10:00', seatsLeft: 10 },
        ],
      },
      { status: 'held', quote: { startingTime: '14:00' } },
    ]);
    expect([await seatsLeft(), await seatsLeft('14:00')]).toEqual([2, 0]);
  });

  it('holds nothing of a departure that does not run', async () => {
    expect(await hold(1, { startingTime: '11:00' })).toBeUndefined();
    expect(await hold(1, { queryDate: '2026-11-21', startingTime: '14:00' })).toBeUndefined();
    expect(await hold(1, { queryDate: '2027-11-21' })).toBeUndefined();
  });

  it('names what is not sold, or not in this way, and holds the rest', async () => {
    const gone = ask(1, { tourId: '00000000-0000-4000-8000-000000000000' });
    const { items } = await holdAll([gone, ask(1, { components: forAdults(11) }), ask(1)]);
    expect(items).toMatchObject([
      { status: 'unavailable', reason: 'not_offered', alternatives: [] },
      { status: 'unavailable', reason: 'not_offered', alternatives: [] },
      { status: 'held' },
    ]);
  });

  it('holds two items of one departure, each for itself', async () => {
    const { items } = await holdAll([ask(6), ask(4), ask(1)]);
    expect(items.map(({ status }) => status)).toEqual(['held', 'held', 'unavailable']);
    expect(await seatsLeft()).toBe(0);
  });

  it('holds exactly ten places for fifty shoppers at once', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => hold(1)));
    expect(made.filter((one) => one !== undefined)).toHaveLength(10);
    expect(await seatsLeft()).toBe(0);
  });
});

describe('a hold that replaces another', () => {
  it('gives the old places back in the same step, even on a full departure', async () => {
    const first = await held(10);
    expect(await hold(6, { replaces: first.cartId })).toBeDefined();
    expect(await seatsLeft()).toBe(4);
    expect(await statusOf(first.id)).toBe('released');
  });

  it('moves between departures', async () => {
    const first = await held(4);
    await hold(3, { replaces: first.cartId, startingTime: '14:00' });
    expect([await seatsLeft('10:00'), await seatsLeft('14:00')]).toEqual([10, 7]);
  });

  it('leaves the old one untouched when there is no room', async () => {
    await hold(8, { startingTime: '14:00' });
    const first = await held(4);
    expect(await hold(3, { replaces: first.cartId, startingTime: '14:00' })).toBeUndefined();
    expect(await statusOf(first.id)).toBe('open');
    expect([await seatsLeft('10:00'), await seatsLeft('14:00')]).toEqual([6, 2]);
  });

  it('gives back what was wanted again and is too few, once something else is held', async () => {
    const { hold: first } = await holdAll([ask(4), ask(1, { startingTime: '14:00' })]);
    await hold(6);
    const { items } = await holdAll([ask(5), ask(1, { startingTime: '14:00' })], { replaces: first?.id ?? '' });
    expect(items.map(({ status }) => status)).toEqual(['unavailable', 'held']);
    expect([await seatsLeft('10:00'), await seatsLeft('14:00')]).toEqual([4, 9]);
  });

  it('moves crosswise with others at the same time', async () => {
    const early = await Promise.all(Array.from({ length: 5 }, () => held(1)));
    const late = await Promise.all(Array.from({ length: 5 }, () => held(1, { startingTime: '14:00' })));
    const moved = await Promise.all([
      ...early.map(({ cartId: replaces }) => hold(1, { replaces, startingTime: '14:00' })),
      ...late.map(({ cartId: replaces }) => hold(1, { replaces })),
    ]);
    expect(moved).not.toContain(undefined);
    expect([await seatsLeft('10:00'), await seatsLeft('14:00')]).toEqual([5, 5]);
  });

  it('gives places back once, however often it is named', async () => {
    const { cartId: replaces } = await held(4);
    await Promise.all(Array.from({ length: 5 }, () => hold(1, { replaces })));
    expect(await seatsLeft()).toBe(5);
  });

  it('never takes places from a booking', async () => {
    const sold = await held(4);
    await sell(sold.id);
    await hold(1, { replaces: sold.cartId });
    expect(await seatsLeft()).toBe(5);
  });
});

describe('extendHolds', () => {
  it('prolongs all that a cart holds, once', async () => {
    const { hold: made } = await holdAll([ask(2), ask(1, { startingTime: '14:00' })]);
    const id = made?.id ?? '';
    clock.advance(13);
    expect(await extendHolds(backend, id)).toEqual({ id, extended: true, expiryTime: '2026-11-21T10:30:00.000Z' });
    expect(await extendHolds(backend, id)).toBeNull();
    clock.advance(5);
    await releaseExpired();
    expect([await seatsLeft(), await seatsLeft('14:00')]).toEqual([8, 9]);
  });

  it('needs a hold that is still open', async () => {
    const { cartId } = await held(2);
    clock.advance(15);
    expect(await extendHolds(backend, cartId)).toBeNull();
  });
});

describe('holds', () => {
  it('free their seats when their time is over, and cannot be booked then', async () => {
    const { id: first } = await held(10);
    clock.advance(14);
    expect(await releaseExpired()).toBe(0);
    clock.advance(1);
    expect(await sell(first)).toBe(false);
    expect(await releaseExpired()).toBe(1);
    expect(await releaseExpired()).toBe(0);
    expect(await seatsLeft()).toBe(10);
  });

  it('are released before anyone is told that it is sold out', async () => {
    await hold(10);
    clock.advance(15);
    expect(await hold(10)).toBeDefined();
  });

  it('are booked once, and keep their seats', async () => {
    const { id: first } = await held(3);
    const booked = await Promise.all([1, 2, 3].map(() => sell(first)));
    expect(booked.filter(Boolean)).toHaveLength(1);
    clock.advance(60);
    await releaseExpired();
    expect(await release(first, 'open')).toBe(false);
    expect(await seatsLeft()).toBe(7);
    expect(await release(first, 'booked')).toBe(true);
    expect(await release(first, 'booked')).toBe(false);
    expect(await seatsLeft()).toBe(10);
  });

  it('are released many at once, over several departures', async () => {
    for (const startingTime of ['10:00', '14:00']) {
      for (const adults of [1, 2, 3]) await hold(adults, { startingTime });
    }
    clock.advance(15);
    expect(await releaseExpired()).toBe(6);
    expect([await seatsLeft('10:00'), await seatsLeft('14:00')]).toEqual([10, 10]);
    expect(await backend.db.select().from(departures).where(eq(departures.tourId, tour.tourId))).toEqual([
      expect.objectContaining({ taken: 0 }),
      expect.objectContaining({ taken: 0 }),
    ]);
  });
});

describe('availabilityOf', () => {
  it('calls a day sold out when every departure is full', async () => {
    await hold(10);
    expect(await availabilityOf(backend, tour, market)).toMatchObject({ soldOutDates: [] });
    await hold(10, { startingTime: '14:00' });
    const { availableDates, soldOutDates } = await availabilityOf(backend, tour, market);
    expect(soldOutDates).toEqual([queryDate]);
    expect(availableDates).not.toContain(queryDate);
    expect(availableDates).toHaveLength(178);
  });

  it('calls a day sold out when the smallest booking does not fit', async () => {
    await hold(9);
    await hold(9, { startingTime: '14:00' });
    expect((await availabilityOf(backend, { ...tour, minimumTravellers: 2 }, market)).soldOutDates).toEqual([queryDate]);
  });
});
