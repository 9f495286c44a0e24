import type { PaymentMethodCreateParams, Stripe, StripeElements } from '@stripe/stripe-js';
import type { PaymentSheet } from '#stores/checkout/payments/payment-sheet.ts';
import { confirmAtBank, problemOf, readStanding } from '../stripe/outcome.ts';

/** Stripe's script as a payment by a wallet needs it. @param elements that hold the wallet's button; absent where there is none yet */
export const walletSheet = (
  stripe: Stripe,
  elements: StripeElements | undefined,
  holder: PaymentMethodCreateParams.BillingDetails,
): PaymentSheet => ({
  method: 'web-payments',
  async instrument() {
    if (!elements) return { problem: 'payment_failed' };
    const submitted = await elements.submit();
    if (submitted.error) return { problem: problemOf(submitted.error) };
    const { paymentMethod, error } = await stripe.createPaymentMethod({ elements, params: { billing_details: holder } });
    return error ? { problem: problemOf(error) } : { id: paymentMethod.id };
  },
  // Where the answer was lost, the bank may have nothing to ask any more.
  async confirm(clientSecret) {
    const standing = await readStanding(stripe, clientSecret);
    return standing === 'action_needed' ? confirmAtBank(stripe, clientSecret) : standing;
  },
  read: (clientSecret) => readStanding(stripe, clientSecret),
});
