import { and, eq, isNull } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { refunds } from '../db/schema.ts';
import type { MoneyJobKind } from '../payments/book.ts';
import type { LedgerEntry } from '../payments/method.ts';
import { readPayment } from '../payments/payment.ts';
import { capture, payBack, recordPaidBack, release, type Till } from '../payments/settle.ts';
import { bookingJob } from './booking-job.ts';
import type { Booking } from './booking.ts';

type Parts = Pick<Backend, 'db' | 'payments' | 'clock'>;

export const tillOf = ({ db, payments: { methods }, clock }: Parts): Till => ({ db, methods, clock });

/** What a ledger writes down of a booking. @param amount minor units of the booking's currency */
export const entryOf = ({ id: bookingId, organizationId, subjectId, currency }: Booking, amount: number, at: Date): LedgerEntry => ({
  bookingId,
  organizationId,
  subjectId,
  amount,
  currency,
  at,
});

/** Takes the money of a booking; a second call takes nothing. @throws what the payment provider throws */
export async function captureBooked(backend: Parts, { checkoutKey }: Booking): Promise<void> {
  await capture(tillOf(backend), await readPayment(backend.db, checkoutKey));
}

/** Gives the payment of a declined or withdrawn booking back; a second call gives nothing. @throws what the payment provider throws */
export async function voidBooked(backend: Parts, { id, checkoutKey }: Booking): Promise<void> {
  await release(tillOf(backend), await readPayment(backend.db, checkoutKey));
  await backend.db.update(refunds).set({ status: 'succeeded' }).where(eq(refunds.bookingId, id));
}

/** Gives the money of a cancelled booking back; a second call gives nothing. @throws what the payment provider throws */
export async function refundBooked(backend: Parts, { id, checkoutKey }: Booking): Promise<void> {
  const { db, clock } = backend;
  const [asked] = await db.select().from(refunds).where(eq(refunds.bookingId, id));
  if (!asked || asked.providerId !== null) return;
  const made = await payBack(tillOf(backend), await readPayment(db, checkoutKey), asked.amount, id);
  await db.transaction(async (tx) => {
    const marked = await tx
      .update(refunds)
      .set({ providerId: made.id, status: made.status })
      .where(and(eq(refunds.bookingId, id), isNull(refunds.providerId)))
      .returning({ id: refunds.bookingId });
    if (marked.length > 0) await recordPaidBack(tx, checkoutKey, asked.amount, clock());
  });
}

/** The checkout captures at once: this is for what it could not finish (`captureOverdue`), and for what an operator accepts later. */
export const captureJob = bookingJob({ kind: 'capture', queue: 'money', work: captureBooked });

export const voidJob = bookingJob({ kind: 'void', queue: 'money', work: voidBooked });

export const refundJob = bookingJob({ kind: 'refund', queue: 'money', work: refundBooked });

/** What does at the provider what `payments/book.ts` has left to do. */
export const moneyJobs: Record<MoneyJobKind, typeof captureJob> = { capture: captureJob, void: voidJob, refund: refundJob };
