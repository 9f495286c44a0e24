import { and, eq } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import { intentOf, type Booking } from '../../bookings/booking.ts';
import { bookings } from '../../db/schema.ts';
import { captureIntent } from './intents.ts';

/** Takes the money of a booking, once however often it is asked. @throws what the payment provider throws */
export async function capture({ db, payments }: Pick<Backend, 'db' | 'payments'>, booking: Booking): Promise<void> {
  await captureIntent(payments.stripe, intentOf(booking));
  await db
    .update(bookings)
    .set({ payment: 'captured' })
    .where(and(eq(bookings.id, booking.id), eq(bookings.payment, 'authorized')));
}
