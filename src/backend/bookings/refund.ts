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
import { stands, type Booking } from './booking.ts';
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

/** No more than there is. @param left of what was taken for the order, in minor units */
const limited = (due: Due, total: number, left: number): Due =>
  due.amount > left ? { ...due, amount: left, share: shareOf(left, total) } : due;

/** Whose ship leaves them no time, and who have not chosen another one yet, get all back, however they cancel. */
const isOffered = ({ callChange }: Pick<Booking, 'callChange'>): boolean => callChange?.outcome === 'offer';

/**
 * What cancelling now would give back, by the terms under which it was booked. A booking that the operator has not accepted
 * is no contract yet (terms of the shop, section 7): all that is set aside is released.
 * @param left of what was taken for its order, in minor units: somebody may have given a part back at the provider
 * @returns nothing where there is nothing to give back, or nothing left to cancel; an amount of 0 where a voucher has paid for all of it
 */
export function refundDue({ clock }: Pick<Backend, 'clock'>, booking: Booking, left: number): Due | undefined {
  const { status, total: amount, currency, item } = booking;
  if (status === 'on_request') return { amount, currency, share: 1, termsShare: 1 };
  if (status !== 'confirmed') return undefined;
  const termsShare = isOffered(booking) ? 1 : shareAt(item.terms, visitStartOf(item), clock());
  if (termsShare === 0) return undefined;
  return limited({ ...refundOf({ amount, currency }, termsShare), share: termsShare, termsShare }, amount, left);
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
 * All that is left of what a booking has cost, whatever its terms say: not its booker ends it. Locks the payment of its order, which the
 * booking is locked before.
 */
export async function allOf(tx: Database, { checkoutKey, total, currency }: Booking): Promise<Due> {
  const left = leftOf(await lockPayment(tx, checkoutKey), await readRefundsOf(tx, checkoutKey));
  return limited({ amount: total, currency, share: 1, termsShare: 1 }, total, left);
}

/**
 * Cancels a booking, frees its seats and writes down what is to be given back. The money follows as a job. Call it in a transaction that
 * has locked the booking, which stands; who is told is the caller's to say.
 */
export async function cancelIn(backend: Backend, tx: Database, booking: Booking, due: Due): Promise<Refund> {
  const { id: bookingId, checkoutKey } = booking;
  const { amount, currency, share, termsShare } = due;
  const now = backend.clock();
  const returned = booking.status === 'on_request' ? dropCharge : giveBack;
  const { isReleased, left: moves } = await returned(tx, backend.payments.methods, checkoutKey, entryOf(booking, amount, now));
  const money = moves.filter((kind) => kind !== 'refund' || amount > 0);
  const status = money.length > 0 ? 'pending' : 'succeeded';
  const refund: Refund = { bookingId, amount, currency, share, isReleased, status, askedAt: now, providerId: null };
  await tx.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, bookingId));
  await releaseBooked(backend, tx, booking, termsShare);
  await tx.insert(refunds).values(refund);
  await backend.jobs.enqueue(tx, ...money.map((kind) => dueJob(moneyJobs[kind], { bookingId })));
  return refund;
}

/**
 * A booker cancels: all or nothing. A second call, even at the same time, answers with the same refund.
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
    if (!due || !stands(booking)) throw new Refusal('not_refundable');
    const refund = await cancelIn(backend, tx, booking, due);
    await backend.jobs.enqueue(tx, dueJob(refundMail, { bookingId }), dueJob(operatorCancelledMail, { bookingId }));
    return { booking: { ...booking, status: 'cancelled' }, refund };
  });
