import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { departures } from '../../db/schema.ts';

/** One start of one tour. */
export type DepartureKey = { tourId: string; day: string; startingTime: string };

const isDeparture = ({ tourId, day, startingTime }: DepartureKey) =>
  and(eq(departures.tourId, tourId), eq(departures.day, day), eq(departures.startingTime, startingTime));

export const keyText = ({ tourId, day, startingTime }: DepartureKey): string => `${tourId} ${day} ${startingTime}`;

/** One order for all who need several departures: two transactions never wait for each other. */
export const inLockOrder = <D extends DepartureKey>(keys: readonly D[]): D[] =>
  [...keys].sort((a, b) => keyText(a).localeCompare(keyText(b), 'en'));

export const isSameDeparture = (a: DepartureKey, b: DepartureKey): boolean => keyText(a) === keyText(b);

/** @returns false, having taken none, where fewer are left */
export async function takeSeatsOf(tx: Database, key: DepartureKey, seats: number): Promise<boolean> {
  const taken = await tx
    .update(departures)
    .set({ taken: sql`${departures.taken} + ${seats}` })
    .where(and(isDeparture(key), sql`${departures.taken} + ${seats} <= ${departures.seats}`))
    .returning({ taken: departures.taken });
  return taken.length > 0;
}

export async function giveBackSeats(tx: Database, key: DepartureKey, seats: number): Promise<void> {
  await tx
    .update(departures)
    .set({ taken: sql`${departures.taken} - ${seats}` })
    .where(isDeparture(key));
}
