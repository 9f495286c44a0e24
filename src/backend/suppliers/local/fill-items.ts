import { eq, sql } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import { bookings } from '../../db/schema.ts';
import { bookedItemOf } from '../../catalogue/booked-item.ts';
import { goneItemOf } from './gone-item.ts';

const atOnce = 200;

/** Of `item` nothing: it is what is missing. */
const columns = {
  id: bookings.id,
  orderNumber: bookings.orderNumber,
  tourId: bookings.tourId,
  day: bookings.day,
  startingTime: bookings.startingTime,
  order: bookings.order,
  lines: bookings.lines,
  terms: bookings.cancellationTerms,
};
type Parts = Pick<Backend, 'db' | 'catalogue' | 'brand' | 'log'>;

/** @returns how many it filled. Two servers that open one database wait for each other, and each row is filled once */
const fillSome = ({ db, catalogue, brand, log }: Parts): Promise<number> =>
  db.transaction(async (tx) => {
    const unfilled = await tx
      .select(columns)
      .from(bookings)
      .where(sql`${bookings.item} = '{}'::jsonb`)
      .limit(atOnce)
      .for('update');
    for (const booking of unfilled) {
      const tour = catalogue.tours.get(booking.tourId);
      if (!tour)
        log.warn(
          { orderNumber: booking.orderNumber, tourId: booking.tourId },
          'the tour of a booking is gone: it keeps what its order says',
        );
      const item = tour ? bookedItemOf(catalogue, tour, booking) : goneItemOf(booking, brand);
      await tx.update(bookings).set({ item }).where(eq(bookings.id, booking.id));
    }
    return unfilled.length;
  });

/**
 * Gives bookings that an earlier release wrote the item that they keep, from the catalogue as it is now. Where all have one it is a look at
 * an index.
 */
export async function fillItems(parts: Parts): Promise<void> {
  let filled = 0;
  for (let more = await fillSome(parts); more > 0; more = await fillSome(parts)) filled += more;
  if (filled > 0) parts.log.info({ count: filled }, 'bookings of an earlier release keep what was booked');
}
