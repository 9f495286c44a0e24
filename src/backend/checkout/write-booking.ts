import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { requestMail, ticketMail } from '../bookings/mail-jobs.ts';
import { entryOf } from '../bookings/money.ts';
import type { Database } from '../db/open.ts';
import { payments } from '../db/payments-schema.ts';
import { bookings, checkouts } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { operatorMail } from '../operators/operator-mail.ts';
import { take } from '../payments/book.ts';
import type { Payment } from '../payments/payment.ts';
import { bookHold } from '../suppliers/holds.ts';
import { isOurs, type Claim } from './claims.ts';

type Parts = Pick<Backend, 'db' | 'jobs' | 'payments'>;
type Wanted = { booking: Booking; payment: Payment; claim: Claim };

/** Thrown to undo the transaction. */
export class HoldLapsed extends Error {}

/** What follows a booking: tickets, or the operator's answer first. */
async function enqueueMails({ jobs }: Parts, tx: Database, { id: bookingId, status }: Booking): Promise<void> {
  if (status !== 'on_request') return jobs.enqueue(tx, ticketMail, { bookingId });
  await jobs.enqueue(tx, requestMail, { bookingId });
  await jobs.enqueue(tx, operatorMail, { bookingId });
}

/**
 * Sells the hold's seats, writes the booking and what pays for it, and ends the checkout: all or nothing. An account is charged at once;
 * money at a provider is captured after the commit, or found by `captureOverdue`.
 * @throws Refusal `in_progress` when the checkout is another's by now, HoldLapsed when the hold is not open any more
 */
export const writeBooking = (backend: Parts, { booking, payment, claim }: Wanted): Promise<void> =>
  backend.db.transaction(async (tx) => {
    const { checkoutKey: key, holdId, createdAt: now } = booking;
    const [checkout] = await tx
      .update(checkouts)
      .set({ state: 'booked', paymentReference: payment.reference, errorCode: null, claimedUntil: null, updatedAt: now })
      .where(isOurs(key, claim))
      .returning({ subjectId: checkouts.subjectId });
    if (!checkout) throw new Refusal('in_progress');
    if (!(await bookHold(tx, holdId, now))) throw new HoldLapsed();
    // An account that was deleted meanwhile has left the checkout.
    const written = { ...booking, subjectId: checkout.subjectId };
    await tx.insert(bookings).values(written);
    await tx.insert(payments).values(payment);
    if (booking.status === 'confirmed') await take(tx, backend.payments.methods, payment, entryOf(written, written.total, now));
    await enqueueMails(backend, tx, written);
  });
