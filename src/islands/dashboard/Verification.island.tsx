/** Must be an island: the code of the mail's link stands in the address alone. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { $verification, verify, type Verification as State } from '#stores/account/verification.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Dashboard.module.scss';
import { ResendLink } from './ResendLink.tsx';
import { WhoRegistered } from './WhoRegistered.tsx';

function Confirmed({ locale, state: { isAlreadyVerified, verifiedEmail = '' } }: { locale: Locale; state: State }) {
  const t = dashboardMessages(locale);
  return (
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

function Failed({ locale, error }: { locale: Locale; error: NonNullable<State['error']> }) {
  const t = dashboardMessages(locale);
  return (
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
        <ResendLink locale={locale} />
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

function Content({ locale, state }: { locale: Locale; state: State }) {
  const { isVerified, error } = state;
  if (isVerified) return <Confirmed locale={locale} state={state} />;
  if (error?.code === 'unauthenticated' || error?.code === 'forbidden')
    return <WhoRegistered locale={locale} isOtherAccount={error.code === 'forbidden'} />;
  if (error) return <Failed locale={locale} error={error} />;
  return (
    <p role="status" className={styles['lead']}>
      {dashboardMessages(locale).verifying}
    </p>
  );
}

export default function Verification({ locale }: { locale: Locale }) {
  const state = useStore($verification, { ssr: 'initial' });
  useEffect(() => {
    void verify(location.search);
  }, []);
  return (
    <div className={`page ${styles['frame']}`}>
      <h1 className={styles['title']}>{dashboardMessages(locale).verificationTitle}</h1>
      <Content locale={locale} state={state} />
    </div>
  );
}
