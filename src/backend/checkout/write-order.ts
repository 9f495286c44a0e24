import type { InferSelectModel } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { operatorBookedMail, mailAfter, dueOperatorMails, dueReviewMail } from '../bookings/mail-jobs.ts';
import { entryOf } from '../bookings/money.ts';
import type { Database } from '../db/open.ts';
import { payments } from '../db/payments-schema.ts';
import { bookings as bookingsTable, checkouts, orders } from '../db/schema.ts';
import { issueGiftVoucher, type PaidGiftVoucher } from '../gift-vouchers/issue.ts';
import { Refusal } from '../http/refusal.ts';
import { dueJob } from '../jobs/job.ts';
import { methodOf } from '../payments/registry.ts';
import type { Payment } from '../payments/payment.ts';
import { bookHolds } from '../suppliers/holds.ts';
import { spend } from '../vouchers/spend.ts';
import { dueWaiverReminders } from '../waivers/reminder.ts';
import { isOurs, type Claim } from './claims.ts';

export type Order = InferSelectModel<typeof orders>;
type Parts = Pick<Backend, 'db' | 'jobs' | 'payments' | 'config' | 'catalogue'>;
type Wanted = {
  order: Order;
  /** None where a gift voucher is bought. */
  bookings: readonly Booking[];
  giftVoucher?: Omit<PaidGiftVoucher, 'subjectId'> | undefined;
  payment: Payment;
  claim: Claim;
};

/** Thrown to undo the transaction. */
export class HoldLapsed extends Error {}

/**
 * What follows the bookings of an order: one mail to its booker, one to each operator, who is told, or asked and reminded, and after the
 * visit the booker is asked how it was.
 */
async function enqueueMails({ jobs }: Pick<Parts, 'jobs'>, tx: Database, written: readonly Booking[], now: Date): Promise<void> {
  const [first] = written;
  if (!first) return;
  await jobs.enqueue(
    tx,
    dueJob(mailAfter(written), { bookingId: first.id }),
    ...written.flatMap((booking) =>
      booking.status === 'on_request'
        ? dueOperatorMails(booking)
        : [dueJob(operatorBookedMail, { bookingId: booking.id }), dueReviewMail(booking, now), ...dueWaiverReminders(booking, now)],
    ),
  );
}

/**
 * Sells the holds' seats, writes the bookings or the gift voucher and what pays for them, and ends the checkout: all or nothing. An account
 * is charged at once; money at a provider is captured after the commit, or found by `captureOverdue`.
 * @throws Refusal `in_progress` when the checkout is another's by now, `voucher_refused` when its gift voucher is not worth so much any
 * more; HoldLapsed when a hold is not open any more
 */
export const writeOrder = (backend: Parts, { order, bookings, giftVoucher, payment, claim }: Wanted): Promise<void> =>
  backend.db.transaction(async (tx) => {
    const { checkoutKey: key, createdAt: now } = order;
    const [checkout] = await tx
      .update(checkouts)
      .set({ state: 'booked', paymentReference: payment.reference, errorCode: null, claimedUntil: null, updatedAt: now })
      .where(isOurs(key, claim))
      .returning({ subjectId: checkouts.subjectId });
    if (!checkout) throw new Refusal('in_progress');
    const holdIds = bookings.map(({ holdId }) => holdId);
    if (!(await bookHolds(tx, holdIds, now))) throw new HoldLapsed();
    // An account that was deleted meanwhile has left the checkout.
    const written = bookings.map((booking) => ({ ...booking, subjectId: checkout.subjectId }));
    await tx.insert(orders).values(order);
    if (written.length > 0) await tx.insert(bookingsTable).values(written);
    if (giftVoucher) await issueGiftVoucher(backend, tx, { ...giftVoucher, subjectId: checkout.subjectId });
    await tx.insert(payments).values(payment);
    const method = methodOf(backend.payments.methods, payment);
    if (method.settles === 'with-booking') {
      const certain = written.filter(({ status }) => status === 'confirmed');
      for (const booking of certain) await method.charge(tx, entryOf(booking, booking.total, now));
    }
    await spend(tx, written, now);
    await enqueueMails(backend, tx, written, now);
  });
