import { sql } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import { captureIntent } from '../../payments/intents.ts';
import type { Booking } from '../booking.ts';

/** Takes the money of a booking, once however often it is asked. @throws what the payment provider throws */
export async function capture({ db, payments, clock }: Backend, { id, paymentIntentId }: Booking): Promise<void> {
  await captureIntent(payments.stripe, paymentIntentId);
  await db.execute(sql`
    with done as (update outbox set done_at = ${clock().toISOString()}::timestamptz where kind = 'capture' and booking_id = ${id})
    update bookings set payment = 'captured' where id = ${id}`);
}
