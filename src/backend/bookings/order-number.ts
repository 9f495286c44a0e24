import { inArray } from 'drizzle-orm';
import { bookings } from '../db/schema.ts';
import type { Booking } from './booking.ts';

/** One thing goes by its order's number, each of several by its own: `LF-7K3M-Q9TX-2`. @param position from 1 */
export const bookingNumber = (orderNumber: string, position: number, count: number): string =>
  count === 1 ? orderNumber : `${orderNumber}-${position}`;

/** The number of a booking's order: `LF-7K3M-Q9TX`. */
export const orderNumberOf = ({ orderNumber }: Pick<Booking, 'orderNumber'>): string => orderNumber.split('-').slice(0, 3).join('-');

/** Finds a booking by its own number, or the first one of an order of several by the order's. */
export const isNumbered = (orderNumber: string) => inArray(bookings.orderNumber, [orderNumber, bookingNumber(orderNumber, 1, 2)]);
