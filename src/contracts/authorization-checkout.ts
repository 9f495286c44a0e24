import * as v from 'valibot';
import { checkout, checkoutRequest, type CheckoutOrder } from './checkout.ts';
import { checkoutResult } from './checkout-result.ts';
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

export const authorizationCheckout = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/shopper/authorization-checkout',
  headers: checkout.headers,
  body: authorizationCheckoutRequest,
  response: checkoutResult,
});
