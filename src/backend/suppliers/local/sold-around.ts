import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { addDays } from '#domain/day.ts';
import type { Database } from '../../db/open.ts';
import { departures, holds } from '../../db/schema.ts';
import type { Hold } from '../holds.ts';
import type { Days } from '../supplier.ts';
import type { DepartureKey } from './departure.ts';
import { leftOn, type Capacity } from './left-on.ts';
import type { Left, Places } from './read-sold.ts';
import { dayNumber, minuteOf, startKey } from './start-key.ts';

type Seats = DepartureKey & { seats: number };

const keyOf = ({ day, startingTime }: Omit<DepartureKey, 'tourId'>): number => startKey(dayNumber(day), minuteOf(startingTime));

type Row = Pick<typeof departures.$inferSelect, 'day' | 'startingTime' | 'seats' | 'taken'>;

/** @param but what counts as free */
function soldIn(rows: readonly Row[], but: readonly Seats[]): Left {
  const sold = new Map<number, Places>(rows.map((row) => [keyOf(row), { left: row.seats - row.taken, taken: row.taken }]));
  for (const { seats, ...departure } of but) {
    const places = sold.get(keyOf(departure));
    if (places) sold.set(keyOf(departure), { left: places.left + seats, taken: places.taken - seats });
  }
  return sold;
}

const rowsAround = (db: Database, tourId: string, { from, to }: Days) =>
  db
    .select()
    .from(departures)
    .where(and(eq(departures.tourId, tourId), gte(departures.day, addDays(from, -1)), lte(departures.day, addDays(to, 1))));

/** What a tour has sold on these days, on the one before and on the one after. @param but what counts as free */
export const readSoldAround = async (db: Database, tourId: string, days: Days, but: readonly Seats[] = []): Promise<Left> =>
  soldIn(await rowsAround(db, tourId, days), but);

type Wanted = { tourId: string; capacity: Capacity };

/**
 * Until the transaction ends nobody else takes groups of those tours whose starts share them: each start has a row of its own, and two who
 * look at the same time would both find room. Call it before any row is locked.
 * @param wanted in the order of their ids
 */
export async function lockGroups(tx: Database, wanted: readonly Wanted[]): Promise<void> {
  const shared = wanted.filter(({ capacity }) => capacity.groupMinutes !== undefined);
  for (const { tourId } of shared) await tx.execute(sql`select pg_advisory_xact_lock(hashtext('groups'), hashtext(${tourId}))`);
}

/**
 * Whether so many groups are free for as long as they would be out; yes, where each start has places of its own. After `lockGroups`. What
 * is given back meanwhile is waited for, and the rows stay locked, in the order in which others lock them.
 * @param but what counts as free
 */
export async function hasGroups(tx: Database, wanted: Seats, capacity: Capacity, but: readonly Seats[] = []): Promise<boolean> {
  const { tourId, day, seats } = wanted;
  if (capacity.groupMinutes === undefined) return true;
  const rows = await rowsAround(tx, tourId, { from: day, to: day })
    .orderBy(asc(departures.day), asc(departures.startingTime))
    .for('update');
  return leftOn(soldIn(rows, but), capacity, dayNumber(day))(keyOf(wanted)) >= seats;
}

/** A hold that is sold, if it still is when the transaction ends. */
export async function lockSoldHold(tx: Database, id: string): Promise<Hold | undefined> {
  const [hold] = await tx
    .select()
    .from(holds)
    .where(and(eq(holds.id, id), eq(holds.status, 'booked')))
    .for('update');
  return hold;
}
