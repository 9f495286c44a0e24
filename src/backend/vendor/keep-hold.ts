import { sql, TransactionRollbackError } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import { giveBackSeats, isSameDeparture, lockDepartures } from './departure.ts';
import { endHold, type Hold } from './holds.ts';

/**
 * Takes the seats and writes the hold in one statement, however many buyers there are at once. The departure gets
 * its row, with the `capacity` of the schedule, when a seat is first asked for.
 * @returns false when too few seats are left
 */
async function takeSeats(db: Database, hold: Hold, capacity: number): Promise<boolean> {
  if (hold.seats > capacity) return false;
  const kept = await rowsOf(db, sql`
    with seat as (
      insert into departures as departure (tour_id, day, starting_time, seats, taken)
      values (${hold.tourId}, ${hold.day}, ${hold.startingTime}, ${capacity}, ${hold.seats})
      on conflict (tour_id, day, starting_time) do update set taken = departure.taken + excluded.taken
      where departure.taken + excluded.taken <= departure.seats
      returning 1
    )
    insert into holds (id, selection, tour_id, day, starting_time, seats, lines, total, currency, expires_at)
    select ${hold.id}::uuid, ${JSON.stringify(hold.selection)}::jsonb, ${hold.tourId}::uuid, ${hold.day}, ${hold.startingTime}, ${hold.seats}::int,
      ${JSON.stringify(hold.lines)}::jsonb, ${hold.total}::int, ${hold.currency}, ${hold.expiresAt.toISOString()}::timestamptz
    from seat
    returning id`);
  return kept.length > 0;
}

async function swap(tx: Database & { rollback: () => never }, hold: Hold, capacity: number, replaces: string): Promise<void> {
  const old = await endHold(tx, replaces);
  if (old && !isSameDeparture(old, hold)) await lockDepartures(tx, [old, hold]);
  if (old) await giveBackSeats(tx, old, old.seats);
  if (!await takeSeats(tx, hold, capacity)) tx.rollback();
}

/**
 * Keeps a hold's seats and gives those of `replaces` back, both or neither.
 * @param capacity seats on the departure, as its schedule says
 * @returns false when too few seats are left
 */
export async function keepHold(db: Database, hold: Hold, capacity: number, replaces: string | undefined): Promise<boolean> {
  if (replaces === undefined) return takeSeats(db, hold, capacity);
  try {
    await db.transaction((tx) => swap(tx, hold, capacity, replaces));
    return true;
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false;
    throw error;
  }
}
