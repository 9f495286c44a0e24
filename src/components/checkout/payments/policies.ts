import type { PaymentMethodId } from '#domain/payment-methods.ts';

/** Where a payment provider may act: on the pages of a checkout that it is paid with, and on no other page. */
type Policy = { scripts: readonly string[]; directives: readonly (`connect-src ${string}` | `frame-src ${string}`)[] };

export const paymentPolicies: Record<PaymentMethodId, Policy> = {
  // https://docs.stripe.com/security/guide#content-security-policy
  card: {
    scripts: ['https://js.stripe.com'],
    directives: ["connect-src 'self' https://api.stripe.com", "frame-src 'self' https://js.stripe.com https://hooks.stripe.com"],
  },
  account: { scripts: [], directives: [] },
};
