import { TransactionRollbackError } from 'drizzle-orm';
import { chosenRoomOf } from '#domain/stays/kind.ts';
import { nightsOf } from '#domain/stays/stay.ts';
import type { Database } from '../../db/open.ts';
import { endedAtOnce, endExpired, endHold, reopenHold, writeHold, type Hold } from '../holds.ts';
import { giveBackNights, lockNights, takeNights, type RoomNights } from './nights.ts';

function nightsHeld({ tourId: hotelId, selection }: Pick<Hold, 'tourId' | 'selection'>): RoomNights {
  const stay = chosenRoomOf(selection);
  return { hotelId, room: stay.room, nights: nightsOf(stay) };
}

/** @returns false where the work was rolled back */
async function inOneStep(db: Database, work: (tx: Database & { rollback: () => never }) => Promise<boolean>): Promise<boolean> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false;
    throw error;
  }
}

/** Gives back what a hold of the same room keeps, for the nights that are wanted in its place. */
async function giveBackFor(tx: Database, replaces: string, wanted: RoomNights, rooms: number): Promise<void> {
  const old = await endHold(tx, replaces, 'open');
  if (!old) return;
  const given = nightsHeld(old);
  await lockNights(tx, { ...wanted, nights: [...new Set([...wanted.nights, ...given.nights])] }, rooms);
  await giveBackNights(tx, given);
}

/**
 * Holds a room on all nights of its stay, or on none; what `replaces` keeps is given back in the same step.
 * @param rooms how many of them the house has
 * @returns false where a night has none left
 */
export const keepNights = (db: Database, hold: Hold, rooms: number, replaces: string | undefined): Promise<boolean> =>
  inOneStep(db, async (tx) => {
    const wanted = nightsHeld(hold);
    if (replaces !== undefined) await giveBackFor(tx, replaces, wanted, rooms);
    if (!(await takeNights(tx, wanted, rooms))) tx.rollback();
    await writeHold(tx, hold);
    return true;
  });

/** Ends a hold and gives its nights back, once. Call it in a transaction. @returns the hold if this call ended it */
export async function releaseNights(tx: Database, id: string, from: 'open' | 'booked'): Promise<Hold | undefined> {
  const hold = await endHold(tx, id, from);
  if (hold) await giveBackNights(tx, nightsHeld(hold));
  return hold;
}

/** Takes the nights of a hold again whose time is over; until it is swept they are still taken. @returns false where one is gone */
export const takeAgain = (db: Database, hold: Hold, rooms: number, until: Date, now: Date): Promise<boolean> =>
  inOneStep(db, async (tx) => {
    const before = await reopenHold(tx, hold.id, until, now);
    if (before?.status === 'released' && !(await takeNights(tx, nightsHeld(before), rooms))) tx.rollback();
    return before !== undefined;
  });

const keyText = ({ hotelId, room, nights }: RoomNights): string => `${hotelId} ${room} ${nights[0]}`;

/** By house, room and first night, so that nights are locked in the order of the calendar, too. */
const inLockOrder = (all: readonly RoomNights[]): RoomNights[] => all.toSorted((a, b) => keyText(a).localeCompare(keyText(b), 'en'));

/** Frees the nights of holds whose time is over. @returns how many holds it ended */
export async function releaseExpired(db: Database, now: Date): Promise<number> {
  const ended = await db.transaction(async (tx) => {
    const freed = await endExpired(tx, 'houses', now);
    for (const held of inLockOrder(freed.map(nightsHeld))) await giveBackNights(tx, held);
    return freed.length;
  });
  return ended < endedAtOnce ? ended : ended + (await releaseExpired(db, now));
}
