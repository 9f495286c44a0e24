import type { Payments } from '#backend/open-payments.ts';
import type { StripeGateway } from '#backend/payments/stripe/gateway.ts';

/** What the shop reaches Stripe by; in tests, its simulator. */
export function stripeOf({ gateways: { stripe } }: Pick<Payments, 'gateways'>): StripeGateway {
  if (!stripe) throw new Error('this shop has no Stripe');
  return stripe;
}
