import { eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { bookings, orders } from '../db/schema.ts';

/** The booking with this number, or all of the order with it. */
export const isNumbered = (db: Database, orderNumber: string) =>
  or(
    eq(bookings.orderNumber, orderNumber),
    inArray(bookings.checkoutKey, db.select({ key: orders.checkoutKey }).from(orders).where(eq(orders.orderNumber, orderNumber))),
  );
