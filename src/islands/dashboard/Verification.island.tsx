/** Must be an island: the code of the mail's link stands in the address alone. */
import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { signInMessages } from '#i18n/sign-in/index.ts';
import { $signedIn } from '#stores/account/signed-in.ts';
import { $verification, resend, verify } from '#stores/account/verification.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Dashboard.module.scss';

/** A new link for who is signed in; everybody else signs in first. */
function Resend({ locale }: { locale: Locale }) {
  const t = dashboardMessages(locale);
  const isSignedIn = useStore($signedIn) !== null;
  const { resend: state, resendError } = useStore($verification);
  if (!isSignedIn)
    return (
      <>
        <p>{t.signInToResend}</p>
        <p>
          <ButtonLink href={paths.login(locale)}>{signInMessages(locale).signIn}</ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <p>
        <Button busy={state === 'loading'} onClick={() => void resend(locale)}>
          {t.resend}
        </Button>
      </p>
      <p role="status">
        {state === 'sent'
          ? t.resent
          : state === 'verified'
            ? t.alreadyVerified
            : state === 'error' && resendError
              ? accountErrorText(resendError, locale)
              : ''}
      </p>
    </>
  );
}

export default function Verification({ locale }: { locale: Locale }) {
  const t = dashboardMessages(locale);
  const { isVerified, isAlreadyVerified, verifiedEmail = '', error } = useStore($verification, { ssr: 'initial' });
  useEffect(() => {
    void verify(location.search);
  }, []);
  let content: ReactNode = (
    <p role="status" className={styles['lead']}>
      {t.verifying}
    </p>
  );
  if (isVerified) {
    content = (
      <>
        <p role="status" className={styles['lead']}>
          {(isAlreadyVerified ? t.verifiedBefore : t.verified)({ email: verifiedEmail })}
        </p>
        <p>
          <ButtonLink href={paths.dashboard(locale)}>{t.toDashboard}</ButtonLink>
        </p>
      </>
    );
  }
  if (error) {
    content = (
      <div className={styles['column']}>
        <div role="alert">
          <Notice tone="danger">
            <p>
              <strong>{t.verificationFailed}</strong>
            </p>
            <p>{accountErrorText(error, locale)}</p>
          </Notice>
        </div>
        {error.code === 'code_invalid' || error.code === 'code_expired' ? (
          <Resend locale={locale} />
        ) : (
          <p>
            <Button look="secondary" onClick={() => void verify(location.search)}>
              {t.retry}
            </Button>
          </p>
        )}
      </div>
    );
  }
  return (
    <div className={`page ${styles['frame']}`}>
      <h1 className={styles['title']}>{t.verificationTitle}</h1>
      {content}
    </div>
  );
}
