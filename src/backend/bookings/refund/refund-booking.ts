import { eq, type InferSelectModel } from 'drizzle-orm';
import { toDecimal } from '#domain/money.ts';
import type { Backend } from '../../backend.ts';
import type { Database } from '../../db/open.ts';
import { bookings, refunds } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { releaseBooked } from '../release-booked.ts';
import type { Booking } from '../booking.ts';
import { giveBack, letGo } from '../../payments/book.ts';
import { refundMail } from '../mail-jobs.ts';
import { entryOf } from '../money.ts';
import { moneyJobs } from '../money-jobs.ts';
import { refundDue } from './due.ts';

export type Refund = InferSelectModel<typeof refunds>;

export async function readRefund(db: Database, bookingId: string): Promise<Refund | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.bookingId, bookingId));
  return refund;
}

/**
 * Cancels a booking, frees its seats and writes down what is to be given back: all or nothing. The money follows as a
 * job. Asking again, at the same time too, answers the same refund.
 * @param shown what the shopper was told would come back, decimal
 * @throws Refusal `refund_changed` when a deadline has passed since, `not_refundable` when nothing comes back
 */
export const refundBooking = (backend: Backend, bookingId: string, shown: number): Promise<{ booking: Booking; refund: Refund }> =>
  backend.db.transaction(async (tx) => {
    const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId)).for('update');
    if (!booking) throw new Refusal('not_found');
    const earlier = await readRefund(tx, bookingId);
    if (earlier) return { booking, refund: earlier };
    const due = refundDue(backend, booking);
    const amount = due ? toDecimal(due) : 0;
    if (amount !== shown) throw new Refusal('refund_changed', { amount, currencyCode: booking.currency });
    if (!due || (booking.status !== 'confirmed' && booking.status !== 'on_request')) throw new Refusal('not_refundable');
    const now = backend.clock();
    const isReleased = booking.status === 'on_request';
    const { methods } = backend.payments;
    const money = isReleased
      ? await letGo(tx, methods, booking.checkoutKey, now)
      : await giveBack(tx, methods, booking.checkoutKey, entryOf(booking, due.amount, now));
    const status = money.length > 0 ? 'pending' : 'succeeded';
    const refund: Refund = { bookingId, ...due, isReleased, status, askedAt: now, providerId: null };
    await tx.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, bookingId));
    await releaseBooked(backend, tx, booking);
    await tx.insert(refunds).values(refund);
    for (const task of money) await backend.jobs.enqueue(tx, moneyJobs[task], { bookingId });
    await backend.jobs.enqueue(tx, refundMail, { bookingId });
    return { booking: { ...booking, status: 'cancelled' }, refund };
  });
