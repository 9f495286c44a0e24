import { randomUUID } from 'node:crypto';
import type { Booking } from '../bookings/booking.ts';
import { bookedItemOf } from '../catalogue/booked-item.ts';
import { statusOf, type Payment } from '../payments/payment.ts';
import { newOrderNumber } from './order-number.ts';
import { known, type Checkout } from './checkout.ts';
import { lapsed } from './lapsed-hold.ts';
import { HoldLapsed, writeBooking } from './write-booking.ts';

function bookingOf(checkout: Checkout): Booking {
  const { backend, key, order, subjectId } = checkout;
  const hold = known(checkout, 'hold');
  const { id: holdId, tourId, day, startingTime, lines, total, currency } = hold;
  const tour = known(checkout, 'tour');
  const item = bookedItemOf(backend.catalogue, tour, hold);
  const isPending = known(checkout, 'confirmation') === 'pending';
  return {
    id: randomUUID(),
    orderNumber: newOrderNumber(),
    checkoutKey: key,
    holdId,
    status: isPending ? 'on_request' : 'confirmed',
    tourId,
    day,
    startingTime,
    order,
    lines,
    total,
    currency,
    locale: order.locale,
    item,
    cancellationTerms: item.terms,
    subjectId,
    organizationId: order.organizationId ?? null,
    createdAt: backend.clock(),
    erasureAskedAt: null,
    erasedAt: null,
  };
}

/** What the books say of the payment when the order is booked: a method without a provider sets aside what it will charge. */
function paymentOf({ method, payment }: Checkout, { checkoutKey, total, currency, createdAt }: Booking): Payment {
  const amounts = { captured: payment?.state === 'captured' ? total : 0, released: 0, refunded: 0 };
  return {
    id: randomUUID(),
    checkoutKey,
    method: method.id,
    reference: payment?.reference ?? null,
    currency,
    authorised: total,
    ...amounts,
    status: statusOf(amounts),
    createdAt,
    updatedAt: createdAt,
  };
}

/** Seats, booking, payment, what is to follow, and the checkout's end: all or nothing. */
export async function bookSeats(checkout: Checkout): Promise<undefined> {
  const { backend } = checkout;
  const booking = bookingOf(checkout);
  const paidBy = paymentOf(checkout, booking);
  try {
    await writeBooking(backend, { booking, payment: paidBy, claim: known(checkout, 'claim') });
  } catch (error) {
    throw error instanceof HoldLapsed ? await lapsed(checkout) : error;
  }
  Object.assign(checkout, { booking, paidBy });
}
