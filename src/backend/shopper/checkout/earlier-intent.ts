import type Stripe from 'stripe';
import { findIntent } from '../../payments/intents.ts';
import { isOnAccount } from '../invoice/items.ts';
import { known, type Checkout } from './checkout.ts';

/** The payment intent of an earlier try of this checkout: written down, or made by a worker that vanished. */
export async function earlierIntent(checkout: Checkout): Promise<Stripe.PaymentIntent | undefined> {
  if (isOnAccount(checkout.order)) return undefined;
  const { stripe } = checkout.backend.payments;
  const { paymentIntentId, isTakenOver, startedAt } = known(checkout, 'claim');
  if (paymentIntentId !== null) return stripe.paymentIntents.retrieve(paymentIntentId);
  return isTakenOver ? findIntent(stripe, checkout.key, startedAt) : undefined;
}
