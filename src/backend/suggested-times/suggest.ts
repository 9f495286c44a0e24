import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { answerBy } from '#domain/answer-deadline.ts';
import type { SuggestedTime } from '#domain/suggested-time.ts';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { suggestedTimeMail } from '../bookings/mail-jobs.ts';
import { releaseSuggested } from '../bookings/suggested-time.ts';
import { salesOf } from '../catalogue/sales/registry.ts';
import { bookings } from '../db/schema.ts';
import { dueJob } from '../jobs/job.ts';
import { withShoreCall } from '../sailings/shore-call.ts';
import type { Hold } from '../suppliers/holds.ts';
import { supplierOf } from '../suppliers/registry.ts';
import type { Priced } from '../suppliers/supplier.ts';
import { freeTimesFor } from './free-times.ts';

type Time = Pick<Hold, 'day' | 'startingTime'>;

/** In place of what was suggested before. @returns false where the request was decided meanwhile, or nobody can answer it any more */
const write = (
  backend: Backend,
  booking: Booking,
  { product, selection }: Priced,
  { id: holdId, day, startingTime }: Hold,
): Promise<boolean> =>
  backend.db.transaction(async (tx) => {
    const { clock, catalogue, jobs } = backend;
    const open = and(eq(bookings.id, booking.id), eq(bookings.status, 'on_request'));
    const [asked] = await tx.select().from(bookings).where(open).for('update');
    if (!asked || clock() >= answerBy(asked)) {
      await supplierOf(backend, product).release(tx, holdId, 'open');
      return false;
    }
    await releaseSuggested(backend, tx, asked);
    const { lines, item, order: transfers } = asked;
    const suggestedAt = clock().toISOString();
    const moved = salesOf(product).item(catalogue, product, {
      selection: { queryDate: day, startingTime },
      lines,
      terms: item.terms,
      transfers,
    });
    const suggested = withShoreCall(backend, product, moved, selection.cruise);
    const suggestedTime: SuggestedTime = { holdId, item: suggested, suggestedAt };
    await tx.update(bookings).set({ suggestedTime }).where(open);
    await jobs.enqueue(tx, dueJob(suggestedTimeMail, { bookingId: asked.id, suggestedAt }));
    return true;
  });

/**
 * An operator suggests another time for a request: its places are held until the request can be answered no more, beside those of the time
 * that was asked for, and the shopper is told.
 * @returns `gone` where the time cannot be had, `decided` where there is no request any more
 */
export async function suggest(backend: Backend, booking: Booking, time: Time): Promise<'suggested' | 'gone' | 'decided'> {
  const free = await freeTimesFor(backend, booking);
  const wanted = free.find(({ resource }) => resource.day === time.day && resource.startingTime === time.startingTime);
  if (!wanted) return 'gone';
  const kept = { cartId: randomUUID(), expiresAt: answerBy(booking), instead: booking.holdId };
  const hold = await supplierOf(backend, wanted.product).hold({ ...wanted, ...kept }, randomUUID());
  if (hold === 'sold-out') return 'gone';
  return (await write(backend, booking, wanted, hold)) ? 'suggested' : 'decided';
}
