import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import { paths, type CheckoutStep } from '#domain/routes.ts';
import { billingMessages } from '#i18n/billing/index.ts';
import { signInMessages } from '#i18n/sign-in/index.ts';
import { $signIn, signIn } from '#stores/account/auth/sign-in.ts';
import { forgetFailure } from '#stores/checkout/attempt.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Billing.module.scss';

/** Over this page, or in its tab on a phone and where somebody likes that better: either way it comes back to this step. */
export function SignInFirst({ locale, step }: { locale: Locale; step: CheckoutStep }) {
  const t = billingMessages(locale);
  const words = signInMessages(locale);
  const { status, problem } = useStore($signIn);
  const start = async (options?: { isInPage: true }) => {
    if (await signIn(locale, paths.checkout(locale, step), options)) forgetFailure();
  };
  return (
    <section className={styles['panel']} aria-labelledby="sign-in-first">
      <h2 id="sign-in-first" className={styles['title']}>
        {t.signInTitle}
      </h2>
      <p>{t.signInLead}</p>
      <div role="alert">
        {status === 'error' && problem && (
          <Notice tone="danger">
            <p>{problem === 'unavailable' ? t.unavailable : words[problem]}</p>
          </Notice>
        )}
      </div>
      <Button wide busy={status === 'loading'} onClick={() => void start()}>
        {words.signIn}
      </Button>
      <button type="button" className={styles['other']} onClick={() => void start({ isInPage: true })}>
        {words.inPage}
      </button>
    </section>
  );
}
