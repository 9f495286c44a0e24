import type { CheckoutResult } from '#contracts/checkout-result.ts';
import { answerBy } from '#domain/answer-deadline.ts';
import { toDecimal } from '#domain/money.ts';
import { orderNumberOf } from '#domain/order-number.ts';
import type { Backend } from '../backend.ts';
import type { ProviderPayment } from '../payments/method.ts';
import type { Payment } from '../payments/payment.ts';
import { methodOf } from '../payments/registry.ts';
import { calendarPath, ticketPath, waiverUrl } from '../tickets/links.ts';
import type { Booking } from './booking.ts';
import { orderFilesOf } from './order-files.ts';
import { shoreCallOf } from './shore-call.ts';
import { transfersOf } from './transfers.ts';

type Tickets = Pick<CheckoutResult['bookings'][number], 'vouchers' | 'calendarUrl'>;

/** Where the tickets of a booking are: none but of a confirmed one. */
export function ticketsOf({ signingKey }: Pick<Backend, 'signingKey'>, { id, status, order }: Booking): Tickets {
  if (status !== 'confirmed') return { vouchers: [] };
  const vouchers = order.cart.participants.map(({ name }, index) => ({ participantName: name, url: ticketPath(signingKey, id, index) }));
  return { vouchers, calendarUrl: calendarPath(signingKey, id) };
}

/** Where the participants of a confirmed booking sign what they have to. */
const waiverFor = (backend: Pick<Backend, 'config' | 'signingKey'>, { id, status, item }: Booking): { waiverUrl?: string } =>
  status === 'confirmed' && item.waiver ? { waiverUrl: waiverUrl(backend, id) } : {};

/** Until when the operator answers; nothing of what is not on request. */
export const deadlineOf = (booking: Booking): { answerBy?: string } =>
  booking.status === 'on_request' ? { answerBy: answerBy(booking).toISOString() } : {};

/** How an order is paid, where its money is not set aside until it is booked. */
export function howPaid(
  { payments: { methods } }: Pick<Backend, 'payments'>,
  payment: Pick<Payment, 'method'>,
): Pick<CheckoutResult, 'onAccount' | 'paidAtOnce'> {
  const { payer, settles } = methodOf(methods, payment);
  const isPaidAtOnce = payer === 'shopper' && settles !== 'after-booking';
  return { ...(payer === 'organisation' && { onAccount: true }), ...(isPaidAtOnce && { paidAtOnce: true }) };
}

/** Stripe's word for a payment: what is not taken at once waits while an operator has to answer. */
function statusOf(statuses: readonly Booking['status'][], isPaidAtOnce: boolean): CheckoutResult['stripeStatus'] {
  if (statuses.includes('on_request') && !isPaidAtOnce) return 'requires_capture';
  return isPaidAtOnce || statuses.includes('confirmed') ? 'succeeded' : 'canceled';
}

/** How the payment of an order stands, by what has become of all that was ordered. */
export const paymentFieldsOf = (
  statuses: readonly Booking['status'][],
  { reference }: Pick<Payment, 'reference'>,
  isPaidAtOnce = false,
): Pick<CheckoutResult, 'stripeStatus' | 'paymentIntentId'> => ({
  stripeStatus: statusOf(statuses, isPaidAtOnce),
  ...(reference !== null && { paymentIntentId: reference }),
});

/** What the shopper gets for an order and what pays for it: each call gives the same. @param ordered its bookings, in their order */
export function resultOf(backend: Backend, ordered: readonly Booking[], payment: Pick<Payment, 'method' | 'reference'>): CheckoutResult {
  const [first] = ordered;
  if (!first) throw new Error('the order has no booking');
  const paid = howPaid(backend, payment);
  const statuses = ordered.map(({ status }) => status);
  const bookings = ordered.map((booking) => ({
    orderNumber: booking.orderNumber,
    status: booking.status,
    ...deadlineOf(booking),
    ...ticketsOf(backend, booking),
    ...waiverFor(backend, booking),
    ...transfersOf(booking, booking.locale),
    ...shoreCallOf(booking, booking.locale),
  }));
  const calendarUrl = bookings.find((booking) => booking.calendarUrl !== undefined)?.calendarUrl;
  return {
    ...paymentFieldsOf(statuses, payment, paid.paidAtOnce),
    ...paid,
    invoices: ordered.map(({ orderNumber: number, total: amount, currency }) => ({
      number,
      total: toDecimal({ amount, currency }),
      currencyCode: currency,
    })),
    vouchers: bookings.flatMap(({ vouchers }) => vouchers),
    ...(calendarUrl !== undefined && { calendarUrl }),
    ...orderFilesOf(backend, ordered),
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

/** The money is set aside, and nothing is booked: whoever has ordered goes on with it. */
export const setAsideResult = (payment: ProviderPayment, cartId: string): CheckoutResult => ({
  ...actionResult(payment, cartId),
  stripeStatus: 'requires_capture',
});
