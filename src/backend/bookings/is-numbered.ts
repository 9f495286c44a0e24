import { inArray } from 'drizzle-orm';
import { bookingNumber } from '#domain/order-number.ts';
import { bookings } from '../db/schema.ts';

/** Finds a booking by its own number, or the first one of an order of several by the order's. */
export const isNumbered = (orderNumber: string) => inArray(bookings.orderNumber, [orderNumber, bookingNumber(orderNumber, 1, 2)]);
