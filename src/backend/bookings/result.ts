import type { CheckoutResult } from '#contracts/checkout.ts';
import { toDecimal } from '#domain/money.ts';
import { orderNumberOf } from '#domain/order-number.ts';
import type { Backend } from '../backend.ts';
import type { ProviderPayment } from '../payments/method.ts';
import type { Payment } from '../payments/payment.ts';
import { methodOf } from '../payments/registry.ts';
import { calendarPath, ticketPath } from '../tickets/links.ts';
import type { Booking } from './booking.ts';

type Tickets = Pick<CheckoutResult['bookings'][number], 'vouchers' | 'calendarUrl'>;

/** Where the tickets of a booking are: none but of a confirmed one. */
export function ticketsOf({ signingKey }: Pick<Backend, 'signingKey'>, { id, status, order }: Booking): Tickets {
  if (status !== 'confirmed') return { vouchers: [] };
  const vouchers = order.cart.participants.map(({ name }, index) => ({ participantName: name, url: ticketPath(signingKey, id, index) }));
  return { vouchers, calendarUrl: calendarPath(signingKey, id) };
}

/** Stripe's word for the payment: what is not taken at once waits while an operator has to answer. */
function stripeStatusOf(statuses: readonly Booking['status'][], isPaidAtOnce: boolean): CheckoutResult['stripeStatus'] {
  if (statuses.includes('on_request') && !isPaidAtOnce) return 'requires_capture';
  return isPaidAtOnce || statuses.includes('confirmed') ? 'succeeded' : 'canceled';
}

/** What the shopper gets for an order and what pays for it: each call gives the same. @param ordered its bookings, in their order */
export function resultOf(backend: Backend, ordered: readonly Booking[], payment: Pick<Payment, 'method' | 'reference'>): CheckoutResult {
  const [first] = ordered;
  if (!first) throw new Error('the order has no booking');
  const { payer, settles } = methodOf(backend.payments.methods, payment);
  const isPaidAtOnce = payer === 'shopper' && settles !== 'after-booking';
  const statuses = ordered.map(({ status }) => status);
  const bookings = ordered.map((booking) => ({ orderNumber: booking.orderNumber, status: booking.status, ...ticketsOf(backend, booking) }));
  const calendarUrl = bookings.find((booking) => booking.calendarUrl !== undefined)?.calendarUrl;
  return {
    stripeStatus: stripeStatusOf(statuses, isPaidAtOnce),
    ...(payer === 'organisation' && { onAccount: true }),
    ...(isPaidAtOnce && { paidAtOnce: true }),
    ...(payment.reference !== null && { paymentIntentId: payment.reference }),
    invoices: ordered.map(({ orderNumber: number, total: amount, currency }) => ({
      number,
      total: toDecimal({ amount, currency }),
      currencyCode: currency,
    })),
    vouchers: bookings.flatMap(({ vouchers }) => vouchers),
    ...(calendarUrl !== undefined && { calendarUrl }),
    bookings,
    cart: {
      id: first.order.cart.id,
      tcConfirmationNumber: orderNumberOf(first.orderNumber),
      requireConfirmation: statuses.includes('on_request'),
      ...(statuses.every((status) => status === 'cancelled') && { cancelled: true }),
    },
  };
}

/** Who pays has to do something first. */
export const actionResult = ({ reference, secret, redirectUrl }: ProviderPayment, cartId: string): CheckoutResult => ({
  stripeStatus: 'requires_action',
  paymentIntentId: reference,
  ...(secret !== undefined && { paymentIntentClientSecret: secret }),
  ...(redirectUrl !== undefined && { redirectUrl }),
  invoices: [],
  vouchers: [],
  bookings: [],
  cart: { id: cartId, requireConfirmation: false },
});
