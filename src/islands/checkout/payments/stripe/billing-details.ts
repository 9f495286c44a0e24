import type { PaymentMethodCreateParams } from '@stripe/stripe-js';
import { fullName, type Booker } from '#domain/checkout-form.ts';
import { given } from '#domain/given.ts';

/** Who pays, by which Stripe weighs the risk: https://docs.stripe.com/radar/integration */
export const billingDetailsOf = (booker: Booker): PaymentMethodCreateParams.BillingDetails => ({
  ...given('name', fullName(booker)),
  ...given('email', booker.email),
  ...given('phone', booker.phone),
  address: {
    ...given('line1', booker.fullAddress),
    ...given('postal_code', booker.postalCode),
    ...given('city', booker.city),
    ...given('state', booker.stateProvince),
    ...given('country', booker.country),
  },
});
