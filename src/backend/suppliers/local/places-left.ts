import { setImmediate } from 'node:timers/promises';
import type { Day } from '#contracts/common.ts';
import { addDays } from '#domain/day.ts';
import type { Database } from '../../db/open.ts';
import { daysBefore } from './calendars.ts';
import { keyText, type DepartureKey } from './departure.ts';
import { readMark, readSoldAfter, readSoldOf, readSoldSince, type Left, type Places, type Sold } from './read-sold.ts';
import { dayNumber, dayOfKey, minuteOf, startKey } from './start-key.ts';

export type PlacesLeft = {
  /** Of a tour: the same object always, which follows what is sold. */
  of(tourId: string): Left;
  /**
   * Has this server's sales at once; what others sell, and on Postgres what anybody gives back, within two seconds.
   * @throws where the database does not answer
   */
  refresh(now: Date): Promise<void>;
  /** Call it when the departure has sold places or got some back. */
  changed(departure: DepartureKey): void;
};

type Needs = {
  db: Database;
  /** Whether other servers sell from the same database. */
  isShared: boolean;
  /** Ends what has expired, and tells `changed` of it. */
  releaseExpired: (now: Date) => Promise<unknown>;
  /** Hears of each day of a tour that has other places left than before. @param day its number */
  onChange: (tourId: string, day: number) => void;
};

/** Milliseconds. */
const freshFor = 2_000;
/** In a slice of the first reading: a few milliseconds of an embedded database, which answers nobody else meanwhile. */
const atOnce = 2_000;

const noDeparture: DepartureKey = { tourId: '00000000-0000-0000-0000-000000000000', day: '', startingTime: '' };

/** What all tours have left, kept in memory: read once, then only what changes. */
export function openPlacesLeft({ db, isShared, releaseExpired, onChange }: Needs): PlacesLeft {
  const byTour = new Map<string, Map<number, Places>>();
  const stale = new Map<string, DepartureKey>();
  let mark: bigint | undefined;
  let readFrom: Day | undefined;
  let lookedAt = Number.NaN;
  let last: Promise<void> = Promise.resolve();

  function leftOf(tourId: string): Map<number, Places> {
    const known = byTour.get(tourId);
    if (known) return known;
    const left = new Map<number, Places>();
    byTour.set(tourId, left);
    return left;
  }

  function take(sold: readonly Sold[]): void {
    for (const [tourId, day, startingTime, left, taken] of sold) {
      const number = dayNumber(day);
      const key = startKey(number, minuteOf(startingTime));
      if (taken > 0) leftOf(tourId).set(key, { left, taken });
      else leftOf(tourId).delete(key);
      onChange(tourId, number);
    }
  }

  function forgetAll(): void {
    for (const [tourId, left] of byTour) {
      const days = new Set([...left.keys()].map(dayOfKey));
      left.clear();
      for (const day of days) onChange(tourId, day);
    }
  }

  async function readAll(first: Day): Promise<void> {
    forgetAll();
    readFrom = undefined;
    mark = isShared ? await readMark(db) : undefined;
    let after = noDeparture;
    for (let isMore = true; isMore; await setImmediate()) {
      const sold = await readSoldAfter(db, first, after, atOnce);
      take(sold);
      const [tourId, day, startingTime] = sold.at(-1) ?? [];
      isMore = sold.length === atOnce;
      if (tourId !== undefined && day !== undefined && startingTime !== undefined) after = { tourId, day, startingTime };
    }
    readFrom = first;
  }

  function forgetBefore(first: Day): void {
    const earliest = startKey(dayNumber(first), 0);
    for (const left of byTour.values()) for (const key of left.keys()) if (key < earliest) left.delete(key);
    readFrom = first;
  }

  /** A database that was set back to an earlier state begins to count anew. */
  async function readOthers(first: Day): Promise<void> {
    if (mark === undefined) return;
    const next = await readMark(db);
    if (next < mark) return readAll(first);
    take(await readSoldSince(db, first, mark));
    mark = next;
  }

  async function readStale(): Promise<void> {
    if (stale.size === 0) return;
    const keys = [...stale.values()];
    stale.clear();
    try {
      take(await readSoldOf(db, keys));
    } catch (error) {
      for (const key of keys) stale.set(keyText(key), key);
      throw error;
    }
  }

  async function look(now: Date): Promise<void> {
    const first = addDays(now.toISOString().slice(0, 10), -daysBefore);
    const age = now.getTime() - lookedAt;
    // A clock may be set back, in a test for one.
    if (!(age >= 0 && age < freshFor)) {
      await releaseExpired(now);
      if (readFrom === undefined || first < readFrom) await readAll(first);
      else await readOthers(first);
      if (readFrom !== first) forgetBefore(first);
      lookedAt = now.getTime();
    }
    await readStale();
  }

  return {
    of: leftOf,
    refresh: (now) => (last = last.catch(() => {}).then(() => look(now))),
    changed: ({ tourId, day, startingTime }) => {
      const key = { tourId, day, startingTime };
      stale.set(keyText(key), key);
    },
  };
}
