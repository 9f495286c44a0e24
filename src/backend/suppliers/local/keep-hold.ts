import { sql, TransactionRollbackError } from 'drizzle-orm';
import { batched } from '../../db/batched.ts';
import type { Database } from '../../db/open.ts';
import { rowsOf } from '../../db/rows.ts';
import { giveBackSeats, keyText } from './departure.ts';
import { endHold, type Hold } from '../holds.ts';

type Wanted = { hold: Hold; capacity: number };

/**
 * Takes the seats and writes the holds in one statement, however many shoppers there are at once. A departure gets its
 * row, with the `capacity` of the schedule, when a seat is first asked for.
 * @param wanted of different departures
 * @returns for each, false when too few seats are left
 */
async function takeSeats(db: Database, wanted: readonly Wanted[]): Promise<boolean[]> {
  const possible = wanted.filter(({ hold, capacity }) => hold.seats <= capacity).map(({ hold, capacity }) => ({ ...hold, capacity }));
  if (possible.length === 0) return wanted.map(() => false);
  const kept = await rowsOf<{ id: string }>(
    db,
    sql`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(possible)}::jsonb) as wanted (
        id uuid, "cartId" uuid, selection jsonb, "tourId" uuid, day text, "startingTime" text, seats integer,
        lines jsonb, total integer, currency text, "expiresAt" timestamptz, capacity integer)
    ), seat as (
      insert into departures as departure (tour_id, day, starting_time, seats, taken)
      select "tourId", day, "startingTime", capacity, seats from wanted
      on conflict (tour_id, day, starting_time) do update set taken = departure.taken + excluded.taken
      where departure.taken + excluded.taken <= departure.seats
      returning tour_id, day, starting_time
    )
    insert into holds (id, cart_id, selection, tour_id, day, starting_time, seats, lines, total, currency, expires_at)
    select id, "cartId", selection, "tourId", wanted.day, "startingTime", seats, lines, total, currency, "expiresAt"
    from wanted join seat on tour_id = "tourId" and seat.day = wanted.day and starting_time = "startingTime"
    returning id`,
  );
  const ids = new Set(kept.map(({ id }) => id));
  return wanted.map(({ hold }) => ids.has(hold.id));
}

const takeSeatsTogether = batched<Wanted, boolean>({ keyOf: ({ hold }) => keyText(hold), write: takeSeats });

async function swap(tx: Database & { rollback: () => never }, hold: Hold, capacity: number, replaces: string): Promise<void> {
  const old = await endHold(tx, replaces, 'open');
  if (old) await giveBackSeats(tx, old, old.seats);
  const [isTaken] = await takeSeats(tx, [{ hold, capacity }]);
  if (!isTaken) tx.rollback();
}

/**
 * Holds seats and gives those of `replaces`, on the same departure, back: both or neither.
 * @param capacity seats on the departure, as its schedule says
 * @returns false when too few seats are left
 */
export async function keepHold(db: Database, hold: Hold, capacity: number, replaces: string | undefined): Promise<boolean> {
  if (replaces === undefined) return takeSeatsTogether(db, { hold, capacity });
  try {
    await db.transaction((tx) => swap(tx, hold, capacity, replaces));
    return true;
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false;
    throw error;
  }
}
