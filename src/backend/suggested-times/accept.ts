import { eq, TransactionRollbackError } from 'drizzle-orm';
import { answerBy } from '#domain/answer-deadline.ts';
import type { SuggestedTime } from '#domain/suggested-time.ts';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { suggestedTimeAnsweredMail } from '../bookings/mail-jobs.ts';
import { movedTo } from '../bookings/suggested-time.ts';
import { bookings } from '../db/schema.ts';
import { dueJob } from '../jobs/job.ts';
import { confirmIn } from '../operators/decide.ts';
import { bookHolds } from '../suppliers/holds.ts';
import { supplierOf } from '../suppliers/registry.ts';

/** What was suggested at that time, as long as the shopper can take it: the request is open, and nothing else was suggested since. */
export const openSuggestedTime = ({ clock }: Pick<Backend, 'clock'>, booking: Booking, suggestedAt: string): SuggestedTime | undefined => {
  const { status, suggestedTime } = booking;
  const isOpen = status === 'on_request' && suggestedTime?.suggestedAt === suggestedAt && clock() < answerBy(booking);
  return isOpen ? suggestedTime : undefined;
};

/**
 * The shopper takes the suggested time: the booking moves there and is confirmed, as if its operator had accepted it.
 * @returns false where it cannot be taken any more, or was before
 */
export async function acceptSuggestedTime(backend: Backend, { id }: Booking, suggestedAt: string): Promise<boolean> {
  const { db, clock, jobs } = backend;
  try {
    return await db.transaction(async (tx) => {
      const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
      const suggestedTime = booking && openSuggestedTime(backend, booking, suggestedAt);
      if (!suggestedTime) return false;
      // The payment before the places, as when a booking ends.
      await confirmIn(backend, tx, { ...booking, ...movedTo(booking, suggestedTime) });
      if (!(await bookHolds(tx, [suggestedTime.holdId], clock()))) tx.rollback();
      await supplierOf(backend, booking.item.product).release(tx, booking.holdId, 'booked');
      await jobs.enqueue(tx, dueJob(suggestedTimeAnsweredMail, { bookingId: id }));
      return true;
    });
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false;
    throw error;
  }
}
