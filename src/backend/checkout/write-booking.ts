import { eq } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { requestMail, ticketMail } from '../bookings/mail-jobs.ts';
import { moneyJobs } from '../bookings/money-jobs.ts';
import { entryOf } from '../bookings/money.ts';
import type { Database } from '../db/open.ts';
import { payments } from '../db/payments-schema.ts';
import { bookings, checkouts } from '../db/schema.ts';
import { operatorMail } from '../operators/operator-mail.ts';
import { take } from '../payments/book.ts';
import type { Payment } from '../payments/payment.ts';
import { bookHold } from '../suppliers/holds.ts';
import { isOurs, type Claim } from './claims.ts';

/** The capture that follows at once has this long before a worker takes it up. */
const captureSeconds = 10;

type Parts = Pick<Backend, 'db' | 'jobs' | 'payments'>;
type Wanted = { booking: Booking; payment: Payment; claim: Claim };
type Outcome = 'booked' | 'claim_lost' | 'hold_lapsed';

/** What follows a booking: money and tickets at once, or the operator's answer first. An account is charged with the booking. */
async function enqueueNext({ jobs, payments: { methods } }: Parts, tx: Database, booking: Booking): Promise<void> {
  const { id: bookingId, checkoutKey, status, total, createdAt } = booking;
  if (status === 'on_request') {
    await jobs.enqueue(tx, requestMail, { bookingId });
    await jobs.enqueue(tx, operatorMail, { bookingId });
    return;
  }
  for (const task of await take(tx, methods, checkoutKey, entryOf(booking, total, createdAt)))
    await jobs.enqueue(tx, moneyJobs[task], { bookingId }, captureSeconds);
  await jobs.enqueue(tx, ticketMail, { bookingId });
}

/**
 * Sells the hold's seats, writes the booking, what pays for it and what is to follow, and ends the checkout: all or nothing.
 * @returns why nothing was written: the checkout is another's by now, or the hold is not open any more
 */
export const writeBooking = (backend: Parts, { booking, payment, claim }: Wanted): Promise<Outcome> =>
  backend.db.transaction(async (tx) => {
    const { checkoutKey: key, holdId, createdAt: now } = booking;
    const [checkout] = await tx.select({ subjectId: checkouts.subjectId }).from(checkouts).where(isOurs(key, claim)).for('update');
    if (!checkout) return 'claim_lost';
    if (!(await bookHold(tx, holdId, now))) return 'hold_lapsed';
    // An account that was deleted meanwhile has left the checkout.
    const written = { ...booking, subjectId: checkout.subjectId };
    await tx.insert(bookings).values(written);
    await tx.insert(payments).values(payment);
    await enqueueNext(backend, tx, written);
    await tx
      .update(checkouts)
      .set({ state: 'booked', paymentReference: payment.reference, errorCode: null, claimedUntil: null, updatedAt: now })
      .where(eq(checkouts.key, key));
    return 'booked';
  });
