import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { $online } from '#stores/browser/online.ts';
import { $payment } from '#stores/checkout/payment-state.ts';
import { Notice } from '#ui/Notice.tsx';
import { PaymentFailure } from './PaymentFailure.tsx';
import styles from './Payment.module.scss';

/** The state of the payment, announced: under way, failed, or no network connection. */
export function PaymentNotices({ locale, cart }: { locale: Locale; cart: Cart }) {
  const t = checkoutMessages(locale);
  const payment = useStore($payment, { ssr: 'initial' });
  const isOnline = useStore($online, { ssr: 'initial' });
  const alert = useRef<HTMLDivElement>(null);
  const hasFailed = payment.status === 'checkout_error';
  useEffect(() => {
    // Whoever comes back from the pages of a provider is at the top of this one.
    if (hasFailed) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);
  const isOffline = !isOnline && payment.status !== 'processing';
  return (
    <>
      <div role="status" className={styles['notices']}>
        {payment.status === 'processing' && (
          <Notice>
            <p>{t[payment.phase]}</p>
          </Notice>
        )}
        {isOffline && (
          <Notice tone="warning">
            <p>{t.offline}</p>
          </Notice>
        )}
      </div>
      <div ref={alert} role="alert" className={styles['notices']}>
        {payment.status === 'checkout_error' && payment.error.code !== 'offline' && (
          <PaymentFailure locale={locale} cart={cart} error={payment.error} />
        )}
      </div>
    </>
  );
}
