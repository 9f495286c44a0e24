import * as endpoints from '../checkout.ts';
import * as results from '../checkout-result.ts';
import * as payPal from '../paypal-order.ts';
import * as wallets from '../payment-intent.ts';
import { documented } from './documented.ts';

/** What an order may be refused with, whatever pays for it. */
export const orderErrors = [
  'invalid_request',
  'unauthenticated',
  'origin_refused',
  'forbidden',
  'not_found',
  'quote_expired',
  'sold_out',
  'ship_clock',
  'price_changed',
  'already_booked',
  'in_progress',
  'idempotency_mismatch',
  'too_many_requests',
  'unavailable',
] as const;

/** And one that its shopper pays for. */
const shoppersOrder = {
  access: { by: 'token', own: ['organization'], guests: true },
  errors: [
    ...orderErrors,
    'voucher_refused',
    'card_declined',
    'insufficient_funds',
    'authentication_failed',
    'payment_failed',
    'too_many_card_tries',
  ],
} as const;

export const checkout = documented(endpoints.checkout, { summary: 'Pay for what is held and book it', ...shoppersOrder });

export const payPalOrder = documented(payPal.payPalOrder, { summary: 'Begin to pay for what is held with PayPal', ...shoppersOrder });

export const paymentIntent = documented(wallets.paymentIntent, {
  summary: 'Set aside what a wallet pays for what is held',
  ...shoppersOrder,
});

export const paymentConfirmation = documented(wallets.paymentConfirmation, {
  summary: 'Book what a payment intent has set aside',
  ...shoppersOrder,
});

export const checkoutStatus = documented(results.checkoutStatus, {
  summary: 'The state of the checkout with this idempotency key; 204 when the server has never heard of it',
  access: { by: 'secret' },
  errors: ['invalid_request', 'unavailable'],
});
