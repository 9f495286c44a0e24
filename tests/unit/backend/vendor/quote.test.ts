import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import { departures, holds } from '#backend/db/schema.ts';
import { readHold } from '#backend/suppliers/holds.ts';
import { availabilityOf } from '#backend/vendor/availability.ts';
import { supplierOf } from '#backend/suppliers/registry.ts';
import { quoteFor, type QuoteRequest } from '#backend/vendor/quote.ts';
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

const ask = (adults: number, more: Partial<QuoteRequest> = {}): QuoteRequest => ({
  tourId: tour.tourId,
  queryDate,
  startingTime: '10:00',
  currency: 'EUR',
  components: forAdults(adults),
  ...more,
});
const quote = (adults: number, more?: Partial<QuoteRequest>) => quoteFor(backend, tour, ask(adults, more), 'en');
const market = { locale: 'en', currency: 'EUR' } as const;
const local = () => supplierOf(backend, { supplier: 'local' });
const releaseExpired = () => local().releaseExpired(clock.now());
const release = (id: string, from: 'open' | 'booked') => backend.db.transaction((tx) => local().release(tx, id, from));

/** What a booking does with its hold. */
async function sell(id: string): Promise<boolean> {
  const isOpen = and(eq(holds.id, id), eq(holds.status, 'open'), gt(holds.expiresAt, clock.now()));
  return (await backend.db.update(holds).set({ status: 'booked' }).where(isOpen).returning()).length > 0;
}

const quoteId = async (adults: number, more?: Partial<QuoteRequest>) => (await quote(adults, more))?.quoteId ?? 'none';
const seatsLeft = async (startingTime = '10:00') =>
  (await local().offers(tour, { from: queryDate, to: queryDate }, market)).find((departure) => departure.startingTime === startingTime)
    ?.seatsLeft;

beforeAll(async () => {
  backend = await openTestBackend({ clock: clock.now });
  const [any] = [...backend.catalogue.tours.values()].filter(({ ageGroups }) => ageGroups);
  if (!any) throw new Error('no tour is priced by age');
  tour = tenSeats(any);
});
afterAll(() => backend.close());
beforeEach(async () => {
  clock.set(start);
  queryDate = '2026-12-01';
  await backend.db.delete(holds);
  await backend.db.delete(departures);
});

describe('quoteFor', () => {
  it('prices the selection and holds its seats', async () => {
    const made = await quote(2, {
      currency: 'CHF',
      components: {
        ageGroup: [
          { id: 'adult', quantity: 2 },
          { id: 'child', quantity: 1 },
        ],
      },
    });
    expect(made).toMatchObject({
      grandTotal: 2 * 60.1 + 18.64,
      currencyCode: 'CHF',
      expiryTime: '2026-11-21T10:15:00.000Z',
      extended: false,
      lines: [
        { group: 'ageGroup', id: 'adult', label: 'Adult', quantity: 2, unitPrice: 60.1, total: 120.2 },
        { group: 'ageGroup', id: 'child', label: 'Child', quantity: 1, unitPrice: 18.64, total: 18.64 },
      ],
    });
    expect(await seatsLeft()).toBe(7);
    expect(await seatsLeft('14:00')).toBe(10);
  });

  it('has nothing to give when too few seats are left, or the departure does not run', async () => {
    await quote(8);
    expect(await quote(3)).toBeNull();
    expect(await quote(2)).not.toBeNull();
    expect(await quote(1, { startingTime: '11:00' })).toBeNull();
    expect(await quote(1, { queryDate: '2026-11-21', startingTime: '14:00' })).toBeNull();
    expect(await quote(1, { queryDate: '2027-11-21' })).toBeNull();
  });

  it.each([
    [{ ageGroup: [] }, 'select_ticket'],
    [forAdults(0), 'select_ticket'],
    [{ ageGroup: [{ id: 'child', quantity: 2 }] }, 'adult_needed'],
    [forAdults(11), 'maximum'],
    [{ ageGroup: [{ id: 'dog', quantity: 1 }] }, 'unknown_option'],
    [
      {
        ageGroup: [
          { id: 'adult', quantity: 1 },
          { id: 'adult', quantity: 1 },
        ],
      },
      'unknown_option',
    ],
    [{ DEFAULT: [{ id: 'group', quantity: 1 }] }, 'unknown_option'],
  ])('refuses %j: %s', async (components, problem) => {
    await expect(quote(1, { components })).rejects.toMatchObject({ code: 'invalid_request', details: { problem } });
    expect(await seatsLeft()).toBe(10);
  });

  it('sells exactly ten seats to fifty shoppers at once', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => quote(1)));
    expect(made.filter((one) => one !== null)).toHaveLength(10);
    expect(await seatsLeft()).toBe(0);
  });
});

describe('a quote that replaces another', () => {
  it('gives the old seats back in the same step, even on a full departure', async () => {
    const first = await quoteId(10);
    const second = await quote(6, { replaces: first });
    expect(second).not.toBeNull();
    expect(await seatsLeft()).toBe(4);
    expect(await readHold(backend.db, first)).toMatchObject({ status: 'released' });
  });

  it('moves between departures', async () => {
    const first = await quoteId(4);
    await quote(3, { replaces: first, startingTime: '14:00' });
    expect([await seatsLeft('10:00'), await seatsLeft('14:00')]).toEqual([10, 7]);
  });

  it('leaves the old one untouched when there is no room', async () => {
    await quote(8, { startingTime: '14:00' });
    const first = await quoteId(4);
    expect(await quote(3, { replaces: first, startingTime: '14:00' })).toBeNull();
    expect(await readHold(backend.db, first)).toMatchObject({ status: 'open' });
    expect([await seatsLeft('10:00'), await seatsLeft('14:00')]).toEqual([6, 2]);
  });

  it('moves crosswise with others at the same time', async () => {
    const early = await Promise.all(Array.from({ length: 5 }, () => quoteId(1)));
    const late = await Promise.all(Array.from({ length: 5 }, () => quoteId(1, { startingTime: '14:00' })));
    const moved = await Promise.all([
      ...early.map((replaces) => quote(1, { replaces, startingTime: '14:00' })),
      ...late.map((replaces) => quote(1, { replaces })),
    ]);
    expect(moved).not.toContain(null);
    expect([await seatsLeft('10:00'), await seatsLeft('14:00')]).toEqual([5, 5]);
  });

  it('gives seats back once, however often it is named', async () => {
    const first = await quoteId(4);
    await Promise.all(Array.from({ length: 5 }, () => quote(1, { replaces: first })));
    expect(await seatsLeft()).toBe(5);
  });

  it('never takes seats from a booking', async () => {
    const sold = await quoteId(4);
    await sell(sold);
    await quote(1, { replaces: sold });
    expect(await seatsLeft()).toBe(5);
  });
});

describe('extending', () => {
  it('prolongs the hold once', async () => {
    const first = await quoteId(2);
    clock.advance(13);
    expect(await quote(2, { replaces: first, extend: true })).toMatchObject({
      quoteId: first,
      extended: true,
      expiryTime: '2026-11-21T10:30:00.000Z',
    });
    expect(await quote(2, { replaces: first, extend: true })).toBeNull();
    expect(await seatsLeft()).toBe(8);
  });

  it('needs the same selection, and a hold that is still open', async () => {
    const first = await quoteId(2);
    await expect(quote(3, { replaces: first, extend: true })).rejects.toMatchObject({ code: 'invalid_request' });
    clock.advance(15);
    expect(await quote(2, { replaces: first, extend: true })).toBeNull();
  });
});

describe('holds', () => {
  it('free their seats when their time is over, and cannot be booked then', async () => {
    const first = await quoteId(10);
    clock.advance(14);
    expect(await releaseExpired()).toBe(0);
    clock.advance(1);
    expect(await sell(first)).toBe(false);
    expect(await releaseExpired()).toBe(1);
    expect(await releaseExpired()).toBe(0);
    expect(await seatsLeft()).toBe(10);
  });

  it('are released before anyone is told that it is sold out', async () => {
    await quote(10);
    clock.advance(15);
    expect(await quote(10)).not.toBeNull();
  });

  it('are booked once, and keep their seats', async () => {
    const first = await quoteId(3);
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
      for (const adults of [1, 2, 3]) await quote(adults, { startingTime });
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
    await quote(10);
    expect(await availabilityOf(backend, tour, market)).toMatchObject({ soldOutDates: [] });
    await quote(10, { startingTime: '14:00' });
    const { availableDates, soldOutDates } = await availabilityOf(backend, tour, market);
    expect(soldOutDates).toEqual([queryDate]);
    expect(availableDates).not.toContain(queryDate);
    expect(availableDates).toHaveLength(178);
  });

  it('calls a day sold out when the smallest booking does not fit', async () => {
    await quote(9);
    await quote(9, { startingTime: '14:00' });
    expect((await availabilityOf(backend, { ...tour, minimumTravellers: 2 }, market)).soldOutDates).toEqual([queryDate]);
  });
});
