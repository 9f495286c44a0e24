import { Elements } from '@stripe/react-stripe-js';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { StripeScript } from '../stripe/StripeScript.tsx';
import { CardForm } from './CardForm.tsx';

/** The card is typed into fields of the payment provider, whose script comes first. `isChoice`: the choice above names it already. */
export const CardPayment = ({ locale, cart, isChoice }: { locale: Locale; cart: Cart; isChoice: boolean }) => (
  <StripeScript locale={locale} cart={cart}>
    {(stripe) => (
      <Elements stripe={stripe} options={{ locale }}>
        <CardForm locale={locale} cart={cart} isChoice={isChoice} />
      </Elements>
    )}
  </StripeScript>
);
