import type { PaymentMethodCreateParams, StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';
import { fullName, type Booker } from '#domain/checkout-form.ts';
import { given } from '#domain/given.ts';
import type { Payer } from '#domain/payer.ts';

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

/** What a wallet's sheet says of who pays. */
export type BillingDetails = NonNullable<StripeExpressCheckoutElementConfirmEvent['billingDetails']>;

/** The other way round: who pays, as the sheet says it. */
export function payerOf({ name = '', email = '', phone = '', address }: Partial<BillingDetails> = {}): Payer {
  const { line1 = '', line2, postal_code: postalCode = '', city = '', state = '', country = '' } = address ?? {};
  const fullAddress = [line1, line2].filter(Boolean).join(', ');
  return { name, email, phoneNumber: phone, country, fullAddress, postalCode, city, stateProvince: state };
}
