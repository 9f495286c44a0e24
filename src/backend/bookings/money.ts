import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/open.ts';
import { payments } from '../db/payments-schema.ts';
import { bookings, refunds } from '../db/schema.ts';
import { dueJob, type DueJob } from '../jobs/job.ts';
import { capturePaymentJob } from '../payments/capture-job.ts';
import type { LedgerEntry } from '../payments/method.ts';
import { lockPayment, readPayment, type Payment } from '../payments/payment.ts';
import { payBack, recordPaidBack, take, tillOf, type MoneyJobKind } from '../payments/settle.ts';
import { bookingJob } from './booking-job.ts';
import { endReturned, lockBookingsOf } from './dashboard-refund.ts';
import type { Booking } from './booking.ts';

type Parts = Pick<Backend, 'db' | 'payments' | 'clock'>;

/** What a ledger writes down of a booking. @param amount minor units of the booking's currency */
export const entryOf = ({ id: bookingId, organizationId, subjectId, currency }: Booking, amount: number, at: Date): LedgerEntry => ({
  bookingId,
  organizationId,
  subjectId,
  amount,
  currency,
  at,
});

/** What is to be paid for an order: its bookings, less what is not taken of those that have ended. @returns null while one is asked for */
async function owedFor(tx: Database, checkoutKey: string): Promise<number | null> {
  const ordered = await tx
    .select({ status: bookings.status, total: bookings.total, back: refunds.amount })
    .from(bookings)
    .leftJoin(refunds, and(eq(refunds.bookingId, bookings.id), eq(refunds.isReleased, true)))
    .where(eq(bookings.checkoutKey, checkoutKey));
  if (ordered.some(({ status }) => status === 'on_request')) return null;
  return ordered.reduce((sum, { status, total, back }) => sum + (status === 'declined' ? 0 : total - (back ?? 0)), 0);
}

/** Decides what is taken, once: whoever cancels from then on is paid back. Waits for those who are cancelling. */
const decideCapture = (db: Database, checkoutKey: string): Promise<Payment> =>
  db.transaction(async (tx) => {
    const payment = await lockPayment(tx, checkoutKey);
    if (payment.toCapture !== null) return payment;
    const toCapture = await owedFor(tx, checkoutKey);
    if (toCapture !== null) await tx.update(payments).set({ toCapture }).where(eq(payments.id, payment.id));
    return { ...payment, toCapture };
  });

/**
 * Takes the money of what is confirmed in an order, in one sum, once no operator has to answer any more; gives up what was set aside for
 * the rest. A second call takes nothing. @throws what the payment provider throws
 */
export async function captureBooked(backend: Parts, { checkoutKey }: Booking): Promise<void> {
  const { db } = backend;
  const known = await readPayment(db, checkoutKey);
  const payment = known.toCapture === null ? await decideCapture(db, checkoutKey) : known;
  await take(tillOf(backend), payment);
  if (payment.toCapture === null || payment.toCapture === payment.authorised) return;
  const ofOrder = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.checkoutKey, checkoutKey));
  await db
    .update(refunds)
    .set({ status: 'succeeded' })
    .where(and(eq(refunds.isReleased, true), inArray(refunds.bookingId, ofOrder)));
}

/**
 * Gives the money of a booking, or of a gift voucher, back that has ended; a second call gives nothing.
 * @throws what the payment provider throws
 */
export async function refundBooked(backend: Backend, { id, checkoutKey }: Pick<Booking, 'id' | 'checkoutKey'>): Promise<void> {
  const { db, clock } = backend;
  const [asked] = await db.select().from(refunds).where(eq(refunds.bookingId, id));
  if (!asked || asked.providerId !== null) return;
  const made = await payBack(tillOf(backend), await readPayment(db, checkoutKey), asked.amount, id);
  await db.transaction(async (tx) => {
    await lockBookingsOf(tx, checkoutKey);
    const marked = await tx
      .update(refunds)
      // The provider may have told its end before this.
      .set({ providerId: made.id, status: sql`case when ${refunds.status} = 'pending' then ${made.status} else ${refunds.status} end` })
      .where(and(eq(refunds.bookingId, id), isNull(refunds.providerId)))
      .returning({ id: refunds.bookingId });
    if (marked.length === 0) return;
    await recordPaidBack(tx, checkoutKey, asked.amount, clock());
    await endReturned(backend, tx, checkoutKey);
  });
}

/** The checkout captures at once: this is for what it could not finish (`captureOverdue`), and for what operators answer later. */
export const captureJob = bookingJob({ kind: 'capture', queue: 'money', work: captureBooked });

/** The capture of what pays for an order. @param bookingId its first booking; null where it has none */
export const dueCapture = ({ checkoutKey, bookingId }: { checkoutKey: string; bookingId: string | null }): DueJob =>
  bookingId === null ? dueJob(capturePaymentJob, { checkoutKey }) : dueJob(captureJob, { bookingId });

/** What an earlier release has left on its queue: a payment of which nothing is to be taken. */
export const voidJob = bookingJob({ kind: 'void', queue: 'money', work: captureBooked });

export const refundJob = bookingJob({ kind: 'refund', queue: 'money', work: refundBooked });

/** What does at the provider what `payments/settle.ts` has left to do. */
export const moneyJobs: Record<MoneyJobKind, typeof captureJob> = { capture: captureJob, refund: refundJob };
