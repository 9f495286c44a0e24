import type Stripe from 'stripe';
import { findIntent } from '../payments/card/intents.ts';
import { isOnAccount } from '../payments/account/items.ts';
import { known, type Checkout } from './checkout.ts';

/** The payment intent of an earlier try of this checkout: written down, or made by a worker that vanished. */
export async function earlierIntent(checkout: Checkout): Promise<Stripe.PaymentIntent | undefined> {
  if (isOnAccount(checkout.order)) return undefined;
  const { stripe } = checkout.backend.payments;
  const { paymentIntentId, isTakenOver, startedAt } = known(checkout, 'claim');
  const written = paymentIntentId === null ? undefined : await stripe.paymentIntents.retrieve(paymentIntentId);
  // A try after one that was voided makes another intent, which a worker that vanished has not written down.
  const mayHaveMore = isTakenOver && (written === undefined || written.status === 'canceled');
  return mayHaveMore ? ((await findIntent(stripe, checkout.key, startedAt)) ?? written) : written;
}
