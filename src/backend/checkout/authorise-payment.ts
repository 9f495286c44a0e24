import type Stripe from 'stripe';
import type { CheckoutResult } from '#contracts/checkout.ts';
import { Refusal } from '../http/refusal.ts';
import { authorise, authoriseAgain } from '../payments/card/intents.ts';
import { declineCode, intentOf, paymentRefusal } from '../payments/card/refusals.ts';
import { actionResult } from '../bookings/result.ts';
import { known, type Checkout } from './checkout.ts';
import { conclude } from './claims.ts';
import { earlierIntent } from './earlier-intent.ts';

function charge(checkout: Checkout, intent: Stripe.PaymentIntent | undefined): Promise<Stripe.PaymentIntent> {
  const { backend, key, order } = checkout;
  const { total, currency } = known(checkout, 'hold');
  const { paymentMethodId, description } = order.chargeRequest;
  if (paymentMethodId === undefined) throw new Error('an order on account has no card');
  const wanted = {
    checkout: key,
    attempt: known(checkout, 'claim').attempt,
    total: { amount: total, currency },
    description,
    paymentMethodId,
  };
  if (!intent || intent.status === 'canceled') return authorise(backend.payments.stripe, wanted);
  return authoriseAgain(backend.payments.stripe, intent.id, wanted);
}

/** Reads how the payment stands before it tries a card: one that is authorised, or waits for its holder, is not tried again. */
async function authorised(checkout: Checkout): Promise<Stripe.PaymentIntent> {
  const { paymentIntentId, paymentMethodId } = checkout.order.chargeRequest;
  const earlier = await earlierIntent(checkout);
  if (earlier) checkout.intent = earlier;
  if (paymentIntentId !== undefined && paymentIntentId !== earlier?.id) {
    throw new Refusal('invalid_request', { field: 'chargeRequest.paymentIntentId', problem: 'of_another_checkout' });
  }
  const goesOn = paymentIntentId !== undefined || earlier?.payment_method === paymentMethodId;
  if (earlier?.status === 'requires_capture' || (earlier?.status === 'requires_action' && goesOn)) return earlier;
  if (earlier?.status === 'requires_payment_method' && paymentIntentId !== undefined) {
    throw new Refusal(declineCode(earlier.last_payment_error ?? {}));
  }
  return charge(checkout, earlier);
}

/** Has the card's bank set the amount aside. Where its holder must first act (3-D Secure), says so and stops. */
export async function authorisePayment(checkout: Checkout): Promise<CheckoutResult | undefined> {
  const { backend, key } = checkout;
  const intent = await authorised(checkout).catch((error: unknown) => {
    const left = intentOf(error);
    if (left) checkout.intent = left;
    throw paymentRefusal(error);
  });
  checkout.intent = intent;
  if (intent.status === 'requires_capture') return undefined;
  if (intent.status !== 'requires_action') throw new Refusal('payment_failed');
  const isOurs = await conclude(
    backend.db,
    key,
    known(checkout, 'claim'),
    { state: 'requires_action', paymentIntentId: intent.id },
    backend.clock(),
  );
  if (!isOurs) throw new Refusal('in_progress');
  return actionResult(intent, known(checkout, 'hold').id);
}
