import type { PaymentIntentResult, Stripe, StripeCardNumberElement, StripeError } from '@stripe/stripe-js';
import type { InstrumentProblem, PaymentSheet, PaymentStanding } from '#stores/checkout/payments/payment-sheet.ts';

type Holder = { name: string; email: string };

/** Stripe's error types: https://docs.stripe.com/api/errors */
function problemOf({ type, code, decline_code: decline }: StripeError): InstrumentProblem {
  if (type === 'api_connection_error') return 'no_response';
  if (type === 'rate_limit_error') return 'too_many_requests';
  if (type !== 'card_error' && type !== 'validation_error') return 'payment_failed';
  return (decline ?? code) === 'insufficient_funds' ? 'insufficient_funds' : 'card_declined';
}

function standingOf({ paymentIntent, error }: Pick<PaymentIntentResult, 'paymentIntent' | 'error'>): PaymentStanding {
  if (error?.type === 'api_connection_error') return 'unknown';
  if (paymentIntent?.status === 'requires_action') return 'action_needed';
  return paymentIntent && ['requires_capture', 'succeeded', 'processing'].includes(paymentIntent.status) ? 'authorized' : 'refused';
}

/** Stripe's script as the payment needs it. `card` gives the field in which the card number was typed. */
export const cardSheet = (stripe: Stripe, card: () => StripeCardNumberElement | null, holder: Holder): PaymentSheet => ({
  method: 'credit-card',
  async instrument() {
    const element = card();
    if (!element) return { problem: 'payment_failed' };
    const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card: element, billing_details: holder });
    return error ? { problem: problemOf(error) } : { id: paymentMethod.id };
  },
  confirm: async (clientSecret) => standingOf(await stripe.handleNextAction({ clientSecret })),
  read: async (clientSecret) => standingOf(await stripe.retrievePaymentIntent(clientSecret)),
});
