import type { PaymentMethodCreateParams, Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import type { PaymentSheet } from '#stores/checkout/payments/payment-sheet.ts';
import { confirmAtBank, problemOf, readStanding } from '../stripe/outcome.ts';

/** Stripe's script as the payment needs it. `card` gives the field in which the card number was typed. */
export const cardSheet = (
  stripe: Stripe,
  card: () => StripeCardNumberElement | null,
  holder: PaymentMethodCreateParams.BillingDetails,
): PaymentSheet => ({
  method: 'credit-card',
  async instrument() {
    const element = card();
    if (!element) return { problem: 'payment_failed' };
    const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card: element, billing_details: holder });
    return error ? { problem: problemOf(error) } : { id: paymentMethod.id };
  },
  confirm: (clientSecret) => confirmAtBank(stripe, clientSecret),
  read: (clientSecret) => readStanding(stripe, clientSecret),
});
