import { useStore } from '@nanostores/react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import type { Locale } from '#contracts/common.ts';
import { timeText } from '#domain/day.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { $accessState, $claim, askForCode, changeClaim, enterCode } from '#stores/my-booking/guest-access.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { typed } from './typed.ts';
import styles from './GuestBooking.module.scss';

/** The code from the mail; a new one where it did not come, or came too late. */
export function CodeForm({ locale }: { locale: Locale }) {
  const t = guestBookingMessages(locale);
  const claim = useStore($claim);
  const { isBusy, wrong, error, expiresAt = '', isAgain } = useStore($accessState);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void enterCode(typed(event.currentTarget, 'code'));
  };
  const isRefused = error?.code === 'access_code_wrong' || error?.code === 'access_code_expired';
  const problem = wrong.includes('code') ? t.codeFormat : isRefused ? accountErrorText(error, locale) : undefined;
  // Each refusal anew, though its words may be the same.
  useEffect(() => {
    if (problem) document.getElementById('code')?.focus();
  }, [wrong, error, problem]);

  return (
    <form noValidate method="post" className={styles['form']} onSubmit={submit}>
      <h2 ref={title} tabIndex={-1} className={styles['stepTitle']}>
        {t.codeTitle}
      </h2>
      <p>{t.codeLead({ ...claim, time: timeText(expiresAt, locale) })}</p>
      <div role="status">{isAgain && !problem && !error && <Notice>{t.sentAgain}</Notice>}</div>
      <div role="alert">
        {problem ? (
          <span className="visually-hidden">{problem}</span>
        ) : (
          error && <Notice tone="danger">{accountErrorText(error, locale)}</Notice>
        )}
      </div>
      <TextField
        id="code"
        name="code"
        label={t.code}
        hint={t.codeHint}
        error={problem}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        enterKeyHint="go"
        spellCheck={false}
      />
      <Button type="submit" busy={isBusy}>
        {t.show}
      </Button>
      <div className={styles['ways']}>
        <Button look="quiet" onClick={() => void askForCode(claim, locale)}>
          {t.again}
        </Button>
        <Button look="quiet" onClick={changeClaim}>
          {t.otherData}
        </Button>
      </div>
    </form>
  );
}
