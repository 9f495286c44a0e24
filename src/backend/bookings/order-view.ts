import { inArray } from 'drizzle-orm';
import type { Order } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { toDecimal } from '#domain/money.ts';
import type { Backend } from '../backend.ts';
import { refunds } from '../db/schema.ts';
import { readPayment } from '../payments/payment.ts';
import type { Booking } from './booking.ts';
import { orderNumberOf } from './order-number.ts';
import { bookingView } from './view.ts';

/** An order for whoever may see it. @param ordered its bookings, in their order */
export async function orderView(backend: Backend, ordered: readonly Booking[], locale: Locale): Promise<Order> {
  const [first] = ordered;
  if (!first) throw new Error('the order has no booking');
  const payment = await readPayment(backend.db, first.checkoutKey);
  const ids = ordered.map(({ id }) => id);
  const asked = await backend.db.select().from(refunds).where(inArray(refunds.bookingId, ids));
  const { authorised, captured, released, refunded, currency } = payment;
  const decimal = (amount: number): number => toDecimal({ amount, currency });
  return {
    orderNumber: orderNumberOf(first),
    bookings: ordered.map((booking) =>
      bookingView(backend, { booking, payment, refund: asked.find(({ bookingId }) => bookingId === booking.id) }, locale),
    ),
    currencyCode: currency,
    grandTotal: decimal(ordered.reduce((sum, { total }) => sum + total, 0)),
    charged: decimal(captured),
    refunded: decimal(refunded),
    authorised: decimal(authorised - captured - released),
  };
}
