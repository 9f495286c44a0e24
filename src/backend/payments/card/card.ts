import Stripe from 'stripe';
import type { Attempt, Due, ProviderMethod, ProviderPayment } from '../method.ts';
import { byIntents } from '../stripe/by-intents.ts';
import type { StripeGateway } from '../stripe/gateway.ts';
import { authorise, authoriseAgain, captureIntent, voidIntent } from '../stripe/intents.ts';
import { paymentOf } from '../stripe/payment.ts';
import { declineCode, paymentRefusal } from '../stripe/refusals.ts';

/** A card that was declined is an answer, where Stripe says on which intent. */
function declined(error: unknown): ProviderPayment {
  if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) {
    return { ...paymentOf(error.payment_intent), state: 'declined', refusal: declineCode(error) };
  }
  throw paymentRefusal(error);
}

async function tryCard(stripe: Stripe, due: Due, paymentMethodId: string, { number, earlier }: Attempt): Promise<ProviderPayment> {
  // Set aside, and not captured yet.
  const instrument = { payment_method: paymentMethodId, use_stripe_sdk: true };
  const key = `${due.checkout}:${number}`;
  const intent = earlier
    ? authoriseAgain(stripe, earlier.reference, instrument, `${key}:${paymentMethodId}`)
    : authorise(stripe, due, { ...instrument, allowed_payment_method_types: ['card'], capture_method: 'manual' }, key);
  return intent.then(paymentOf, declined);
}

/** Cards and the wallets that stand for them, by Stripe's payment intents. */
export const cardMethod = (gateway: StripeGateway): ProviderMethod => {
  const { stripe } = gateway;
  return {
    ...byIntents(gateway, paymentOf),
    id: 'card',
    settles: 'after-booking',
    authorise: (due, instrument, attempt) => tryCard(stripe, due, instrument, attempt),
    async capture(reference, amount) {
      await captureIntent(stripe, reference, amount);
      return 'captured';
    },
    async release(reference) {
      await voidIntent(stripe, reference);
      return 'released';
    },
  };
};
