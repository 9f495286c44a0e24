import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { orderedTransfersOf } from '#domain/typed-transfer.ts';
import { transfersIn, withoutTransfers } from '#domain/transfers/chosen.ts';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { tourToChange } from '../bookings/changeable.ts';
import { sealAnswers } from '../bookings/sealed-answers.ts';
import { secretsUntil } from '../bookings/secret-answers.ts';
import { askedOf } from '../catalogue/booked-item.ts';
import { bookings } from '../db/schema.ts';
import { dueJob } from '../jobs/job.ts';
import { transferringOf, type Asking, type Told } from './asked.ts';
import { changedMail, operatorChangedMail } from './mail-jobs.ts';

/** The booking as it is once the operator is told this. */
function changed(backend: Backend, asking: Asking, { transfers, answers }: Told): Pick<Booking, 'order' | 'item' | 'secretsUntil'> {
  const { order, item, checkoutKey } = asking.booking;
  const ordered = orderedTransfersOf(transferringOf(asking), transfers);
  const addressJson = JSON.stringify(ordered.startingPointInformation ?? {});
  const { transfers: _, ...rest } = item;
  const next = {
    item: { ...rest, ...askedOf(asking.tour, ordered) },
    order: sealAnswers(backend, checkoutKey, {
      ...withoutTransfers(order),
      ...ordered,
      bookingQuestionsAnswers: [...answers],
      cart: { ...order.cart, participants: order.cart.participants.map((participant) => ({ ...participant, addressJson })) },
    }),
  };
  return { ...next, secretsUntil: secretsUntil(backend, next) };
}

const toldBy = ({ order, item }: Pick<Booking, 'order' | 'item'>) => [
  transfersIn(order),
  order.bookingQuestionsAnswers,
  item.transfers?.pickup?.id,
  item.transfers?.dropOff?.id,
];

/**
 * Takes what a booker has changed, and tells the operator and the booker; nothing where all is as it was.
 * @returns false where it is too late by now
 */
export const change = (backend: Backend, { booking: { id }, locale }: Asking, told: Told): Promise<boolean> =>
  backend.db.transaction(async (tx) => {
    const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
    const tour = booking && tourToChange(backend, booking);
    if (!tour) return false;
    const next = changed(backend, { booking, tour, locale }, told);
    if (isDeepStrictEqual(toldBy(next), toldBy(booking))) return true;
    await tx.update(bookings).set(next).where(eq(bookings.id, id));
    const about = { bookingId: id, changedAt: backend.clock().toISOString() };
    await backend.jobs.enqueue(tx, dueJob(changedMail, about), dueJob(operatorChangedMail, about));
    return true;
  });
