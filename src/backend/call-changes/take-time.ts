import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { callText, type CallChange } from '#domain/cruises/changed-call.ts';
import type { Backend } from '../backend.ts';
import { bookingJob } from '../bookings/booking-job.ts';
import type { Booking } from '../bookings/booking.ts';
import { openAnswers } from '../bookings/sealed-answers.ts';
import { secretsUntil } from '../bookings/secret-answers.ts';
import { movedTo, releaseSuggested } from '../bookings/suggested-time.ts';
import { salesOf } from '../catalogue/sales/registry.ts';
import type { Database } from '../db/open.ts';
import { bookings } from '../db/schema.ts';
import { dueJob } from '../jobs/job.ts';
import { bookedCallOf, shoreCallIn } from '../sailings/shore-call.ts';
import { bookHolds, type Hold } from '../suppliers/holds.ts';
import { supplierOf } from '../suppliers/registry.ts';
import type { Priced } from '../suppliers/supplier.ts';
import { routeOf } from './call-now.ts';
import { fittingTimesFor } from './fitting-times.ts';
import { movedTicketMail, operatorMovedMail } from './mail-jobs.ts';
import { isOpenOffer, lockBooking } from './offer.ts';

type Time = Pick<Hold, 'day' | 'startingTime'>;

/** Tells a supplier elsewhere that the places of the time before are free. */
export const cancelHoldJob = bookingJob<{ bookingId: string; holdId: string }>({
  kind: 'supplier_cancel_hold',
  queue: 'money',
  work: async (backend, { item }, { holdId }) => supplierOf(backend, item.product).cancel?.(holdId),
});

/** What the booking keeps of the other time, under its own terms. */
function itemAt(backend: Backend, booking: Booking, product: Priced['product'], time: Time): Booking['item'] | undefined {
  const { lines, order: transfers, item } = booking;
  const route = routeOf(backend, booking);
  const found = route && shoreCallIn(route, product, { queryDate: time.day, startingTime: time.startingTime });
  if (!found) return undefined;
  const moved = salesOf(product).item(backend.catalogue, product, {
    selection: { queryDate: time.day, startingTime: time.startingTime },
    lines,
    terms: item.terms,
    transfers,
  });
  return { ...moved, shoreCall: bookedCallOf(found) };
}

/** Moves the booking to the places that are held, in one step with all that follows. @returns false where it cannot be moved any more */
async function moveIn(backend: Backend, tx: Database, id: string, at: string, product: Priced['product'], hold: Hold): Promise<boolean> {
  const { clock, jobs } = backend;
  const booking = await lockBooking(tx, id);
  const item = booking && isOpenOffer(backend, booking, at) ? itemAt(backend, booking, product, hold) : undefined;
  if (!booking || !item || !(await bookHolds(tx, [hold.id], clock()))) return false;
  const supplier = supplierOf(backend, booking.item.product);
  await supplier.release(tx, booking.holdId, 'booked');
  await releaseSuggested(backend, tx, booking);
  const about = { bookingId: id, at: clock().toISOString() };
  const callChange: CallChange = { at: about.at, outcome: 'moved', call: callText(item.shoreCall), movedFrom: booking.item.span.start };
  const moved = { ...movedTo(booking, { holdId: hold.id, item }), callChange };
  const secrets = booking.secretsUntil === null ? null : secretsUntil(backend, { ...booking, ...moved });
  await tx
    .update(bookings)
    .set({ ...moved, secretsUntil: secrets })
    .where(eq(bookings.id, id));
  const cancelled = supplier.cancel ? [dueJob(cancelHoldJob, { bookingId: id, holdId: booking.holdId })] : [];
  await jobs.enqueue(tx, dueJob(movedTicketMail, about), dueJob(operatorMovedMail, about), ...cancelled);
  return true;
}

/**
 * The booker takes one of the times that fit: the booking moves there, at its price and under its terms.
 * @returns `gone` where the time cannot be had any more, `over` where there is nothing to choose
 */
export async function takeTime(backend: Backend, booking: Booking, at: string, time: Time): Promise<'taken' | 'gone' | 'over'> {
  const { clock, config, db } = backend;
  if (!isOpenOffer(backend, booking, at)) return 'over';
  const free = await fittingTimesFor(backend, booking);
  const wanted = free.find(({ resource }) => resource.day === time.day && resource.startingTime === time.startingTime);
  if (!wanted) return 'gone';
  const supplier = supplierOf(backend, wanted.product);
  const expiresAt = new Date(clock().getTime() + config.holdMinutes * 60_000);
  const hold = await supplier.hold({ ...wanted, cartId: randomUUID(), expiresAt, instead: booking.holdId }, randomUUID());
  if (hold === 'sold-out') return 'gone';
  const confirmation = await supplier.confirm(wanted.product, hold, openAnswers(backend, booking.checkoutKey, booking.order));
  const isMoved = confirmation !== 'refused' && (await db.transaction((tx) => moveIn(backend, tx, booking.id, at, wanted.product, hold)));
  if (isMoved) return 'taken';
  await db.transaction((tx) => supplier.release(tx, hold.id, 'open'));
  if (confirmation === 'refused') return 'gone';
  await supplier.cancel?.(hold.id);
  return 'over';
}
