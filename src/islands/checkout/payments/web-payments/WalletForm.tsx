import { useStore } from '@nanostores/react';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { totalText } from '#domain/cart-view.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { walletMessages } from '#i18n/wallet/index.ts';
import { $form } from '#stores/checkout/form.ts';
import { confirmPending, resumePending } from '#stores/checkout/payment.ts';
import { rememberMethod } from '#stores/checkout/payments/choice.ts';
import { payByWallet } from '#stores/checkout/payments/wallet.ts';
import { MethodIntro } from '../MethodIntro.tsx';
import { PayForm } from '../PayForm.tsx';
import { PendingPayment } from '../PendingPayment.tsx';
import { billingDetailsOf } from '../stripe/billing-details.ts';
import { WalletButton } from './WalletButton.tsx';
import { walletSheet } from './wallet-sheet.ts';

const method = 'web-payments';

/** The order, and the wallet's own button below it. */
export function WalletForm({ locale, cart, isChoice }: { locale: Locale; cart: Cart; isChoice: boolean }) {
  const t = walletMessages(locale);
  const words = checkoutMessages(locale);
  const [stripe, elements] = [useStripe(), useElements()];
  const { booker } = useStore($form);

  useEffect(() => {
    if (stripe) void resumePending(locale, walletSheet(stripe, undefined, {}));
  }, [stripe, locale]);

  const pay = (fail: () => void) => {
    if (!stripe || !elements) return fail();
    rememberMethod(method);
    void payByWallet(locale, walletSheet(stripe, elements, billingDetailsOf(booker)), fail);
  };

  return (
    <PayForm locale={locale} cart={cart} button={(isBlocked) => <WalletButton locale={locale} isBlocked={isBlocked} onConfirm={pay} />}>
      <PendingPayment
        method={method}
        title={words.pendingTitle}
        text={words.pending({ total: totalText(cart, locale) })}
        action={words.confirmNow}
        onContinue={() => stripe && void confirmPending(locale, walletSheet(stripe, undefined, {}))}
      />
      <MethodIntro isChoice={isChoice} t={t} />
    </PayForm>
  );
}
