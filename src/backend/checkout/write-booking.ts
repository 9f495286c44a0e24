import { eq } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { requestMail, ticketMail } from '../bookings/mail-jobs.ts';
import type { Database } from '../db/open.ts';
import { bookings, checkouts } from '../db/schema.ts';
import { operatorMail } from '../operators/operator-mail.ts';
import { charge } from '../payments/account/items.ts';
import { captureJob } from '../payments/card/jobs.ts';
import { bookHold } from '../suppliers/holds.ts';
import { isOurs, type Claim } from './claims.ts';

/** The capture that follows at once has this long before a worker takes it up. */
const captureSeconds = 10;

/** What follows a booking: money and tickets at once, or the operator's answer first. An account is charged with the booking. */
async function enqueueNext({ jobs }: Pick<Backend, 'jobs'>, tx: Database, { id: bookingId, status, payment }: Booking): Promise<void> {
  if (status === 'on_request') {
    await jobs.enqueue(tx, requestMail, { bookingId });
    await jobs.enqueue(tx, operatorMail, { bookingId });
    return;
  }
  if (payment === 'authorized') await jobs.enqueue(tx, captureJob, { bookingId }, captureSeconds);
  await jobs.enqueue(tx, ticketMail, { bookingId });
}

/**
 * Sells the hold's seats, writes the booking and what is to follow, and ends the checkout: all or nothing.
 * @returns why nothing was written: the checkout is another's by now, or the hold is not open any more
 */
export const writeBooking = (
  backend: Pick<Backend, 'db' | 'jobs'>,
  booking: Booking,
  claim: Claim,
): Promise<'booked' | 'claim_lost' | 'hold_lapsed'> =>
  backend.db.transaction(async (tx) => {
    const { checkoutKey, holdId, paymentIntentId, payment, createdAt } = booking;
    const [ours] = await tx.select({ key: checkouts.key }).from(checkouts).where(isOurs(checkoutKey, claim)).for('update');
    if (!ours) return 'claim_lost';
    if (!(await bookHold(tx, holdId, createdAt))) return 'hold_lapsed';
    await tx.insert(bookings).values(booking);
    if (payment === 'billed') await charge(tx, booking, createdAt);
    await enqueueNext(backend, tx, booking);
    await tx
      .update(checkouts)
      .set({ state: 'booked', paymentIntentId, errorCode: null, claimedUntil: null, updatedAt: createdAt })
      .where(eq(checkouts.key, checkoutKey));
    return 'booked';
  });
