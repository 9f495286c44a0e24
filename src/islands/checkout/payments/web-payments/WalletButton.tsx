import { useStore } from '@nanostores/react';
import { ExpressCheckoutElement } from '@stripe/react-stripe-js';
import type { StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';
import { $payment } from '#stores/checkout/payment-state.ts';
import { missWallet } from '#stores/checkout/payments/wallet.ts';
import { $timeLeft } from '#stores/checkout/timer.ts';
import { $discount } from '#stores/checkout/voucher.ts';
import styles from './WalletButton.module.scss';

/** § 312j (3) BGB: the button says that it buys. What else Stripe could show is not a wallet of the device. */
const options: StripeExpressCheckoutElementOptions = {
  buttonType: { applePay: 'buy', googlePay: 'buy' },
  buttonHeight: 55,
  paymentMethods: { applePay: 'auto', googlePay: 'always', link: 'never', paypal: 'never', amazonPay: 'never', klarna: 'never' },
};

/** @param onConfirm the shopper has agreed in the wallet's sheet; `fail` ends it as failed */
export function WalletButton({ label, onConfirm }: { label: string; onConfirm: (fail: () => void) => void }) {
  const isPaying = useStore($payment).status === 'processing';
  const isPricing = useStore($discount).status === 'loading';
  const isExpired = useStore($timeLeft)?.phase === 'expired';
  return (
    <div role="group" aria-label={label} className={styles['wallets']} inert={isPaying || isPricing || isExpired}>
      <ExpressCheckoutElement
        options={options}
        onReady={({ availablePaymentMethods }) => availablePaymentMethods ?? missWallet()}
        onLoadError={missWallet}
        onClick={({ resolve }) => resolve()}
        onConfirm={({ paymentFailed }) => onConfirm(() => paymentFailed({ reason: 'fail' }))}
      />
    </div>
  );
}
