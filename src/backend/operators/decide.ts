import { and, eq, lte, or } from 'drizzle-orm';
import { answerBy, answerMilliseconds } from '#domain/answer-deadline.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/open.ts';
import { bookings, refunds } from '../db/schema.ts';
import type { Booking } from '../bookings/booking.ts';
import { releaseBooked } from '../bookings/release-booked.ts';
import { secretsUntil } from '../bookings/secret-answers.ts';
import { releaseSuggested } from '../bookings/suggested-time.ts';
import { declinedMail, dueReviewMail, suggestedTimeAnsweredMail, ticketMail } from '../bookings/mail-jobs.ts';
import { entryOf, moneyJobs } from '../bookings/money.ts';
import { dueJob } from '../jobs/job.ts';
import type { Routine } from '../jobs/routines.ts';
import { charge, dropCharge } from '../payments/settle.ts';
import { dueWaiverReminders } from '../waivers/reminder.ts';

/** No calendar on earth is further ahead of UTC. */
const furthestAhead = 14 * 3_600_000;

const isTooLate = ({ clock }: Pick<Backend, 'clock'>, booking: Booking): boolean => clock() >= answerBy(booking);

/**
 * Confirms a request: money and tickets follow, or the account is charged at once. Call it in a transaction that has locked the booking.
 * @param booking as it is to be from now on
 */
export async function confirmIn(backend: Backend, tx: Database, booking: Booking): Promise<void> {
  const { clock, jobs, payments } = backend;
  const { id: bookingId, checkoutKey, total } = booking;
  await tx
    .update(bookings)
    .set({ ...booking, status: 'confirmed', secretsUntil: secretsUntil(backend, booking) })
    .where(eq(bookings.id, bookingId));
  const money = await charge(tx, payments.methods, checkoutKey, entryOf(booking, total, clock()));
  const moved = money.map((kind) => dueJob(moneyJobs[kind], { bookingId }));
  await jobs.enqueue(
    tx,
    ...moved,
    dueJob(ticketMail, { bookingId }),
    dueReviewMail(booking, clock()),
    ...dueWaiverReminders(booking, clock()),
  );
}

const confirm = (backend: Backend, bookingId: string): Promise<boolean> =>
  backend.db.transaction(async (tx) => {
    const [asked] = await tx
      .select()
      .from(bookings)
      .where(and(eq(bookings.id, bookingId), eq(bookings.status, 'on_request')))
      .for('update');
    if (!asked) return false;
    await confirmIn(backend, tx, { ...asked, suggestedTime: null });
    await releaseSuggested(backend, tx, asked);
    return true;
  });

/**
 * The operator cannot take it, or has not answered in time: the seats are free, nothing is charged, and what was taken at once goes back.
 * @returns false when it was decided before
 */
export const decline = (backend: Backend, bookingId: string): Promise<boolean> =>
  backend.db.transaction(async (tx) => {
    const [declined] = await tx
      .update(bookings)
      .set({ status: 'declined' })
      .where(and(eq(bookings.id, bookingId), eq(bookings.status, 'on_request')))
      .returning();
    if (!declined) return false;
    const { total, currency, checkoutKey } = declined;
    const askedAt = backend.clock();
    const { isReleased, left } = await dropCharge(tx, backend.payments.methods, checkoutKey, entryOf(declined, total, askedAt));
    // The payment before the places, as when a booking is cancelled: two bookings of an order may end at once.
    await releaseBooked(backend, tx, declined, 1);
    // A voucher may have paid for all of it.
    const isPaid = !isReleased && total > 0;
    if (isPaid) await tx.insert(refunds).values({ bookingId, amount: total, currency, share: 1, isReleased, askedAt });
    const moved = left.filter((kind) => kind !== 'refund' || isPaid).map((kind) => dueJob(moneyJobs[kind], { bookingId }));
    const answered = declined.suggestedTime ? [dueJob(suggestedTimeAnsweredMail, { bookingId })] : [];
    await backend.jobs.enqueue(tx, ...moved, dueJob(declinedMail, { bookingId }), ...answered);
    return true;
  });

/**
 * The operator takes the booking: money and tickets follow, or the account is charged at once. An answer that comes too late declines it.
 * @returns false when it is not, or was decided before
 */
export async function accept(backend: Backend, booking: Booking): Promise<boolean> {
  if (!isTooLate(backend, booking)) return confirm(backend, booking.id);
  await decline(backend, booking.id);
  return false;
}

/** Declines what no operator has answered in time. @returns how many */
export async function declineUnanswered(backend: Backend): Promise<number> {
  const now = backend.clock().getTime();
  const lastDay = new Date(now + furthestAhead).toISOString().slice(0, 10);
  const open = await backend.db
    .select()
    .from(bookings)
    .where(
      and(eq(bookings.status, 'on_request'), or(lte(bookings.createdAt, new Date(now - answerMilliseconds)), lte(bookings.day, lastDay))),
    );
  const late = open.filter((booking) => isTooLate(backend, booking));
  for (const { id } of late) await decline(backend, id);
  return late.length;
}

export const declineUnansweredRoutine: Routine = { name: 'decline unanswered requests', everySeconds: 10, work: declineUnanswered };
