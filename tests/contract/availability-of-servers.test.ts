import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departures } from '#backend/db/schema.ts';
import type { RunningServer } from '#backend/server.ts';
import { listAvailability } from '#contracts/documented/availability.ts';
import { getTour } from '#contracts/documented/tours.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { call } from '#tests/support/contract.ts';
import { freshDatabase } from '#tests/support/fresh-database.ts';
import { pastaTour } from '#tests/support/order.ts';

const clock = testClock('2026-11-21T10:00:00Z');
const { tourId } = pastaTour;

describe.runIf(process.env.LANDFALL_TEST_POSTGRES)('two servers on one Postgres', () => {
  let here: RunningServer;
  let there: RunningServer;
  let open: readonly string[];
  beforeAll(async () => {
    const settings = await freshDatabase();
    here = await startTestServer({ clock: clock.now }, settings);
    there = await startTestServer({ clock: clock.now }, settings);
    const { body } = await call({ ...here, origin: here.url }, getTour, { params: { productType: 'tours', uuid: tourId } });
    open = body?.availability.availableDates.toSorted() ?? [];
  });
  afterAll(() => Promise.all([here.close(), there.close()]));

  async function isFree(day: string): Promise<boolean> {
    const query = { tourIds: tourId, dateFrom: day, dateTo: day };
    const { body } = await call({ ...here, origin: here.url }, listAvailability, { query });
    return (body?.days.length ?? 0) > 0;
  }

  async function rowsOf(day: string) {
    const target = { ...there, origin: there.url };
    const { body } = await call(target, getTour, { params: { productType: 'tours', uuid: tourId }, query: { date: day } });
    return (body?.components ?? []).map(({ startingTime, seatsLeft }) => ({
      tourId,
      day,
      startingTime,
      seats: seatsLeft,
      taken: seatsLeft,
    }));
  }

  it('offers what the other one has sold out for two seconds at most', async () => {
    const day = open[20] ?? '';
    const rows = await rowsOf(day);
    expect(await isFree(day)).toBe(true);
    await there.backend.db.insert(departures).values(rows);
    clock.advance(2 / 60);
    expect(await isFree(day)).toBe(false);
  });

  it('misses no transaction that ends after a later one was seen', async () => {
    const [slow = '', fast = ''] = open.slice(21);
    const [slowRows, fastRows] = [await rowsOf(slow), await rowsOf(fast)];
    expect(await isFree(slow)).toBe(true);
    await there.backend.db.transaction(async (tx) => {
      await tx.insert(departures).values(slowRows);
      await here.backend.db.insert(departures).values(fastRows);
      clock.advance(2 / 60);
      expect([await isFree(slow), await isFree(fast)]).toEqual([true, false]);
    });
    clock.advance(2 / 60);
    expect(await isFree(slow)).toBe(false);
  });
});
