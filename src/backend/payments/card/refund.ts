import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Backend } from '../../backend.ts';
import { bookings, refunds } from '../../db/schema.ts';
import { refundIntent } from './intents.ts';
import { intentOf, type Booking } from '../../bookings/booking.ts';
import { capture } from './capture.ts';

/** What the payment provider says of a refund, as far as the shopper is concerned. https://docs.stripe.com/api/refunds/object */
export function refundStatus({ status }: Stripe.Refund): 'pending' | 'succeeded' | 'failed' {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** Gives the money of a cancelled booking back, once however often it is asked. @throws what the payment provider throws */
export async function refund(backend: Backend, booking: Booking): Promise<void> {
  const { db, payments } = backend;
  const [asked] = await db.select().from(refunds).where(eq(refunds.bookingId, booking.id));
  if (!asked || asked.providerId !== null) return;
  // Only what was taken can be given back, and the capture may still be under way: taking it twice is taking it once.
  if (booking.payment === 'authorized') await capture(backend, booking);
  const made = await refundIntent(payments.stripe, intentOf(booking), asked.amount, booking.id);
  await db.transaction(async (tx) => {
    await tx
      .update(refunds)
      .set({ providerId: made.id, status: refundStatus(made) })
      .where(eq(refunds.bookingId, booking.id));
    await tx.update(bookings).set({ payment: 'refunded' }).where(eq(bookings.id, booking.id));
  });
}
