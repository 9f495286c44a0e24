import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import { paths, type CheckoutStep } from '#domain/routes.ts';
import { billingMessages } from '#i18n/billing/index.ts';
import { $biller, type Biller } from '#stores/account/biller.ts';
import { keepRenewing, openSession } from '#stores/account/auth/resume.ts';
import { signOut } from '#stores/account/auth/sign-out.ts';
import { forgetFailure } from '#stores/checkout/attempt.ts';
import { $payment } from '#stores/checkout/payment-state.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SignInFirst } from './SignInFirst.tsx';
import styles from './Billing.module.scss';

type Concierge = Extract<Biller, { state: 'ready' }>;
const nobodyYet: Biller = { state: 'checking' };
type Props = { locale: Locale; step: CheckoutStep; children: (concierge: Concierge) => ReactNode };

/** Lets concierges pass, asks others to sign in, and refuses politely who may not book on account (requirements 6). */
export function BillingGate({ locale, step, children }: Props) {
  const t = billingMessages(locale);
  const biller = useStore($biller, { ssr: () => nobodyYet });
  const payment = useStore($payment, { ssr: 'initial' });
  useEffect(() => {
    void openSession();
  }, []);
  useEffect(keepRenewing, []);

  if (biller.state === 'checking')
    return (
      <p role="status" className={styles['checking']}>
        {t.checking}
      </p>
    );
  if (biller.state === 'signed-out') return <SignInFirst locale={locale} step={step} />;
  if (biller.state === 'unavailable') {
    return (
      <div role="alert">
        <FailureNotice retry={t.retry} onRetry={() => void openSession()}>
          <p>{t.unavailable}</p>
        </FailureNotice>
      </div>
    );
  }
  // The permission may have been withdrawn since the sign-in: then the service refuses the order.
  const isRefused = payment.status === 'checkout_error' && payment.error.code === 'forbidden';
  if (biller.state === 'ready' && !isRefused) return children(biller);
  const leave = () => {
    forgetFailure();
    void signOut(locale, paths.checkout(locale, step));
  };
  return (
    <div role="alert">
      <Notice
        tone="warning"
        action={
          <Button look="secondary" onClick={leave}>
            {t.otherAccount}
          </Button>
        }
      >
        <p>
          <strong>{t.refusedTitle}</strong>
        </p>
        <p>{t.refused({ name: biller.name })}</p>
      </Notice>
    </div>
  );
}
