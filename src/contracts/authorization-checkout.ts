import * as v from 'valibot';
import { checkout, checkoutRequest, checkoutResult, type CheckoutOrder } from './checkout.ts';
import { uuid } from './common.ts';
import { endpoint } from './endpoint.ts';

/** An order that an organisation's account pays for: as one by card, without anything of a card. */
export const authorizationCheckoutRequest = v.object({
  ...v.omit(checkoutRequest, ['chargeRequest', 'stripePaymentMethod', 'organizationId']).entries,
  chargeRequest: v.omit(checkoutRequest.entries.chargeRequest, ['paymentIntentId', 'paymentMethodId']),
  /** Whose account is charged: one that the concierge belongs to. */
  organizationId: uuid,
});
export type AuthorizationCheckoutRequest = v.InferInput<typeof authorizationCheckoutRequest>;
type AccountOrder = v.InferOutput<typeof authorizationCheckoutRequest>;

/** An order, whatever pays for it. `stripePaymentMethod` tells the one from the other. */
export type PlacedOrder =
  | CheckoutOrder
  | (AccountOrder & {
      stripePaymentMethod?: undefined;
      chargeRequest: { paymentIntentId?: undefined; paymentMethodId?: undefined };
    });

/** Requirements 6: for concierges, scope `bookings:concierge:read-write`, of the organisation that is named. */
export const authorizationCheckout = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/shopper/authorization-checkout',
  summary: 'Book a quote on the account of an organisation, for its concierges (scope bookings:concierge:read-write); no card is charged',
  access: { by: 'token', own: ['organization'], scope: 'bookings:concierge:read-write' },
  headers: checkout.headers,
  body: authorizationCheckoutRequest,
  response: checkoutResult,
  errors: [
    'invalid_request',
    'unauthenticated',
    'origin_refused',
    'forbidden',
    'not_found',
    'quote_expired',
    'sold_out',
    'price_changed',
    'already_booked',
    'in_progress',
    'idempotency_mismatch',
    'too_many_requests',
    'unavailable',
  ],
});
