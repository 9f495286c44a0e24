import { and, asc, eq, gt, inArray, lte, type InferSelectModel } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { holds } from '../db/schema.ts';
import type { Wanted } from './supplier.ts';

export type Hold = InferSelectModel<typeof holds>;

export const readHoldsOf = (db: Database, cartId: string): Promise<Hold[]> => db.select().from(holds).where(eq(holds.cartId, cartId));

/** An open hold past its time is void, swept or not. */
export const isOpen = (hold: Hold, now: Date): boolean => hold.status === 'open' && hold.expiresAt > now;

/** The row of a new hold. */
export const holdOf = ({ cartId, product, selection, resource, lines, total, currency, expiresAt }: Wanted, id: string): Hold => ({
  id,
  cartId,
  selection,
  tourId: product.tourId,
  supplier: product.supplier,
  ...resource,
  lines,
  total,
  currency,
  extended: false,
  status: 'open',
  expiresAt,
});

/** Turns open holds into sales; their places stay taken. @returns false when one has expired, was released or is sold */
export async function bookHolds(tx: Database, ids: readonly string[], now: Date): Promise<boolean> {
  const booked = await tx
    .update(holds)
    .set({ status: 'booked' })
    .where(and(inArray(holds.id, [...ids]), eq(holds.status, 'open'), gt(holds.expiresAt, now)))
    .returning({ id: holds.id });
  return booked.length === ids.length;
}

/** For suppliers whose places are counted elsewhere. */
export async function writeHold(db: Database, hold: Hold): Promise<void> {
  await db.insert(holds).values(hold);
}

/** Ends a hold in the books, once. @returns the hold if this call ended it */
export async function endHold(tx: Database, id: string, from: Hold['status']): Promise<Hold | undefined> {
  const [hold] = await tx
    .update(holds)
    .set({ status: 'released' })
    .where(and(eq(holds.id, id), eq(holds.status, from)))
    .returning();
  return hold;
}

/** How many holds one transaction ends. */
export const endedAtOnce = 500;

/** Ends open holds of a supplier whose time is over, the oldest `endedAtOnce` that nobody else is working on. @returns what it ended */
export function endExpired(tx: Database, supplier: string, now: Date): Promise<Hold[]> {
  const expired = tx
    .select({ id: holds.id })
    .from(holds)
    .where(and(eq(holds.status, 'open'), eq(holds.supplier, supplier), lte(holds.expiresAt, now)))
    .orderBy(asc(holds.expiresAt))
    .limit(endedAtOnce)
    .for('update', { skipLocked: true });
  return tx.update(holds).set({ status: 'released' }).where(inArray(holds.id, expired)).returning();
}

/** Opens a hold in the books once more whose time is over. @returns as it was before; nothing where it is sold, or open still */
export async function reopenHold(tx: Database, id: string, until: Date, now: Date): Promise<Hold | undefined> {
  const [hold] = await tx.select().from(holds).where(eq(holds.id, id)).for('update');
  if (!hold || hold.status === 'booked' || isOpen(hold, now)) return undefined;
  await tx.update(holds).set({ status: 'open', expiresAt: until }).where(eq(holds.id, id));
  return hold;
}

/** Prolongs an open hold in the books, once. @returns nothing where it is not open at `now`, or was prolonged before */
export async function prolongHold(db: Database, id: string, until: Date, now: Date): Promise<Hold | undefined> {
  const [hold] = await db
    .update(holds)
    .set({ extended: true, expiresAt: until })
    .where(and(eq(holds.id, id), eq(holds.status, 'open'), eq(holds.extended, false), gt(holds.expiresAt, now)))
    .returning();
  return hold;
}
