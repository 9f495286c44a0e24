import type { Stripe } from '@stripe/stripe-js';
import type { ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { PaymentNotices } from '../../PaymentNotices.tsx';
import { useStripeScript } from './use-stripe-script.ts';
import styles from '../../Payment.module.scss';

type Props = { locale: Locale; cart: Cart; children: (stripe: Stripe) => ReactNode };

/** What needs Stripe's script, once it is there; until then, or where it is blocked, what there is to say. */
export function StripeScript({ locale, cart, children }: Props) {
  const t = checkoutMessages(locale);
  const { script, retry } = useStripeScript(locale);
  if (script.state === 'ready') return children(script.stripe);
  return (
    <>
      <PaymentNotices locale={locale} cart={cart} />
      {script.state === 'loading' && (
        <p role="status" className={styles['loading']}>
          {t.cardLoading}
        </p>
      )}
      {script.state === 'blocked' && (
        <div role="alert">
          <FailureNotice retry={t.retry} onRetry={retry}>
            <p>
              <strong>{t.cardBlockedTitle}</strong>
            </p>
            <p>{t.cardBlocked}</p>
          </FailureNotice>
        </div>
      )}
    </>
  );
}
