import { eq } from 'drizzle-orm';
import type { CallChange } from '#domain/cruises/changed-call.ts';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { allOf, cancelIn } from '../bookings/refund.ts';
import type { Database } from '../db/open.ts';
import { bookings } from '../db/schema.ts';
import { dueJob } from '../jobs/job.ts';
import { callRefundMail, operatorCallRefundMail } from './mail-jobs.ts';

/**
 * Ends a booking with all money back, whatever its terms say, and tells booker and operator. Call it in a transaction that has locked it.
 * @param booking which stands @param change why
 */
export async function refundAll(backend: Backend, tx: Database, booking: Booking, change: CallChange): Promise<void> {
  const about = { bookingId: booking.id, at: change.at };
  await tx.update(bookings).set({ item: booking.item, callChange: change }).where(eq(bookings.id, booking.id));
  await cancelIn(backend, tx, booking, await allOf(tx, booking));
  await backend.jobs.enqueue(tx, dueJob(callRefundMail, about), dueJob(operatorCallRefundMail, about));
}
