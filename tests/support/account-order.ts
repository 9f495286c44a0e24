import type { AuthorizationCheckoutRequest } from '#contracts/authorization-checkout.ts';
import { orderFor, type HeldItem } from './order.ts';

/** The order for a held quote on an organisation's account, as the shop sends it. */
export function accountOrderFor(
  quote: HeldItem,
  organizationId: string,
  wishes: Parameters<typeof orderFor>[1] = {},
): AuthorizationCheckoutRequest {
  const {
    stripePaymentMethod: _card,
    chargeRequest: { paymentMethodId: _method, ...chargeRequest },
    ...order
  } = orderFor(quote, wishes);
  return { ...order, chargeRequest, organizationId };
}
