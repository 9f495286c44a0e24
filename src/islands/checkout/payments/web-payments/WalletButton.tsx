import { ExpressCheckoutElement } from '@stripe/react-stripe-js';
import type { StripeExpressCheckoutElementOptions, StripeExpressCheckoutElementReadyEvent } from '@stripe/stripe-js';
import type { BillingDetails } from '../stripe/billing-details.ts';
import { useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { walletMessages } from '#i18n/wallet/index.ts';
import { missWallet } from '#stores/checkout/payments/device-wallet.ts';
import styles from './WalletButton.module.scss';

/** § 312j (3) BGB: the button says that it buys. What else Stripe could show is not a wallet of the device. */
const options: StripeExpressCheckoutElementOptions = {
  buttonType: { applePay: 'buy', googlePay: 'buy' },
  buttonHeight: 55,
  paymentMethods: { applePay: 'auto', googlePay: 'always', link: 'never', paypal: 'never', amazonPay: 'never', klarna: 'never' },
};

/** The same, and the sheet says who pays. */
const askingOptions: StripeExpressCheckoutElementOptions = {
  ...options,
  emailRequired: true,
  phoneNumberRequired: true,
  billingAddressRequired: true,
};

type Props = {
  locale: Locale;
  isBlocked: boolean;
  /** Whether the sheet asks who pays. */
  asksPayer: boolean;
  /** The shopper has agreed in the wallet's sheet; `fail` ends it as failed. */
  onConfirm: (fail: () => void, details: BillingDetails | undefined) => void;
};

/** The button of the device's wallet; until the provider has found one, that it is on its way. */
export function WalletButton({ locale, isBlocked, asksPayer, onConfirm }: Props) {
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
        options={asksPayer ? askingOptions : options}
        onReady={ready}
        onLoadError={missWallet}
        onClick={({ resolve }) => resolve()}
        onConfirm={({ paymentFailed, billingDetails }) => onConfirm(() => paymentFailed({ reason: 'fail' }), billingDetails)}
      />
    </div>
  );
}
