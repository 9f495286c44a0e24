import { eq } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import { bookings, refunds } from '../../db/schema.ts';
import { voidIntent } from './intents.ts';
import { intentOf, type Booking } from '../../bookings/booking.ts';

/** Gives the authorisation of a declined or withdrawn booking back, once however often it is asked. */
export async function voidPayment({ db, payments }: Backend, booking: Booking): Promise<void> {
  const { id } = booking;
  await voidIntent(payments.stripe, intentOf(booking));
  await db.update(refunds).set({ status: 'succeeded' }).where(eq(refunds.bookingId, id));
  await db.update(bookings).set({ payment: 'voided' }).where(eq(bookings.id, id));
}
