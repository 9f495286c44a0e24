import { eq, inArray, type InferSelectModel } from 'drizzle-orm';
import { visitStartOf } from '#domain/booked-item.ts';
import { fromDecimal, toDecimal, type Money } from '#domain/money.ts';
import { refundOf, shareAt, shareOf } from '#domain/refund.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/open.ts';
import { bookings, refunds } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { dueJob } from '../jobs/job.ts';
import { lockPayment, type Payment } from '../payments/payment.ts';
import { dropCharge, giveBack } from '../payments/settle.ts';
import type { Booking } from './booking.ts';
import { operatorCancelledMail, refundMail } from './mail-jobs.ts';
import { entryOf, moneyJobs } from './money.ts';
import { releaseBooked } from './release-booked.ts';

export type Refund = InferSelectModel<typeof refunds>;

export async function readRefund(db: Database, bookingId: string): Promise<Refund | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.bookingId, bookingId));
  return refund;
}

/** `share`: of the price; `termsShare`: what it is by the terms alone. */
type Due = Money & { share: number; termsShare: number };

/**
 * What cancelling now would give back, by the terms under which it was booked. A booking that the operator has not accepted
 * is no contract yet (terms of the shop, section 7): all that is set aside is released.
 * @param left of what was taken for its order, in minor units: somebody may have given a part back at the provider
 * @returns nothing where there is nothing to give back, or nothing left to cancel; an amount of 0 where a voucher has paid for all of it
 */
export function refundDue({ clock }: Pick<Backend, 'clock'>, booking: Booking, left: number): Due | undefined {
  const { status, total: amount, currency, item } = booking;
  if (status === 'on_request') return { amount, currency, share: 1, termsShare: 1 };
  const termsShare = status === 'confirmed' ? shareAt(item.terms, visitStartOf(item), clock()) : 0;
  if (termsShare === 0) return undefined;
  const due = { ...refundOf({ amount, currency }, termsShare), share: termsShare, termsShare };
  return due.amount > left ? { ...due, amount: left, share: shareOf(left, amount) } : due;
}

/** What of a payment is neither given back nor about to be; without end before anything was taken. @param asked refunds of its bookings */
export function leftOf({ captured, refunded }: Pick<Payment, 'captured' | 'refunded'>, asked: readonly Refund[]): number {
  const promised = asked.filter(({ isReleased, status, providerId }) => !isReleased && status === 'pending' && providerId === null);
  return captured === 0 ? Infinity : captured - refunded - promised.reduce((sum, { amount }) => sum + amount, 0);
}

/** The refunds of an order's bookings. */
export const readRefundsOf = (db: Database, checkoutKey: string): Promise<Refund[]> =>
  db
    .select()
    .from(refunds)
    .where(inArray(refunds.bookingId, db.select({ id: bookings.id }).from(bookings).where(eq(bookings.checkoutKey, checkoutKey))));

/**
 * Cancels a booking, frees its seats and writes down what is to be given back: all or nothing. The money follows as a
 * job. A second call, even at the same time, answers with the same refund.
 * @param shown what the shopper was told would come back, decimal
 * @throws Refusal `refund_changed` when a deadline has passed since, `not_refundable` when nothing comes back
 */
export const refundBooking = (backend: Backend, bookingId: string, shown: number): Promise<{ booking: Booking; refund: Refund }> =>
  backend.db.transaction(async (tx) => {
    const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId)).for('update');
    if (!booking) throw new Refusal('not_found');
    const earlier = await readRefund(tx, bookingId);
    if (earlier) return { booking, refund: earlier };
    const left = leftOf(await lockPayment(tx, booking.checkoutKey), await readRefundsOf(tx, booking.checkoutKey));
    const due = refundDue(backend, booking, left);
    const { amount, currency } = due ?? { amount: 0, currency: booking.currency };
    if (fromDecimal(shown, currency).amount !== amount)
      throw new Refusal('refund_changed', { amount: toDecimal({ amount, currency }), currencyCode: currency });
    if (!due || (booking.status !== 'confirmed' && booking.status !== 'on_request')) throw new Refusal('not_refundable');
    const now = backend.clock();
    const returned = booking.status === 'on_request' ? dropCharge : giveBack;
    const entry = entryOf(booking, amount, now);
    const { isReleased, left: moves } = await returned(tx, backend.payments.methods, booking.checkoutKey, entry);
    const money = moves.filter((kind) => kind !== 'refund' || amount > 0);
    const status = money.length > 0 ? 'pending' : 'succeeded';
    const { share, termsShare } = due;
    const refund: Refund = { bookingId, amount, currency, share, isReleased, status, askedAt: now, providerId: null };
    await tx.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, bookingId));
    await releaseBooked(backend, tx, booking, termsShare);
    await tx.insert(refunds).values(refund);
    const moved = money.map((kind) => dueJob(moneyJobs[kind], { bookingId }));
    await backend.jobs.enqueue(tx, ...moved, dueJob(refundMail, { bookingId }), dueJob(operatorCancelledMail, { bookingId }));
    return { booking: { ...booking, status: 'cancelled' }, refund };
  });
