import type { PaymentMethod } from '#domain/payment-methods.ts';

/** Where a payment provider may act: on the pages of a checkout that it is paid with, and on no other page. */
type Policy = { scripts: readonly string[]; directives: readonly (`connect-src ${string}` | `frame-src ${string}`)[] };

// https://docs.stripe.com/security/guide#content-security-policy
const stripe: Policy = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  directives: [
    "connect-src 'self' https://api.stripe.com",
    "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  ],
};

export const paymentPolicies: Record<PaymentMethod, Policy> = {
  'credit-card': stripe,
  'web-payments': stripe,
  // https://developer.paypal.com/sdk/js/best-practices
  paypal: {
    scripts: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
    directives: [
      "connect-src 'self' https://*.paypal.com https://*.paypalobjects.com",
      "frame-src 'self' https://*.paypal.com https://*.paypalobjects.com",
    ],
  },
  // Paid on pages of its own, to which the browser is led.
  bancontact: { scripts: [], directives: [] },
  account: { scripts: [], directives: [] },
  voucher: { scripts: [], directives: [] },
};
