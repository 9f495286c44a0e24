import Stripe from 'stripe';
import { newId, seconds } from './id.ts';

const envelope = (now: Date) => ({
  id: newId('evt'),
  object: 'event' as const,
  api_version: Stripe.API_VERSION,
  created: seconds(now),
  livemode: false,
  pending_webhooks: 1,
  request: { id: newId('req', 14), idempotency_key: null },
});

/** What happened to a payment intent, as far as the shop wants to know: what it has captured itself is no news. */
export function eventsOf(before: Stripe.PaymentIntent | undefined, after: Stripe.PaymentIntent, now: Date): Stripe.Event[] {
  if (before?.status === 'requires_capture' || before?.status === after.status) return [];
  if (after.status === 'requires_capture')
    return [{ ...envelope(now), type: 'payment_intent.amount_capturable_updated', data: { object: after } }];
  return after.status === 'succeeded' ? [{ ...envelope(now), type: 'payment_intent.succeeded', data: { object: after } }] : [];
}

/** The bank of the card's holder has taken the money of a captured intent. */
export const disputeEvent = (
  { id, amount_received: amount, currency, latest_charge: charge }: Stripe.PaymentIntent,
  now: Date,
): Stripe.Event => ({
  ...envelope(now),
  type: 'charge.dispute.created',
  data: {
    object: {
      id: id.replace('pi_', 'du_'),
      object: 'dispute',
      amount,
      charge,
      created: seconds(now),
      currency,
      payment_intent: id,
      reason: 'fraudulent',
      status: 'needs_response',
    } as Stripe.Dispute,
  },
});

/** A refund has come to its end. */
export const refundEvent = (refund: Stripe.Refund, now: Date): Stripe.Event => ({
  ...envelope(now),
  type: 'refund.updated',
  data: { object: refund },
});
