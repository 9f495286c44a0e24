import Stripe from 'stripe';
import type { Attempt, Due, ProviderMethod, ProviderPayment } from '../method.ts';
import { byIntents } from './by-intents.ts';
import type { StripeGateway } from './gateway.ts';
import { authorise, authoriseAgain, captureIntent, voidIntent } from './intents.ts';
import { paymentOf } from './payment.ts';
import { declineCode, paymentRefusal } from './refusals.ts';

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

/** What all methods do alike that charge a card, wherever its number comes from: set aside first, captured once it is booked. */
export function byCards(gateway: StripeGateway): Omit<ProviderMethod, 'id'> {
  const { stripe } = gateway;
  return {
    ...byIntents(gateway, paymentOf),
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
}
