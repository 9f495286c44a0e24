import { checkout, checkoutRequest } from './checkout.ts';
import { checkoutResult } from './checkout-result.ts';
import { endpoint } from './endpoint.ts';

/**
 * Requirements 7, an order that PayPal pays for: as `POST /shopper/checkout`, whatever it names as its method. Answers `requires_action`
 * with PayPal's order as `paymentIntentId` and the page on which it is approved as `redirectUrl`.
 */
export const payPalOrder = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/payment-gateway/paypal-order',
  headers: checkout.headers,
  body: checkoutRequest,
  response: checkoutResult,
});
