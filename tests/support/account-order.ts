import type { AuthorizationCheckoutRequest } from '#contracts/authorization-checkout.ts';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import { orderFor, type HeldItem } from './order.ts';

/** An order as one on an organisation's account. */
export function onAccount(
  { stripePaymentMethod: _card, chargeRequest: { paymentMethodId: _method, ...chargeRequest }, ...order }: CheckoutRequest,
  organizationId: string,
): AuthorizationCheckoutRequest {
  return { ...order, chargeRequest, organizationId };
}

/** The order for a held quote on an organisation's account, as the shop sends it. */
export const accountOrderFor = (
  quote: HeldItem,
  organizationId: string,
  wishes: Parameters<typeof orderFor>[1] = {},
): AuthorizationCheckoutRequest => onAccount(orderFor(quote, wishes), organizationId);
