import { sql, type SQL } from 'drizzle-orm';
import type { Day } from '#contracts/common.ts';
import type { Database } from '../../db/open.ts';
import { rowsOf } from '../../db/rows.ts';
import type { DepartureKey } from './departure.ts';

/** Places left of a departure, and those that are taken. */
export type Places = { left: number; taken: number };

/** Places by `startKey`, of the departures of a tour that have sold some. */
export type Left = ReadonlyMap<number, Places>;

/** A departure with its places left, and those that are taken: tour, day, time, left, taken. */
export type Sold = readonly [tourId: string, day: Day, startingTime: string, left: number, taken: number];

/** Rows arrive as one value: reading thousands of rows takes longer than finding them. */
const asOne = sql`json_agg(json_build_array(tour_id, day, starting_time, seats - taken, taken) order by tour_id, day, starting_time)`;

async function read(db: Database, query: SQL): Promise<readonly Sold[]> {
  const [row] = await rowsOf<{ found: Sold[] | null }>(db, query);
  return row?.found ?? [];
}

/** The next departures that have sold, in the order of their keys. @param after the last one that is known */
export const readSoldAfter = (db: Database, first: Day, after: DepartureKey, count: number): Promise<readonly Sold[]> =>
  read(
    db,
    sql`
    select ${asOne} as found from (
      select * from departures
      where (tour_id, day, starting_time) > (${after.tourId}::uuid, ${after.day}, ${after.startingTime}) and day >= ${first} and taken > 0
      order by tour_id, day, starting_time limit ${count}
    ) as slice`,
  );

/** These departures, where they have a row. */
export const readSoldOf = (db: Database, keys: readonly DepartureKey[]): Promise<readonly Sold[]> =>
  read(
    db,
    sql`
    select ${asOne} as found from departures where (tour_id, day, starting_time) in (
      select "tourId", named.day, "startingTime"
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as named ("tourId" uuid, day text, "startingTime" text)
    )`,
  );

/** The oldest transaction that was still running: every change written from now on is among what `readSoldSince` finds. */
export async function readMark(db: Database): Promise<bigint> {
  const [row] = await rowsOf<{ mark: string }>(db, sql`select pg_snapshot_xmin(pg_current_snapshot())::text as mark`);
  return BigInt(row?.mark ?? 0);
}

/**
 * The departures that anybody has changed since. A change by a transaction that is yet to come is from before a backup
 * was restored.
 */
export const readSoldSince = (db: Database, first: Day, mark: bigint): Promise<readonly Sold[]> =>
  read(
    db,
    sql`
    select ${asOne} as found from departures
    where changed_in >= ${String(mark)}::xid8 and changed_in < pg_snapshot_xmax(pg_current_snapshot()) and day >= ${first}`,
  );
