import { and, gte, inArray, sql } from 'drizzle-orm';
import { startOf, type BookedCall, type BookedItem } from '#domain/booked-item.ts';
import { addDays } from '#domain/day.ts';
import type { Backend } from '../backend.ts';
import { stands, type Booking } from '../bookings/booking.ts';
import { bookings } from '../db/schema.ts';

/** What tells whether the call of a booking has changed. */
export type FromShip = Pick<Booking, 'id' | 'day' | 'callChange'> & { item: Pick<BookedItem, 'span' | 'picture' | 'shoreCall'> };

/** Whether its ship can still move or end a booking: what has begun is left as it is, whatever the catalogue says later. */
export const isConcerned = ({ clock }: Pick<Backend, 'clock'>, booking: Pick<Booking, 'status' | 'item'>): boolean =>
  stands(booking) && booking.item.shoreCall !== undefined && clock() < startOf(booking.item);

/** Bookings from ships that have not begun. */
export async function readFromShips({ db, clock }: Pick<Backend, 'db' | 'clock'>): Promise<FromShip[]> {
  const now = clock();
  // A few fields of the item: many bookings are read again and again.
  const found = await db
    .select({
      id: bookings.id,
      day: bookings.day,
      callChange: bookings.callChange,
      shoreCall: sql<BookedCall>`${bookings.item} -> 'shoreCall'`,
      span: sql<BookedItem['span']>`${bookings.item} -> 'span'`,
      picture: sql<BookedItem['picture'] | null>`${bookings.item} -> 'picture'`,
    })
    .from(bookings)
    .where(
      and(
        inArray(bookings.status, ['confirmed', 'on_request']),
        sql`${bookings.item} -> 'shoreCall' is not null`,
        // Begins yesterday in UTC, and today where its clocks are furthest behind.
        gte(bookings.day, addDays(now.toISOString().slice(0, 10), -1)),
      ),
    );
  return found
    .map(({ shoreCall, span, picture, ...booking }) => ({ ...booking, item: { shoreCall, span, ...(picture && { picture }) } }))
    .filter(({ item }) => now < startOf(item));
}
