import { sql } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import { batched } from '../../db/batched.ts';
import { captureIntent } from './intents.ts';
import { intentOf, type Booking } from '../../bookings/booking.ts';

type Captured = { id: string; at: Date };

const markTogether = batched<Captured, undefined>({
  keyOf: ({ id }) => id,
  async write(db, captured) {
    await db.execute(sql`
      with captured as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(captured)}::jsonb) as captured (id uuid, at timestamptz) limit ${captured.length}
      ), task as (
        select task.id, at from captured, lateral (select id from outbox where kind = 'capture' and booking_id = captured.id for update) as task
      ), done as (
        update outbox set done_at = at from task where outbox.id = task.id
      )
      update bookings set payment = 'captured' from captured where bookings.id = captured.id and payment = 'authorized'`);
    return captured.map(() => undefined);
  },
});

/** Takes the money of a booking, once however often it is asked. @throws what the payment provider throws */
export async function capture({ db, payments, clock }: Backend, booking: Booking): Promise<void> {
  await captureIntent(payments.stripe, intentOf(booking));
  await markTogether(db, { id: booking.id, at: clock() });
}
