import type { CheckoutResult } from '#contracts/checkout.ts';
import { toDecimal } from '#domain/money.ts';
import type { Backend } from '../backend.ts';
import type { ProviderPayment } from '../payments/method.ts';
import type { Payment } from '../payments/payment.ts';
import { methodOf } from '../payments/registry.ts';
import { calendarPath, ticketPath } from '../tickets/links.ts';
import type { Booking } from './booking.ts';

const stripeStatus = { confirmed: 'succeeded', on_request: 'requires_capture', declined: 'canceled', cancelled: 'canceled' } as const;

/** Where the tickets of a booking are: none but of a confirmed one. */
export function ticketsOf({ signingKey }: Pick<Backend, 'signingKey'>, { id, status, order }: Booking) {
  if (status !== 'confirmed') return { vouchers: [] };
  const vouchers = order.cart.participants.map(({ name }, index) => ({ participantName: name, url: ticketPath(signingKey, id, index) }));
  return { vouchers, calendarUrl: calendarPath(signingKey, id) };
}

/** What the shopper gets for a booking and what pays for it: each call gives the same. */
export function resultOf(backend: Backend, booking: Booking, payment: Pick<Payment, 'method' | 'reference'>): CheckoutResult {
  const { status, orderNumber, currency } = booking;
  const { payer } = methodOf(backend.payments.methods, payment);
  return {
    stripeStatus: stripeStatus[status],
    ...(payer === 'organisation' && { onAccount: true }),
    ...(payment.reference !== null && { paymentIntentId: payment.reference }),
    invoices: [{ number: orderNumber, total: toDecimal({ amount: booking.total, currency }), currencyCode: currency }],
    ...ticketsOf(backend, booking),
    bookings: [{ orderNumber, status, ...ticketsOf(backend, booking) }],
    cart: {
      id: booking.order.cart.id,
      tcConfirmationNumber: orderNumber,
      requireConfirmation: status === 'on_request',
      ...(status === 'cancelled' && { cancelled: true }),
    },
  };
}

/** Who pays has to do something first. */
export const actionResult = ({ reference, secret }: ProviderPayment, cartId: string): CheckoutResult => ({
  stripeStatus: 'requires_action',
  paymentIntentId: reference,
  ...(secret !== undefined && { paymentIntentClientSecret: secret }),
  invoices: [],
  vouchers: [],
  bookings: [],
  cart: { id: cartId, requireConfirmation: false },
});
