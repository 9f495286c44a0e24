import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import { holds } from '#backend/db/schema.ts';
import type { RunningServer } from '#backend/server.ts';
import { bookHolds } from '#backend/suppliers/holds.ts';
import { supplierOf } from '#backend/suppliers/registry.ts';
import { price } from '#backend/vendor/quote.ts';
import { listAvailability } from '#contracts/documented/availability.ts';
import { getCruise } from '#contracts/documented/cruises.ts';
import { holdCart } from '#contracts/documented/holds.ts';
import { getTour } from '#contracts/documented/tours.ts';
import type { Day } from '#contracts/common.ts';
import { addDays } from '#domain/day.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { call, type Target } from '#tests/support/contract.ts';
import { freshDatabase } from '#tests/support/fresh-database.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { staysInRome, stayOn, withSailings } from '#tests/support/sailings.ts';

const sailing = '11111111-1111-4111-8111-111111111111';
const inRome = '2027-05-12';
const clock = testClock('2027-04-01T10:00:00Z');
// Ashore at half past nine, an hour and a half from Rome, and all aboard at six.
const catalogue = withSailings(await readCatalogue(), [staysInRome(sailing, [stayOn(inRome, '09:00', '18:30')])]);

function tourNamed(slug: string): Tour {
  const found = [...catalogue.tours.values()].find((tour) => tour.slug === slug);
  if (!found) throw new Error(`there is no ${slug}`);
  return found;
}
/** One boat, for 70 minutes, any quarter from 10:00 until 20:30. */
const boat = tourNamed('singapore-river-by-private-bumboat');
/** Two cars, for two and a half hours, any quarter from 09:00 until 18:00. */
const cars = tourNamed('seven-hills-by-vintage-car');
/** Three guides, for two and a half hours, any quarter from 07:30 until 10:30. */
const guides = tourNamed('private-rainforest-morning-stanley-park');

/** Of one database: two where servers can share one. */
let servers: RunningServer[];
let shop: Target;
beforeAll(async () => {
  const settings = await freshDatabase();
  const start = () => startTestServer({ clock: clock.now, catalogue }, settings);
  servers = [await start()];
  if (settings['DATABASE_URL']) servers.push(await start());
  shop = targetOf(servers[0]!);
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

const targetOf = ({ url, close }: RunningServer): Target => ({ origin: url, close });

const selectionOf = ({ tourId }: Tour, queryDate: Day, startingTime: string, groups = 1) => ({
  ...{ tourId, queryDate, startingTime },
  components: { DEFAULT: [{ id: 'group', quantity: groups }] },
});
type Wanted = ReturnType<typeof selectionOf>;

async function held(wanted: Wanted, replaces?: string, at = shop) {
  const { body } = await call(at, holdCart, { body: { items: [wanted], currency: 'EUR', ...(replaces && { replaces }) } });
  const [item] = body?.items ?? [];
  if (!body || !item) throw new Error('a cart is answered');
  return { cartId: body.hold?.id, status: item.status, item };
}

async function offered({ productType, tourId }: Tour, date: Day): Promise<Record<string, number>> {
  const { body } = await call(shop, getTour, { params: { productType, uuid: tourId }, query: { date } });
  return Object.fromEntries((body?.components ?? []).map(({ startingTime, seatsLeft }) => [startingTime, seatsLeft]));
}
const withoutPlaces = async (tour: Tour, date: Day): Promise<string[]> =>
  Object.entries(await offered(tour, date)).flatMap(([time, left]) => (left === 0 ? [time] : []));

async function isFree({ tourId }: Tour, day: Day): Promise<boolean> {
  const { body } = await call(shop, listAvailability, { query: { tourIds: tourId, dateFrom: day, dateTo: day } });
  return (body?.days.length ?? 0) > 0;
}

/** A Tuesday with nothing sold, for each test another one. */
const days = Array.from({ length: 12 }, (_, week) => addDays('2027-06-01', week * 7));
const newDay = (): Day => days.shift() ?? '';

async function expire(cartId = ''): Promise<void> {
  await servers[0]!.backend.db
    .update(holds)
    .set({ expiresAt: new Date(clock.now().getTime() - 1_000) })
    .where(eq(holds.cartId, cartId));
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const outAt = (starts: readonly string[], minute: number, { durationMinutes }: Tour): number =>
  starts.filter((time) => minuteOf(time) <= minute && minute < minuteOf(time) + durationMinutes).length;
/** The most that are out in any minute of a group that sets out at a time. */
const mostDuring = (starts: readonly string[], time: string, tour: Tour): number =>
  Math.max(...Array.from({ length: tour.durationMinutes }, (_, minute) => outAt(starts, minuteOf(time) + minute, tour)));

describe('a private tour whose guests name the time', () => {
  it.each([
    ['one boat', boat, 1],
    ['two cars', cars, 2],
    ['three guides', guides, 3],
  ])('has never more groups out than there are, however many want it at once: %s', async (_, tour, most) => {
    const day = newDay();
    const times = Object.keys(await offered(tour, day));
    // One after the other a quarter of an hour apart, on another server each.
    const wanted = Array.from({ length: 40 }, (__, number) => times[(Math.floor(number / 4) * 29 + (number % 4)) % times.length] ?? '');
    const answers = await Promise.all(
      wanted.map((time, number) => held(selectionOf(tour, day, time), undefined, targetOf(servers[number % servers.length]!))),
    );
    const [sold, refused] = [true, false].map((isHeld) => wanted.filter((__, index) => (answers[index]?.status === 'held') === isHeld));
    for (const time of times) expect(mostDuring(sold!, time, tour), time).toBeLessThanOrEqual(most);
    for (const time of refused!) expect(mostDuring(sold!, time, tour), `${time} was refused`).toBe(most);
    const left = Object.fromEntries(times.map((time) => [time, most - mostDuring(sold!, time, tour)]));
    expect(await offered(tour, day)).toEqual(left);
  });

  it('is offered at no time that meets what is sold, and again once that is given back', async () => {
    const day = newDay();
    const { cartId, status } = await held(selectionOf(boat, day, '12:00'));
    expect(status).toBe('held');
    const around = ['11:00', '11:15', '11:30', '11:45', '12:00', '12:15', '12:30', '12:45', '13:00'];
    expect(await withoutPlaces(boat, day)).toEqual(around);
    expect((await held(selectionOf(boat, day, '11:00'))).status).toBe('unavailable');
    expect((await held(selectionOf(boat, day, '10:45'))).status).toBe('held');
    await expire(cartId);
    expect((await held(selectionOf(boat, day, '13:00'))).status).toBe('held');
  });

  it('says what is free nearest to the time that is not', async () => {
    const day = newDay();
    await held(selectionOf(boat, day, '12:00'));
    const { item } = await held(selectionOf(boat, day, '12:15'));
    const times = ['10:45', '13:15', '13:30'];
    const alternatives = times.map((startingTime) => ({ queryDate: day, startingTime, seatsLeft: 1 }));
    expect(item).toEqual({ status: 'unavailable', reason: 'sold_out', alternatives });
  });

  it('moves within what its shopper holds', async () => {
    const day = newDay();
    const { cartId } = await held(selectionOf(boat, day, '12:00'));
    const moved = await held(selectionOf(boat, day, '12:30'), cartId);
    expect(moved.status).toBe('held');
    expect((await withoutPlaces(boat, day)).at(0)).toBe('11:30');
  });

  it('is missing from lists on a day on which no start is free for the party', async () => {
    const day = newDay();
    for (const time of ['10:00', '11:15', '12:30', '13:45', '15:00', '16:15', '17:30', '18:45']) await held(selectionOf(boat, day, time));
    expect(await isFree(boat, day)).toBe(true);
    const { cartId } = await held(selectionOf(boat, day, '20:00'));
    expect(await isFree(boat, day)).toBe(false);
    await expire(cartId);
    clock.advance(2 / 60);
    expect(await isFree(boat, day), 'two seconds later').toBe(true);
  });

  it('takes two groups where there are two, at times that meet', async () => {
    const day = newDay();
    expect((await held(selectionOf(cars, day, '10:00'))).status).toBe('held');
    expect((await held(selectionOf(cars, day, '11:00', 2))).status).toBe('unavailable');
    expect((await held(selectionOf(cars, day, '12:30', 2))).status).toBe('held');
    expect(await offered(cars, day)).toMatchObject({ '10:00': 1, '10:15': 0, '14:45': 0, '15:00': 2 });
  });

  it('counts what is out after midnight', async () => {
    const day = newDay();
    const late = {
      ...boat,
      schedule: { ...boat.schedule, seasons: boat.schedule.seasons.map((one) => ({ ...one, times: ['00:00', '23:45'] })) },
    };
    const { backend } = servers[0]!;
    const supplier = supplierOf(backend, late);
    const wanted = (on: Day, time: string) => ({
      ...price(backend, late, selectionOf(late, on, time), { locale: 'en', currency: 'EUR' }),
      ...{ cartId: randomUUID(), expiresAt: new Date(clock.now().getTime() + 60_000) },
    });
    expect(await supplier.hold(wanted(day, '23:45'), randomUUID())).toMatchObject({ status: 'open' });
    expect(await supplier.hold(wanted(addDays(day, 1), '00:00'), randomUUID())).toBe('sold-out');
  });

  it('is taken again after its hold is over, unless somebody else is out by then', async () => {
    const day = newDay();
    const { backend } = servers[0]!;
    const supplier = supplierOf(backend, boat);
    const until = new Date(clock.now().getTime() + 60_000);
    const first = await held(selectionOf(boat, day, '12:00'));
    const [hold] = await backend.db
      .select()
      .from(holds)
      .where(eq(holds.cartId, first.cartId ?? ''));
    await expire(first.cartId);
    await supplier.releaseExpired(clock.now());
    const second = await held(selectionOf(boat, day, '12:45'));
    expect(await supplier.reopen(boat, hold!, until)).toBeUndefined();
    await expire(second.cartId);
    expect(await supplier.reopen(boat, hold!, until)).toMatchObject({ status: 'open' });
    expect(await withoutPlaces(boat, day)).toContain('12:45');
  });

  it('has another time for what is sold that meets it, for nobody else', async () => {
    const day = newDay();
    const { backend } = servers[0]!;
    const supplier = supplierOf(backend, boat);
    const { cartId } = await held(selectionOf(boat, day, '12:00'));
    const [sold] = await backend.db
      .select()
      .from(holds)
      .where(eq(holds.cartId, cartId ?? ''));
    const market = { locale: 'en', currency: 'EUR' } as const;
    const wanted = {
      ...price(backend, boat, selectionOf(boat, day, '12:30'), market),
      ...{ cartId: randomUUID(), expiresAt: new Date(clock.now().getTime() + 60_000) },
    };
    const instead = sold!.id;
    expect(await supplier.hold({ ...wanted, instead }, randomUUID()), 'it is not sold yet').toBe('sold-out');
    await bookHolds(backend.db, [instead], clock.now());
    const free = await supplier.offers(boat, { from: day, to: day }, market, { instead: sold });
    expect(free.find(({ startingTime }) => startingTime === '12:30')).toMatchObject({ seatsLeft: 1 });
    expect(await supplier.hold(wanted, randomUUID())).toBe('sold-out');
    expect(await supplier.hold({ ...wanted, instead }, randomUUID())).toMatchObject({ startingTime: '12:30' });
    expect((await held(selectionOf(boat, day, '13:15'))).status).toBe('unavailable');
    await backend.db.transaction((tx) => supplier.release(tx, instead, 'booked'));
    expect((await withoutPlaces(boat, day)).at(0), 'what was sold is free again').toBe('11:30');
  });
});

describe('a private tour on the day of a ship', () => {
  const onPage = async () => {
    const { body } = await call(shop, getCruise, { params: { id: sailing } });
    const port = body?.days.find(({ day }) => day === inRome)?.calls[0];
    return port?.tours.find(({ tourId }) => tourId === cars.tourId);
  };

  it('is offered at the first start that fits, where none of its former ones does', async () => {
    const { productType, tourId } = cars;
    const query = { date: inRome, cruise: sailing };
    const { body } = await call(shop, getTour, { params: { productType, uuid: tourId }, query });
    const fitOf = new Map((body?.components ?? []).map(({ startingTime, verdict }) => [startingTime, verdict?.fit]));
    expect(['10:00', '14:30', '18:00'].map((time) => fitOf.get(time))).toEqual(['no', 'no', 'no']);
    const [first] = [...fitOf].find(([, fit]) => fit === 'fits') ?? [];
    expect(await onPage()).toMatchObject({ startingTime: first, verdict: { fit: 'fits' } });
  });

  it('is offered at the next one once all cars are out by then', async () => {
    const { startingTime = '' } = (await onPage()) ?? {};
    await held(selectionOf(cars, inRome, '09:00', 2));
    expect(await onPage()).toMatchObject({ startingTime: '11:30', verdict: { fit: 'fits' } });
    expect(startingTime < '11:30').toBe(true);
  });
});
