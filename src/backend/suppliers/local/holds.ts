import { TransactionRollbackError } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { endedAtOnce, endExpired, endHold, reopenHold, type Hold } from '../holds.ts';
import { hasGroups, lockGroups } from './sold-around.ts';
import { giveBackSeats, inLockOrder, isSameDeparture, takeSeatsOf, type DepartureKey } from './departure.ts';
import type { Capacity } from './left-on.ts';

/** Ends a hold and gives its seats back, once. Call it in a transaction. @returns the hold if this call ended it */
export async function releaseHold(tx: Database, id: string, from: 'open' | 'booked'): Promise<Hold | undefined> {
  const hold = await endHold(tx, id, from);
  if (hold) await giveBackSeats(tx, hold, hold.seats);
  return hold;
}

/** Takes the seats of a hold again whose time is over; until it is swept they are still taken. @returns false where they are gone */
export async function takeAgain(db: Database, { id, tourId }: Hold, capacity: Capacity, until: Date, now: Date): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      await lockGroups(tx, [{ tourId, capacity }]);
      const before = await reopenHold(tx, id, until, now);
      const isGone = before?.status === 'released';
      if (isGone && !((await hasGroups(tx, before, capacity)) && (await takeSeatsOf(tx, before, before.seats)))) tx.rollback();
      return before !== undefined;
    });
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false;
    throw error;
  }
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

/** Frees the seats of holds whose time is over. @returns the holds that it ended */
export async function releaseExpired(db: Database, now: Date): Promise<readonly Hold[]> {
  const ended = await db.transaction(async (tx) => {
    const freed = await endExpired(tx, 'local', now);
    for (const departure of inLockOrder(seatsByDeparture(freed))) await giveBackSeats(tx, departure, departure.seats);
    return freed;
  });
  return ended.length < endedAtOnce ? ended : [...ended, ...(await releaseExpired(db, now))];
}
