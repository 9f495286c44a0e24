import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and, eq, sql } from 'drizzle-orm';
import type { OpenBackend } from '#backend/backend.ts';
import { departures } from '#backend/db/schema.ts';
import { openPlacesLeft } from '#backend/suppliers/local/places-left.ts';
import { dayNumber, startKey } from '#backend/suppliers/local/start-key.ts';
import { addDays } from '#domain/day.ts';
import { openTestBackend } from '#tests/support/backend.ts';

const today = '2026-11-21';
const at = (seconds: number): Date => new Date(Date.parse(`${today}T10:00:00Z`) + seconds * 1_000);
const idOf = (number: number): string => `0a000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const tourId = idOf(0);
const startingTime = '10:00';
const key = (day: string): number => startKey(dayNumber(day), 600);

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const released: Date[] = [];
const open = (isShared: boolean, onChange: (tourId: string, day: number) => void = () => {}) =>
  openPlacesLeft({ db: backend.db, isShared, releaseExpired: async (now) => void released.push(now), onChange });

/** Sells past every server's memory, as another server does. */
async function sell(day: string, taken: number, tour = tourId): Promise<void> {
  const row = { tourId: tour, day, startingTime, seats: 10, taken };
  await backend.db
    .insert(departures)
    .values(row)
    .onConflictDoUpdate({ target: [departures.tourId, departures.day, departures.startingTime], set: { taken } });
}

describe('the places left in memory', () => {
  it('knows what has sold when it is opened, slice by slice, and nothing of days that are over', async () => {
    const day = '2026-12-01';
    const sold = Array.from({ length: 4_500 }, (_, number) => ({ tourId: idOf(number + 1), day, startingTime, seats: 10, taken: 4 }));
    await backend.db.insert(departures).values([...sold, { ...sold[0], tourId, day: '2026-11-01', startingTime, seats: 10, taken: 4 }]);
    const left = open(false);
    await left.refresh(at(0));
    for (const number of [1, 2_000, 2_001, 4_000, 4_001, 4_500]) expect(left.of(idOf(number)).get(key(day))?.left, String(number)).toBe(6);
    expect(left.of(tourId).size).toBe(0);
  });

  it('has its own sales at once, and places that came back', async () => {
    const day = '2026-12-02';
    const changed: [string, number][] = [];
    const left = open(false, (...change) => void changed.push(change));
    await left.refresh(at(0));
    changed.length = 0;
    await sell(day, 7);
    left.changed({ tourId, day, startingTime });
    await left.refresh(at(0));
    expect(left.of(tourId).get(key(day))?.left).toBe(3);
    expect(changed).toEqual([[tourId, dayNumber(day)]]);
    await sell(day, 0);
    left.changed({ tourId, day, startingTime });
    await left.refresh(at(0));
    expect(left.of(tourId).has(key(day))).toBe(false);
  });

  it('has what other servers have sold within two seconds, and what has come back to them', async () => {
    const day = '2026-12-03';
    const left = open(true);
    await left.refresh(at(0));
    await sell(day, 10);
    await left.refresh(at(1.9));
    expect(left.of(tourId).has(key(day))).toBe(false);
    await left.refresh(at(2));
    expect(left.of(tourId).get(key(day))?.left).toBe(0);
    await sell(day, 0);
    await left.refresh(at(4));
    expect(left.of(tourId).has(key(day))).toBe(false);
  });

  it('does not read again and again what was changed before a backup was restored', async () => {
    const day = '2026-12-04';
    await sell(day, 5);
    await backend.db.execute(sql`alter table departures disable trigger note_departure_change`);
    await backend.db.execute(sql`update departures set changed_in = '999999999999' where day = ${day}`);
    await backend.db.execute(sql`alter table departures enable trigger note_departure_change`);
    const changed: number[] = [];
    const left = open(true, (_, number) => void changed.push(number));
    for (const seconds of [0, 2, 4]) await left.refresh(at(seconds));
    expect(left.of(tourId).get(key(day))?.left).toBe(5);
    expect(changed.filter((number) => number === dayNumber(day))).toHaveLength(1);
  });

  it('ends what has expired before it looks, at most every two seconds', async () => {
    const left = open(false);
    released.length = 0;
    for (const seconds of [0, 1, 2, 3]) await left.refresh(at(seconds));
    expect(released).toEqual([at(0), at(2)]);
  });

  it('forgets days as they go by', async () => {
    const day = '2026-12-06';
    await sell(day, 5);
    const left = open(false);
    await left.refresh(at(0));
    expect(left.of(tourId).has(key(day))).toBe(true);
    await left.refresh(new Date(`${addDays(day, 3)}T00:00:00Z`));
    expect(left.of(tourId).has(key(day))).toBe(false);
  });

  it('asks again after a failure, and loses nothing of what was told meanwhile', async () => {
    const day = '2026-12-07';
    let isDown = false;
    const db = new Proxy(backend.db, {
      get: (target, name) => {
        if (name === 'execute' && isDown) return () => Promise.reject(new Error('down'));
        return Reflect.get(target, name) as unknown;
      },
    });
    const left = openPlacesLeft({ db, isShared: false, releaseExpired: async () => {}, onChange: () => {} });
    await left.refresh(at(0));
    await sell(day, 6);
    left.changed({ tourId, day, startingTime });
    isDown = true;
    await expect(left.refresh(at(0))).rejects.toThrow('down');
    isDown = false;
    await left.refresh(at(0));
    expect(left.of(tourId).get(key(day))?.left).toBe(4);
    await backend.db.delete(departures).where(and(eq(departures.tourId, tourId), eq(departures.day, day)));
  });
});
