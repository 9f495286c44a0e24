import type { AuthorizationCheckoutRequest } from '#contracts/authorization-checkout.ts';
import type { Quote } from '#contracts/quotes.ts';
import { orderFor } from './order.ts';

/** The order for a quote on an organisation's account, as the shop sends it. */
export function accountOrderFor(
  quote: Quote,
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
