import { and, asc, eq, gt, inArray, lte, type InferSelectModel } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { holds } from '../../db/schema.ts';
import type { Routine } from '../../jobs/routines.ts';
import { giveBackSeats, inLockOrder, isSameDeparture, type DepartureKey } from './departure.ts';

export type Hold = InferSelectModel<typeof holds>;

/** @param id the quote's id */
export async function readHold(db: Database, id: string): Promise<Hold | undefined> {
  const [hold] = await db.select().from(holds).where(eq(holds.id, id));
  return hold;
}

/** An open hold past its time is void, swept or not. */
export const isOpen = (hold: Hold, now: Date): boolean => hold.status === 'open' && hold.expiresAt > now;

/** Turns an open hold into a sale; its seats stay taken. @returns false when it has expired, was released or is sold */
export async function bookHold(tx: Database, id: string, now: Date): Promise<boolean> {
  const booked = await tx
    .update(holds)
    .set({ status: 'booked' })
    .where(and(eq(holds.id, id), eq(holds.status, 'open'), gt(holds.expiresAt, now)))
    .returning({ id: holds.id });
  return booked.length > 0;
}

/** Ends a hold without giving its seats back yet. @returns the hold if this call ended it */
export async function endHold(tx: Database, id: string, from: Hold['status'] = 'open'): Promise<Hold | undefined> {
  const [hold] = await tx
    .update(holds)
    .set({ status: 'released' })
    .where(and(eq(holds.id, id), eq(holds.status, from)))
    .returning();
  return hold;
}

/** Gives an open hold's seats back, once. Call it in a transaction. @returns whether this call did it */
export async function releaseHold(tx: Database, id: string): Promise<boolean> {
  const hold = await endHold(tx, id);
  if (hold) await giveBackSeats(tx, hold, hold.seats);
  return hold !== undefined;
}

/** Gives a sold hold's seats back, once: the booking was declined or refunded. Call it in a transaction. */
export async function releaseBooked(tx: Database, id: string): Promise<boolean> {
  const hold = await endHold(tx, id, 'booked');
  if (hold) await giveBackSeats(tx, hold, hold.seats);
  return hold !== undefined;
}

type Freed = DepartureKey & { seats: number };

function seatsByDeparture(ended: readonly Freed[]): Freed[] {
  return ended.reduce<Freed[]>((sums, hold) => {
    const known = sums.find((sum) => isSameDeparture(sum, hold));
    if (known) known.seats += hold.seats;
    else sums.push({ tourId: hold.tourId, day: hold.day, startingTime: hold.startingTime, seats: hold.seats });
    return sums;
  }, []);
}

const atOnce = 500;

/** Frees the seats of holds whose time is over, 500 in one transaction. @returns how many holds it ended */
export async function releaseExpired(db: Database, now: Date): Promise<number> {
  const count = await db.transaction(async (tx) => {
    const expired = tx
      .select({ id: holds.id })
      .from(holds)
      .where(and(eq(holds.status, 'open'), lte(holds.expiresAt, now)))
      .orderBy(asc(holds.expiresAt))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const ended = await tx.update(holds).set({ status: 'released' }).where(inArray(holds.id, expired)).returning();
    for (const freed of inLockOrder(seatsByDeparture(ended))) await giveBackSeats(tx, freed, freed.seats);
    return ended.length;
  });
  return count < atOnce ? count : count + (await releaseExpired(db, now));
}

export const releaseExpiredRoutine: Routine = {
  name: 'release expired holds',
  everySeconds: 5,
  work: ({ db, clock }) => releaseExpired(db, clock()),
};
