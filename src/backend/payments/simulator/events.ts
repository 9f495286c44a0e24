import Stripe from 'stripe';
import { newId, seconds } from './id.ts';

/** The events that the shop's webhook endpoint is subscribed to. */
export const subscribedEvents = ['payment_intent.amount_capturable_updated'] as const;

/** What happened to a payment intent, as far as the shop wants to know. */
export function eventsOf(before: Stripe.PaymentIntent | undefined, after: Stripe.PaymentIntent, now: Date): Stripe.Event[] {
  if (after.status !== 'requires_capture' || before?.status === 'requires_capture') return [];
  return [{
    id: newId('evt'), object: 'event', type: subscribedEvents[0], api_version: Stripe.API_VERSION, created: seconds(now),
    data: { object: after }, livemode: false, pending_webhooks: 1, request: { id: newId('req', 14), idempotency_key: null },
  }];
}
