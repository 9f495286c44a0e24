import type Stripe from 'stripe';
import { Refusal } from '../../http/refusal.ts';
import type { PaymentEvent } from '../method.ts';
import type { StripeGateway } from './gateway.ts';
import { bookingOf, checkoutOf, refundOf } from './intents.ts';

/** @throws Refusal `bad_signature` for what Stripe did not sign, or signed more than five minutes ago */
function verified({ stripe, webhookSecret, clock }: StripeGateway, payload: string, signature: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(payload, signature, webhookSecret, undefined, undefined, clock().getTime());
  } catch (cause) {
    throw new Refusal('bad_signature', undefined, { cause });
  }
}

const idOf = (intent: string | Stripe.PaymentIntent | null): string => (typeof intent === 'string' ? intent : (intent?.id ?? ''));

/** The bank of who paid takes the money until it has decided. https://docs.stripe.com/disputes/how-disputes-work */
function afterDispute({ type, data }: Stripe.Event): { reference: string; state: 'reversed' | 'restored' } | undefined {
  if (type === 'charge.dispute.created') return { reference: idOf(data.object.payment_intent), state: 'reversed' };
  if (type !== 'charge.dispute.closed' || data.object.status !== 'won') return undefined;
  return { reference: idOf(data.object.payment_intent), state: 'restored' };
}

/**
 * An event of Stripe in neutral words; a refund as it stands now, because events come late and out of order.
 * @returns nothing without a signature
 */
export async function eventOf(gateway: StripeGateway, payload: string, signature: string | null): Promise<PaymentEvent | undefined> {
  if (signature === null) return undefined;
  const event = verified(gateway, payload, signature);
  const { id, type } = event;
  // Set aside, or taken at once.
  if (event.type === 'payment_intent.amount_capturable_updated' || event.type === 'payment_intent.succeeded') {
    const checkout = checkoutOf(event.data.object);
    return checkout === undefined
      ? { id, type, about: 'nothing' }
      : { id, type, about: 'payment', checkout, reference: event.data.object.id };
  }
  if (event.type === 'refund.created' || event.type === 'refund.updated' || event.type === 'refund.failed') {
    const refund = await gateway.stripe.refunds.retrieve(event.data.object.id);
    const key = bookingOf(refund);
    const reference = idOf(refund.payment_intent);
    return { id, type, about: 'refund', ...(key !== undefined && { key }), reference, amount: refund.amount, refund: refundOf(refund) };
  }
  const state = afterDispute(event);
  return state ? { id, type, about: 'capture', ...state } : { id, type, about: 'nothing' };
}
