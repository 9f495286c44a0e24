import { Elements } from '@stripe/react-stripe-js';
import type { StripeElementsOptionsMode } from '@stripe/stripe-js';
import type { ComponentProps } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { fromDecimal } from '#domain/money.ts';
import { StripeScript } from '../stripe/StripeScript.tsx';
import { WalletForm } from './WalletForm.tsx';

/** The money is set aside by the server, from the payment method that the sheet hands over. */
function optionsOf(locale: Locale, { grandTotal, currencyCode }: Cart): StripeElementsOptionsMode {
  return {
    locale,
    mode: 'payment',
    amount: fromDecimal(grandTotal, currencyCode).amount,
    currency: currencyCode.toLowerCase(),
    captureMethod: 'manual',
    allowedPaymentMethodTypes: ['card'],
    paymentMethodCreation: 'manual',
    appearance: { variables: { borderRadius: '28px' } },
  };
}

/** Apple Pay and Google Pay, by Stripe's Express Checkout Element: its button stands where the order's button is. */
export const WalletPayment = ({ locale, cart, ...rest }: ComponentProps<typeof WalletForm>) => (
  <StripeScript locale={locale} cart={cart}>
    {(stripe) => (
      <Elements stripe={stripe} options={optionsOf(locale, cart)}>
        <WalletForm locale={locale} cart={cart} {...rest} />
      </Elements>
    )}
  </StripeScript>
);
