import { and, eq, lte } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import { bookings, outbox } from '../../db/schema.ts';
import { charge } from '../invoice/items.ts';
import { releaseBooked } from '../../vendor/holds.ts';

/** Spec section 8: the operator answers within 24 hours. */
export const answerHours = 24;

/** The operator takes the booking: money and tickets follow, or the account is charged at once. @returns false when it was decided before */
export const accept = ({ db, clock }: Backend, bookingId: string): Promise<boolean> => db.transaction(async (tx) => {
  const [accepted] = await tx.update(bookings).set({ status: 'confirmed' })
    .where(and(eq(bookings.id, bookingId), eq(bookings.status, 'on_request'))).returning();
  if (!accepted) return false;
  const now = clock();
  if (accepted.paymentIntentId === null) {
    await tx.update(bookings).set({ payment: 'billed' }).where(eq(bookings.id, bookingId));
    await charge(tx, accepted, now);
  } else {
    await tx.insert(outbox).values({ bookingId, availableAt: now, kind: 'capture' });
  }
  await tx.insert(outbox).values({ bookingId, availableAt: now, kind: 'ticket_mail' });
  return true;
});

/** The operator cannot take it, or has not answered in time: the seats are free, nothing is charged. @returns false when it was decided before */
export const decline = ({ db, clock }: Backend, bookingId: string): Promise<boolean> => db.transaction(async (tx) => {
  const [declined] = await tx.update(bookings).set({ status: 'declined' })
    .where(and(eq(bookings.id, bookingId), eq(bookings.status, 'on_request'))).returning({ holdId: bookings.holdId, paymentIntentId: bookings.paymentIntentId });
  if (!declined) return false;
  await releaseBooked(tx, declined.holdId);
  const task = { bookingId, availableAt: clock() };
  if (declined.paymentIntentId === null) await tx.update(bookings).set({ payment: 'voided' }).where(eq(bookings.id, bookingId));
  else await tx.insert(outbox).values({ ...task, kind: 'void' });
  await tx.insert(outbox).values({ ...task, kind: 'declined_mail' });
  return true;
});

/** Declines what no operator has answered for 24 hours. @returns how many */
export async function declineUnanswered(backend: Backend): Promise<number> {
  const oldest = new Date(backend.clock().getTime() - answerHours * 3_600_000);
  const unanswered = await backend.db.select({ id: bookings.id }).from(bookings)
    .where(and(eq(bookings.status, 'on_request'), lte(bookings.createdAt, oldest))).limit(50);
  for (const { id } of unanswered) await decline(backend, id);
  return unanswered.length;
}
