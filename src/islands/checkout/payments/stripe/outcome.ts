import type { PaymentIntentResult, Stripe, StripeError } from '@stripe/stripe-js';
import type { InstrumentProblem, PaymentStanding } from '#stores/checkout/payments/payment-sheet.ts';

/** Stripe's error types: https://docs.stripe.com/api/errors */
export function problemOf({ type, code, decline_code: decline }: StripeError): InstrumentProblem {
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

/** How a payment stands, asking the shopper nothing. */
export const readStanding = async (stripe: Stripe, clientSecret: string): Promise<PaymentStanding> =>
  standingOf(await stripe.retrievePaymentIntent(clientSecret));

/** The same once the shopper's bank has been answered (3-D Secure). */
export const confirmAtBank = async (stripe: Stripe, clientSecret: string): Promise<PaymentStanding> =>
  standingOf(await stripe.handleNextAction({ clientSecret }));
