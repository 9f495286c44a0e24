import * as v from 'valibot';
import { checkout, checkoutRequest } from './checkout.ts';
import { checkoutResult } from './checkout-result.ts';
import { key } from './common.ts';
import { endpoint } from './endpoint.ts';

/**
 * Requirements 7, an order that a wallet pays for (Apple Pay, Google Pay): as `POST /shopper/checkout`, whatever it names as its method,
 * but it ends once the money is set aside. Answers `requires_capture` without bookings, or `requires_action` where a bank asks first, with
 * the payment intent; the order goes on by `paymentConfirmation`. Where that never comes, the server books it by itself.
 */
export const paymentIntent = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/payment-gateway/payment-intent',
  headers: checkout.headers,
  body: checkoutRequest,
  response: checkoutResult,
});

/** Requirements 4 and 7: books what the payment intent has set aside. The same order and key, with the intent's id. */
export const paymentConfirmation = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/shopper/payment-confirmation',
  headers: checkout.headers,
  body: v.object({
    ...checkoutRequest.entries,
    chargeRequest: v.object({ ...checkoutRequest.entries.chargeRequest.entries, paymentIntentId: key }),
  }),
  response: checkoutResult,
});
