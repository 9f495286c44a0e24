import { sql, TransactionRollbackError } from 'drizzle-orm';
import { batched } from '../../db/batched.ts';
import type { Database } from '../../db/open.ts';
import { rowsOf } from '../../db/rows.ts';
import { giveBackSeats, keyText } from './departure.ts';
import { endHold, type Hold } from '../holds.ts';
import type { Capacity } from './left-on.ts';
import { hasGroups, lockGroups, lockSoldHold } from './sold-around.ts';

type Wanted = { hold: Hold; capacity: Capacity };

/**
 * Takes the seats and writes the holds in one statement, however many shoppers there are at once. A departure gets its
 * row, with the seats of the schedule, when a seat is first asked for.
 * @param wanted of different departures
 * @returns for each, false when too few seats are left
 */
async function takeSeats(db: Database, wanted: readonly Wanted[]): Promise<boolean[]> {
  const possible = wanted
    .filter(({ hold, capacity }) => hold.seats <= capacity.seats)
    .map(({ hold, capacity }) => ({ ...hold, capacity: capacity.seats }));
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

/** The same of tours whose starts share their groups. In a transaction. @param wanted of different tours, in the order of their ids */
async function takeGroups(tx: Database, wanted: readonly Wanted[]): Promise<boolean[]> {
  await lockGroups(
    tx,
    wanted.map(({ hold: { tourId }, capacity }) => ({ tourId, capacity })),
  );
  const results: boolean[] = [];
  for (const one of wanted) {
    const [isTaken = false] = (await hasGroups(tx, one.hold, one.capacity)) ? await takeSeats(tx, [one]) : [];
    results.push(isTaken);
  }
  return results;
}

const takeGroupsTogether = batched<Wanted, boolean>({
  keyOf: ({ hold }) => hold.tourId,
  write: (db, wanted) => db.transaction((tx) => takeGroups(tx, wanted)),
});

/** What a hold takes the place of. `replaces`: an open hold, given back in the same step. `instead`: a sold one, which stays. */
type Earlier = { replaces?: string | undefined; instead?: string | undefined };

async function swap(tx: Database & { rollback: () => never }, { hold, capacity }: Wanted, { replaces, instead }: Earlier): Promise<void> {
  await lockGroups(tx, [{ tourId: hold.tourId, capacity }]);
  const old = replaces === undefined ? undefined : await endHold(tx, replaces, 'open');
  const sold = instead === undefined ? undefined : await lockSoldHold(tx, instead);
  const isFree = await hasGroups(
    tx,
    hold,
    capacity,
    [old, sold].filter((one) => one !== undefined),
  );
  if (old) await giveBackSeats(tx, old, old.seats);
  const [isTaken] = isFree ? await takeSeats(tx, [{ hold, capacity }]) : [];
  if (!isTaken) tx.rollback();
}

/**
 * Holds seats and gives those of `replaces` back: both or neither. It is on the same departure or, where starts share their groups, out at
 * the same time.
 * @returns false when too few seats are left
 */
export async function keepHold(db: Database, wanted: Wanted, earlier: Earlier): Promise<boolean> {
  const isShared = wanted.capacity.groupMinutes !== undefined;
  const isSwap = earlier.replaces !== undefined || (isShared && earlier.instead !== undefined);
  if (!isSwap) return isShared ? takeGroupsTogether(db, wanted) : takeSeatsTogether(db, wanted);
  try {
    await db.transaction((tx) => swap(tx, wanted, earlier));
    return true;
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false;
    throw error;
  }
}
