import { eq, type InferSelectModel } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { bookings } from '../db/schema.ts';

export type Booking = InferSelectModel<typeof bookings>;

export async function readBooking(db: Database, id: string): Promise<Booking | undefined> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id));
  return booking;
}

export async function readBookingByNumber(db: Database, orderNumber: string): Promise<Booking | undefined> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.orderNumber, orderNumber));
  return booking;
}

/** The bookings of an order, in the order in which the shopper was shown them. @param key the Idempotency-Key of its checkout */
export const readBookingsOf = (db: Database, key: string): Promise<Booking[]> =>
  db.select().from(bookings).where(eq(bookings.checkoutKey, key)).orderBy(bookings.position);

/** Whether a booking may still take place. */
export const stands = ({ status }: Pick<Booking, 'status'>): boolean => status === 'confirmed' || status === 'on_request';
