import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { shareOf } from '#domain/refund.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/open.ts';
import { dashboardRefunds, payments } from '../db/payments-schema.ts';
import { bookings, refunds } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { dueJob } from '../jobs/job.ts';
import type { ProviderRefund } from '../payments/method.ts';
import { lockPayment } from '../payments/payment.ts';
import { recordPaidBack } from '../payments/settle.ts';
import { operatorCancelledMail, refundMail } from './mail-jobs.ts';
import { releaseBooked } from './release-booked.ts';

type Needs = Pick<Backend, 'suppliers' | 'jobs' | 'clock'>;

/** As whoever cancels does: the bookings before their payment. */
export const lockBookingsOf = (tx: Database, checkoutKey: string) =>
  tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.checkoutKey, checkoutKey)).orderBy(bookings.id).for('update');

/** What was given back of a payment and is no refund of a booking. */
async function unassigned(tx: Database, checkoutKey: string, refunded: number): Promise<number> {
  const ofOrder = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.checkoutKey, checkoutKey));
  const [assigned] = await tx
    .select({ amount: sql<number>`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(inArray(refunds.bookingId, ofOrder), eq(refunds.isReleased, false), isNotNull(refunds.providerId)));
  return refunded - (assigned?.amount ?? 0);
}

/**
 * Of a payment all of which has been given back, some of it in the provider's dashboard, every booking ends that stands: places, mails,
 * refund as when its booker cancels.
 * Call it in the transaction that writes down what was given back, and has locked the bookings.
 */
export async function endReturned(backend: Needs, tx: Database, checkoutKey: string): Promise<void> {
  const { captured, refunded, currency } = await lockPayment(tx, checkoutKey);
  if (captured === 0 || refunded < captured) return;
  const [last] = await tx
    .select()
    .from(dashboardRefunds)
    .where(eq(dashboardRefunds.checkoutKey, checkoutKey))
    .orderBy(desc(dashboardRefunds.toldAt))
    .limit(1);
  if (!last) return;
  const standing = await tx
    .update(bookings)
    .set({ status: 'cancelled' })
    .where(and(eq(bookings.checkoutKey, checkoutKey), inArray(bookings.status, ['confirmed', 'on_request']), gt(bookings.total, 0)))
    .returning();
  let left = await unassigned(tx, checkoutKey, refunded);
  for (const booking of standing) {
    const { id: bookingId, total } = booking;
    const amount = Math.min(total, left);
    const share = shareOf(amount, total);
    left -= amount;
    await releaseBooked(backend, tx, booking, share);
    const askedAt = backend.clock();
    await tx.insert(refunds).values({
      bookingId,
      amount,
      currency,
      share,
      isReleased: false,
      status: last.status,
      askedAt,
      providerId: last.id,
    });
    await backend.jobs.enqueue(tx, dueJob(refundMail, { bookingId }), dueJob(operatorCancelledMail, { bookingId }));
  }
}

/**
 * Writes down what somebody has given back in the provider's own dashboard, once (fault 51). A part of a payment ends no booking.
 * @param amount in minor units
 * @throws Refusal `unavailable` while the shop does not know yet that so much was taken: the provider tells again
 */
export const takeDashboardRefund = (backend: Backend, reference: string, amount: number, refund: ProviderRefund): Promise<void> =>
  backend.db.transaction(async (tx) => {
    const [known] = await tx.select().from(payments).where(eq(payments.reference, reference));
    const { id, status } = refund;
    if (!known || status === 'failed') return;
    const { checkoutKey } = known;
    await lockBookingsOf(tx, checkoutKey);
    const { captured, refunded } = await lockPayment(tx, checkoutKey);
    const row = { id, checkoutKey, amount, status, toldAt: backend.clock() };
    const fresh = await tx.insert(dashboardRefunds).values(row).onConflictDoNothing().returning({ id: dashboardRefunds.id });
    if (fresh.length === 0) return;
    if (refunded + amount > captured) throw new Refusal('unavailable');
    await recordPaidBack(tx, checkoutKey, amount, backend.clock());
    await endReturned(backend, tx, checkoutKey);
  });
