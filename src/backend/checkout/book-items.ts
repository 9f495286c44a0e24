import { randomUUID } from 'node:crypto';
import { bookingNumber } from '#domain/order-number.ts';
import type { Booking } from '../bookings/booking.ts';
import { sealAnswers } from '../bookings/sealed-answers.ts';
import { secretsUntil } from '../bookings/secret-answers.ts';
import { salesOf } from '../catalogue/sales/registry.ts';
import { offeredLocale } from '../http/language.ts';
import { withShoreCall } from '../sailings/shore-call.ts';
import { statusOf, type Payment } from '../payments/payment.ts';
import { newOrderNumber } from './order-number.ts';
import { known, type Checkout, type OrderedItem } from './checkout.ts';
import { netOf, totalOf } from './order-of-item.ts';
import { lapsed } from './lapsed-hold.ts';
import { HoldLapsed, writeOrder, type Order } from './write-order.ts';

/** @param position from 1 */
function bookingOf(checkout: Checkout, ordered: Order, booked: OrderedItem, position: number): Booking {
  const { backend, subjectId } = checkout;
  const { hold, product, order, discount, confirmation } = booked;
  const { id: holdId, selection, tourId, day, startingTime, currency } = hold;
  const lines = discount ? [...hold.lines, discount] : hold.lines;
  const bought = salesOf(product).item(backend.catalogue, product, { selection, lines, transfers: order });
  const item = withShoreCall(backend, product, bought, selection.cruise);
  return {
    id: randomUUID(),
    orderNumber: bookingNumber(ordered.orderNumber, position, known(checkout, 'items').length),
    checkoutKey: ordered.checkoutKey,
    position,
    holdId,
    status: confirmation === 'pending' ? 'on_request' : 'confirmed',
    tourId,
    day,
    startingTime,
    order: sealAnswers(backend, ordered.checkoutKey, order),
    lines,
    total: netOf(booked),
    currency,
    locale: order.locale,
    item,
    cancellationTerms: item.terms,
    suggestedTime: null,
    callChange: null,
    secretsUntil: secretsUntil(backend, { item, order }),
    subjectId,
    organizationId: order.organizationId ?? null,
    createdAt: ordered.createdAt,
    erasureAskedAt: null,
    erasedAt: null,
  };
}

/**
 * What the books say of the payment when the order is booked: a method without a provider sets aside what it will charge, and has charged
 * what is certain. What is to be captured stays open while an operator has to answer.
 */
function paymentOf(checkout: Checkout, bookings: readonly Booking[], { checkoutKey, createdAt }: Order): Payment {
  const { method, payment, order } = checkout;
  const total = totalOf(checkout);
  const confirmed = bookings.filter(({ status }) => status === 'confirmed');
  const certain = confirmed.reduce((sum, booking) => sum + booking.total, 0);
  const taken = payment?.state === 'captured' ? total : 0;
  const amounts = { captured: method.settles === 'with-booking' ? certain : taken, released: 0, refunded: 0 };
  return {
    id: randomUUID(),
    checkoutKey,
    method: method.id,
    reference: payment?.reference ?? null,
    currency: order.chargeRequest.currency,
    authorised: total,
    trouble: null,
    toCapture: method.settles === 'after-booking' && confirmed.length < bookings.length ? null : total,
    ...amounts,
    status: statusOf(amounts),
    createdAt,
    updatedAt: createdAt,
  };
}

/** Of the order, where it is one. */
function giftVoucherOf({ backend, giftVoucher: ordered, order }: Checkout, { checkoutKey, orderNumber, createdAt }: Order) {
  if (!ordered) return undefined;
  const { cart, chargeRequest, locale } = order;
  const [buyer] = cart.persons;
  return {
    ordered,
    amount: ordered.amount,
    currency: chargeRequest.currency,
    locale: offeredLocale(locale, backend.brand.locales),
    checkoutKey,
    cartId: cart.id,
    orderNumber,
    buyerName: buyer ? `${buyer.firstName} ${buyer.lastName}` : '',
    buyerEmail: buyer?.email ?? '',
    at: createdAt,
  };
}

/** Seats, bookings or gift voucher, payment, what is to follow, and the checkout's end: all or nothing. */
export async function bookItems(checkout: Checkout): Promise<undefined> {
  const { backend, key } = checkout;
  const order: Order = { checkoutKey: key, orderNumber: newOrderNumber(), createdAt: backend.clock() };
  const bookings = known(checkout, 'items').map((item, index) => bookingOf(checkout, order, item, index + 1));
  const [paidBy, claim] = [paymentOf(checkout, bookings, order), known(checkout, 'claim')];
  try {
    await writeOrder(backend, { order, bookings, giftVoucher: giftVoucherOf(checkout, order), payment: paidBy, claim });
  } catch (error) {
    throw error instanceof HoldLapsed ? await lapsed(checkout) : error;
  }
  Object.assign(checkout, { bookings, paidBy });
}
