import type { AuthorizationCheckoutRequest } from '#contracts/authorization-checkout.ts';
import type { Cart } from './cart.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { checkoutRequestOf, type Surroundings } from './checkout-request.ts';

/** Spec section 7, the payload of `authorization-checkout`: the order without a card, on this organisation's account. */
export function authorizationRequestOf(
  cart: Cart,
  typed: CheckoutForm,
  surroundings: Surroundings,
  organizationId: string,
): AuthorizationCheckoutRequest {
  const {
    stripePaymentMethod: _card,
    chargeRequest: { paymentMethodId: _method, ...chargeRequest },
    ...order
  } = checkoutRequestOf(cart, typed, surroundings, { paymentMethodId: '' });
  return { ...order, chargeRequest, organizationId };
}
