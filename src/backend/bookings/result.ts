import type Stripe from 'stripe';
import type { CheckoutResult } from '#contracts/checkout.ts';
import { toDecimal } from '#domain/money.ts';
import type { Backend } from '../backend.ts';
import { calendarPath, ticketPath } from '../tickets/links.ts';
import type { Booking } from './booking.ts';

const stripeStatus = { confirmed: 'succeeded', on_request: 'requires_capture', declined: 'canceled', cancelled: 'canceled' } as const;

/** What the shopper gets for a booking, however often it is asked for. */
export function resultOf({ signingKey }: Backend, booking: Booking): CheckoutResult {
  const { id, status, orderNumber, order, currency } = booking;
  const isConfirmed = status === 'confirmed';
  return {
    stripeStatus: stripeStatus[status],
    ...(booking.paymentIntentId === null ? { onAccount: true } : { paymentIntentId: booking.paymentIntentId }),
    invoices: [{ number: orderNumber, total: toDecimal({ amount: booking.total, currency }), currencyCode: currency }],
    vouchers: isConfirmed
      ? order.cart.participants.map(({ name }, index) => ({ participantName: name, url: ticketPath(signingKey, id, index) }))
      : [],
    ...(isConfirmed && { calendarUrl: calendarPath(signingKey, id) }),
    cart: {
      id: booking.holdId,
      tcConfirmationNumber: orderNumber,
      requireConfirmation: status === 'on_request',
      ...(status === 'cancelled' && { cancelled: true }),
    },
  };
}

/** The card holder has to do something first. @param holdId the cart's id */
export const actionResult = (intent: Stripe.PaymentIntent, holdId: string): CheckoutResult => ({
  stripeStatus: 'requires_action',
  paymentIntentId: intent.id,
  ...(intent.client_secret !== null && { paymentIntentClientSecret: intent.client_secret }),
  invoices: [],
  vouchers: [],
  cart: { id: holdId, requireConfirmation: false },
});
