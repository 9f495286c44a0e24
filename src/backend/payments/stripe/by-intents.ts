import type Stripe from 'stripe';
import type { ProviderMethod, ProviderPayment } from '../method.ts';
import { eventOf } from './event.ts';
import type { StripeGateway } from './gateway.ts';
import { findIntent, refundIntent, refundOf } from './intents.ts';
import { known } from './payment.ts';

/** What all methods do alike that are paid by payment intents. @param standingOf how a payment stands, by its intent */
export function byIntents(
  gateway: StripeGateway,
  standingOf: (intent: Stripe.PaymentIntent) => ProviderPayment | Promise<ProviderPayment>,
): Pick<ProviderMethod, 'payer' | 'read' | 'find' | 'refund' | 'event'> {
  const { stripe } = gateway;
  return {
    payer: 'shopper',
    read: async (reference) => standingOf(await known(stripe.paymentIntents.retrieve(reference))),
    async find(checkout, startedAt) {
      const intent = await known(findIntent(stripe, checkout, startedAt));
      return intent && standingOf(intent);
    },
    refund: async (reference, amount, key) => refundOf(await refundIntent(stripe, reference, amount, key)),
    event: (payload, headers) => eventOf(gateway, payload, headers.get('stripe-signature')),
  };
}
