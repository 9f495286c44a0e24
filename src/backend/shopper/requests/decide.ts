import { and, eq, lte } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import { bookings, outbox } from '../../db/schema.ts';
import { releaseBooked } from '../../vendor/holds.ts';

/** Spec section 8: the operator answers within 24 hours. */
export const answerHours = 24;

/** The operator takes the booking: money and tickets follow. @returns false when it was decided before */
export const accept = ({ db, clock }: Backend, bookingId: string): Promise<boolean> => db.transaction(async (tx) => {
  const accepted = await tx.update(bookings).set({ status: 'confirmed' })
    .where(and(eq(bookings.id, bookingId), eq(bookings.status, 'on_request'))).returning({ id: bookings.id });
  if (accepted.length === 0) return false;
  const task = { bookingId, availableAt: clock() };
  await tx.insert(outbox).values([{ ...task, kind: 'capture' }, { ...task, kind: 'ticket_mail' }]);
  return true;
});

/** The operator cannot take it, or has not answered in time: the seats are free, nothing is charged. @returns false when it was decided before */
export const decline = ({ db, clock }: Backend, bookingId: string): Promise<boolean> => db.transaction(async (tx) => {
  const [declined] = await tx.update(bookings).set({ status: 'declined' })
    .where(and(eq(bookings.id, bookingId), eq(bookings.status, 'on_request'))).returning({ holdId: bookings.holdId });
  if (!declined) return false;
  await releaseBooked(tx, declined.holdId);
  const task = { bookingId, availableAt: clock() };
  await tx.insert(outbox).values([{ ...task, kind: 'void' }, { ...task, kind: 'declined_mail' }]);
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
