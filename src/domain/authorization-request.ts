import type { AuthorizationCheckoutRequest } from '#contracts/authorization-checkout.ts';
import type { Cart } from './cart.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { orderOf, type Surroundings } from './checkout-request.ts';

/** Requirements 7, the payload of `authorization-checkout`: the order, on this organisation's account. */
export const authorizationRequestOf = (
  cart: Cart,
  typed: CheckoutForm,
  surroundings: Surroundings,
  organizationId: string,
): AuthorizationCheckoutRequest => ({ ...orderOf(cart, typed, surroundings), organizationId });
