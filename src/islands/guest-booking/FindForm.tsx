import { useStore } from '@nanostores/react';
import { useEffect, type SubmitEvent } from 'react';
import type { Locale } from '#contracts/common.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { $accessState, $claim, askForCode } from '#stores/my-booking/guest-access.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { typed } from './typed.ts';
import styles from './GuestBooking.module.scss';

/**
 * Order number and e-mail. What is typed is read when the form is sent, so that nothing typed early is lost: a link fills only an untouched
 * field.
 */
export function FindForm({ locale, isReady }: { locale: Locale; isReady: boolean }) {
  const t = guestBookingMessages(locale);
  const claim = useStore($claim);
  const { isBusy, wrong, error } = useStore($accessState);
  useEffect(() => {
    if (wrong[0]) document.getElementById(wrong[0])?.focus();
  }, [wrong]);
  const errorOf = (field: 'orderNumber' | 'email') => (wrong.includes(field) ? t[`${field}Format`] : undefined);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    void askForCode({ orderNumber: typed(form, 'orderNumber'), email: typed(form, 'email') }, locale);
  };

  return (
    <form noValidate method="post" className={styles['form']} onSubmit={submit}>
      <ErrorSummary
        title={t.errorTitle}
        errors={wrong.flatMap((field) => (field === 'code' ? [] : [{ id: field, text: t[`${field}Format`] }]))}
      />
      <div role="alert">{error && <Notice tone="danger">{accountErrorText(error, locale)}</Notice>}</div>
      <TextField
        id="orderNumber"
        name="orderNumber"
        label={t.orderNumber}
        hint={t.orderNumberHint}
        error={errorOf('orderNumber')}
        defaultValue={claim.orderNumber}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        id="email"
        name="email"
        label={t.email}
        hint={t.emailHint}
        error={errorOf('email')}
        defaultValue={claim.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
      />
      <Button type="submit" busy={isBusy} disabled={!isReady}>
        {t.send}
      </Button>
    </form>
  );
}
