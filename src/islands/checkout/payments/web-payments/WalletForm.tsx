import { useStore } from '@nanostores/react';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { totalText } from '#domain/cart-view.ts';
import type { Booker } from '#domain/checkout-form.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { expressWalletMessages } from '#i18n/express-wallet/index.ts';
import { walletMessages } from '#i18n/wallet/index.ts';
import { $form } from '#stores/checkout/form.ts';
import { confirmPending, resumePending } from '#stores/checkout/payment.ts';
import { $pendingIntent } from '#stores/checkout/payment-state.ts';
import { payAsPayer } from '#stores/checkout/payments/by-payer.ts';
import { rememberMethod } from '#stores/checkout/payments/choice.ts';
import { payByWallet } from '#stores/checkout/payments/wallet.ts';
import { MethodIntro } from '../MethodIntro.tsx';
import { PayForm } from '../PayForm.tsx';
import { PendingPayment } from '../PendingPayment.tsx';
import { billingDetailsOf, payerOf, type BillingDetails } from '../stripe/billing-details.ts';
import { WalletButton } from './WalletButton.tsx';
import { walletSheet } from './wallet-sheet.ts';

const method = 'web-payments';

type Props = {
  locale: Locale;
  cart: Cart;
  isChoice: boolean;
  /** Whether the sheet says who books. */
  isExpress: boolean;
};

/** The order, and the wallet's own button below it. */
export function WalletForm({ locale, cart, isChoice, isExpress }: Props) {
  const t = walletMessages(locale);
  const words = checkoutMessages(locale);
  const [stripe, elements] = [useStripe(), useElements()];
  const { booker } = useStore($form);

  // After a reload, the service may be the one that knows of a payment: it says so when it says so.
  const pendingId = useStore($pendingIntent)?.paymentIntentId;
  useEffect(() => {
    if (stripe && pendingId !== undefined) void resumePending(locale, walletSheet(stripe, undefined, {}));
  }, [stripe, locale, pendingId]);

  const pay = async (fail: () => void, details: BillingDetails | undefined) => {
    if (!stripe || !elements) return fail();
    rememberMethod(method);
    const sheetFor = (holder: Booker) => walletSheet(stripe, elements, billingDetailsOf(holder));
    if (!isExpress) return payByWallet(locale, sheetFor(booker), fail);
    const address = await payAsPayer(locale, payerOf(details), sheetFor, fail);
    if (address !== undefined) location.assign(address);
  };
  const button = (isBlocked: boolean) => (
    <WalletButton locale={locale} isBlocked={isBlocked} asksPayer={isExpress} onConfirm={(...confirmed) => void pay(...confirmed)} />
  );

  return (
    <PayForm locale={locale} cart={cart} button={button}>
      <PendingPayment
        method={method}
        title={words.pendingTitle}
        text={words.pending({ total: totalText(cart, locale) })}
        action={words.confirmNow}
        onContinue={() => stripe && void confirmPending(locale, walletSheet(stripe, undefined, {}))}
      />
      <MethodIntro isChoice={isChoice} t={isExpress ? { ...t, lead: expressWalletMessages(locale).lead } : t} />
    </PayForm>
  );
}
