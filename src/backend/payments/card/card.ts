import Stripe from 'stripe';
import type { Attempt, Due, ProviderMethod, ProviderPayment } from '../method.ts';
import { eventOf } from '../stripe/event.ts';
import type { StripeGateway } from '../stripe/gateway.ts';
import { authorise, authoriseAgain, captureIntent, findIntent, refundIntent, refundOf, voidIntent } from '../stripe/intents.ts';
import { declineCode, paymentRefusal } from '../stripe/refusals.ts';

/** The rest has been declined, or never tried. */
const states: Partial<Record<Stripe.PaymentIntent.Status, ProviderPayment['state']>> = {
  requires_capture: 'authorised',
  succeeded: 'captured',
  requires_action: 'needs_action',
  canceled: 'released',
};

function paymentOf({
  id,
  status,
  payment_method: method,
  client_secret: secret,
  last_payment_error: failure,
}: Stripe.PaymentIntent): ProviderPayment {
  const state = states[status] ?? 'declined';
  return {
    reference: id,
    state,
    ...(typeof method === 'string' && { instrument: method }),
    ...(secret !== null && { secret }),
    ...(state === 'declined' && { refusal: declineCode(failure ?? {}) }),
  };
}

/** A card that was declined is an answer, where Stripe says on which intent. */
function declined(error: unknown): ProviderPayment {
  if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) {
    return { ...paymentOf(error.payment_intent), state: 'declined', refusal: declineCode(error) };
  }
  throw paymentRefusal(error);
}

async function tryCard(stripe: Stripe, due: Due, paymentMethodId: string, { number, earlier }: Attempt): Promise<ProviderPayment> {
  const charge = { ...due, attempt: number, paymentMethodId };
  const intent = earlier ? authoriseAgain(stripe, earlier.reference, charge) : authorise(stripe, charge);
  return intent.then(paymentOf, declined);
}

const known = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw paymentRefusal(error);
  });

/** Cards and the wallets that stand for them, by Stripe's payment intents. */
export const cardMethod = ({ stripe, webhookSecret, clock }: StripeGateway): ProviderMethod => ({
  id: 'card',
  payer: 'shopper',
  settles: 'after-booking',
  authorise: (due, instrument, attempt) => tryCard(stripe, due, instrument, attempt),
  read: async (reference) => paymentOf(await known(stripe.paymentIntents.retrieve(reference))),
  async find(checkout, startedAt) {
    const intent = await known(findIntent(stripe, checkout, startedAt));
    return intent && paymentOf(intent);
  },
  capture: (reference, amount) => captureIntent(stripe, reference, amount),
  release: (reference) => voidIntent(stripe, reference),
  refund: async (reference, amount, key) => refundOf(await refundIntent(stripe, reference, amount, key)),
  event: (payload, headers) => eventOf({ stripe, webhookSecret, clock }, payload, headers.get('stripe-signature')),
});
