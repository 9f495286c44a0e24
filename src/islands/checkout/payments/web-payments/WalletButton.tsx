import { ExpressCheckoutElement } from '@stripe/react-stripe-js';
import type { StripeExpressCheckoutElementOptions, StripeExpressCheckoutElementReadyEvent } from '@stripe/stripe-js';
import { useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { walletMessages } from '#i18n/wallet/index.ts';
import { missWallet } from '#stores/checkout/payments/wallet.ts';
import styles from './WalletButton.module.scss';

/** § 312j (3) BGB: the button says that it buys. What else Stripe could show is not a wallet of the device. */
const options: StripeExpressCheckoutElementOptions = {
  buttonType: { applePay: 'buy', googlePay: 'buy' },
  buttonHeight: 55,
  paymentMethods: { applePay: 'auto', googlePay: 'always', link: 'never', paypal: 'never', amazonPay: 'never', klarna: 'never' },
};

type Props = {
  locale: Locale;
  isBlocked: boolean;
  /** The shopper has agreed in the wallet's sheet; `fail` ends it as failed. */
  onConfirm: (fail: () => void) => void;
};

/** The button of the device's wallet; until the provider has found one, that it is on its way. */
export function WalletButton({ locale, isBlocked, onConfirm }: Props) {
  const [isReady, setReady] = useState(false);
  const ready = ({ availablePaymentMethods }: StripeExpressCheckoutElementReadyEvent) => {
    if (availablePaymentMethods) setReady(true);
    else missWallet();
  };
  return (
    <div role="group" aria-label={walletMessages(locale).title} className={styles['wallets']} inert={isBlocked}>
      {!isReady && (
        <p role="status" className={styles['loading']}>
          {checkoutMessages(locale).cardLoading}
        </p>
      )}
      <ExpressCheckoutElement
        options={options}
        onReady={ready}
        onLoadError={missWallet}
        onClick={({ resolve }) => resolve()}
        onConfirm={({ paymentFailed }) => onConfirm(() => paymentFailed({ reason: 'fail' }))}
      />
    </div>
  );
}
