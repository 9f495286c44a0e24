import { eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../db/open.ts';
import { bookings, orders } from '../db/schema.ts';

/** All bookings of the order with this number, or of the one that has a booking with it. Each way has an index of its own. */
export const isOfOrder = (db: Database, orderNumber: string) =>
  inArray(
    bookings.checkoutKey,
    union(
      db.select({ key: orders.checkoutKey }).from(orders).where(eq(orders.orderNumber, orderNumber)),
      db.select({ key: bookings.checkoutKey }).from(bookings).where(eq(bookings.orderNumber, orderNumber)),
    ),
  );
