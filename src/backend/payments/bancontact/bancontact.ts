import type Stripe from 'stripe';
import { currenciesOf } from '#domain/payment-methods.ts';
import type { Attempt, Due, ProviderMethod, ProviderPayment } from '../method.ts';
import { byIntents } from '../stripe/by-intents.ts';
import type { StripeGateway } from '../stripe/gateway.ts';
import { authorise, authoriseAgain, checkoutOf, findRefund, refundIntent, voidIntent } from '../stripe/intents.ts';
import { known, paymentOf } from '../stripe/payment.ts';

const id = 'bancontact';

/** Stripe makes a payment method anew for each try: for the shop there is one instrument. */
const asPayment = (intent: Stripe.PaymentIntent): ProviderPayment => ({ ...paymentOf(intent), instrument: id });

async function begin(stripe: Stripe, due: Due, { number, earlier }: Attempt): Promise<ProviderPayment> {
  const { name, email, locale } = due.payer;
  const instrument = {
    payment_method_data: { type: id, billing_details: { name, email } },
    payment_method_options: { bancontact: { preferred_language: locale } },
    return_url: due.returnUrl,
  } as const;
  const key = `${due.checkout}:${number}`;
  const intent = earlier
    ? authoriseAgain(stripe, earlier.reference, instrument, `${key}:${id}`)
    : authorise(stripe, due, { ...instrument, allowed_payment_method_types: [id] }, key);
  return asPayment(await known(intent));
}

/** What was paid back names the checkout where nothing of it was booked. */
async function standingOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<ProviderPayment> {
  const payment = asPayment(intent);
  const checkout = checkoutOf(intent);
  if (payment.state !== 'captured' || checkout === undefined) return payment;
  return (await known(findRefund(stripe, intent.id, checkout))) ? { ...payment, state: 'returned' } : payment;
}

/** Gives up what nobody has paid yet; what was paid, perhaps just now, goes back. */
async function giveUp(stripe: Stripe, reference: string): Promise<'released' | 'returned'> {
  try {
    await voidIntent(stripe, reference);
    return 'released';
  } catch (error) {
    const intent = await stripe.paymentIntents.retrieve(reference);
    const checkout = checkoutOf(intent);
    if (intent.status !== 'succeeded' || checkout === undefined) throw error;
    await refundIntent(stripe, reference, intent.amount_received, checkout);
    return 'returned';
  }
}

/**
 * Bancontact, by Stripe's payment intents: paid on pages of its own and taken at once.
 * https://docs.stripe.com/payments/bancontact
 */
export const bancontactMethod = (gateway: StripeGateway): ProviderMethod => {
  const { stripe } = gateway;
  return {
    ...byIntents(gateway, (intent) => standingOf(stripe, intent)),
    id,
    currencies: currenciesOf(id),
    settles: 'at-once',
    authorise: (due, _instrument, attempt) => begin(stripe, due, attempt),
    capture: async (reference) => {
      throw new Error(`what Bancontact pays is captured already: ${reference}`);
    },
    release: (reference) => known(giveUp(stripe, reference)),
  };
};
