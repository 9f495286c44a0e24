import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { totalText } from '#domain/cart-view.ts';
import type { ShopperMethod } from '#domain/payment-methods.ts';
import { rememberMethod } from '#stores/checkout/payments/choice.ts';
import { resumeRedirect } from '#stores/checkout/payments/redirect.ts';
import type { Charge } from '../OrderBox.tsx';
import { MethodIntro } from './MethodIntro.tsx';
import { PayForm } from './PayForm.tsx';
import { PendingPayment } from './PendingPayment.tsx';

type Texts = {
  title: string;
  lead: string;
  safe: string;
  pendingTitle: string;
  pending: (values: { total: string }) => string;
  goOn: string;
};
type Props = {
  locale: Locale;
  cart: Cart;
  /** True where the choice above names the method already. */
  isChoice: boolean;
  method: ShopperMethod;
  t: Texts;
  charge: Charge;
  onPay: () => void;
};

/** Nothing to type: the shopper pays in a window or on pages of the provider, and comes back. */
export function RedirectPayment({ locale, cart, isChoice, method, t, charge, onPay }: Props) {
  useEffect(() => {
    void resumeRedirect(locale, method);
  }, [locale, method]);
  const pay = () => {
    rememberMethod(method);
    onPay();
  };
  return (
    <PayForm locale={locale} cart={cart} charge={charge} onPay={pay}>
      <PendingPayment
        method={method}
        title={t.pendingTitle}
        text={t.pending({ total: totalText(cart, locale) })}
        action={t.goOn}
        onContinue={pay}
      />
      <MethodIntro isChoice={isChoice} t={t} />
    </PayForm>
  );
}
