import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { $verification, resend } from '#stores/account/verification.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Dashboard.module.scss';

type Props = { locale: Locale; text: string; reload: string; onReload: () => void };

/** Requirements 6: neither bookings nor changes until the address is confirmed; the mail can be had again. */
export function Unverified({ locale, text, reload, onReload }: Props) {
  const t = dashboardMessages(locale);
  const { resend: state, resendError } = useStore($verification);
  const said = {
    sent: t.resent,
    verified: t.alreadyVerified,
    error: resendError && accountErrorText(resendError, locale),
    initial: undefined,
    loading: undefined,
  }[state];
  return (
    <>
      <Notice tone="warning">
        <p>
          <strong>{t.unverifiedTitle}</strong>
        </p>
        <p>{text}</p>
      </Notice>
      <div className={styles['row']}>
        <Button look="secondary" busy={state === 'loading'} onClick={() => void resend(locale)}>
          {t.resend}
        </Button>
        <Button look="quiet" onClick={onReload}>
          {reload}
        </Button>
      </div>
      <p role="status">{said}</p>
    </>
  );
}
