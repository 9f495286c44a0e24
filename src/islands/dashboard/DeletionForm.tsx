import { useStore } from '@nanostores/react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import type { Locale } from '#contracts/common.ts';
import { bookingsAhead } from '#domain/user-bookings.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { profileMessages } from '#i18n/profile/index.ts';
import { $bookings, loadBookings } from '#stores/account/bookings.ts';
import { $deletion, deleteAccount } from '#stores/account/deletion.ts';
import { serverNow } from '#stores/browser/clock.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { OrderNumbers } from './OrderNumbers.tsx';
import styles from './Profile.module.scss';

/** What becomes of visits to come; of whoever has not confirmed the address they are not shown. */
function Upcoming({ locale }: { locale: Locale }) {
  const t = profileMessages(locale);
  const { status, data } = useStore($bookings);
  useEffect(() => void loadBookings(locale), [locale]);
  const ahead = bookingsAhead(data, new Date(serverNow()));
  if (status === 'loaded' && ahead.length === 0) return null;
  if (ahead.length === 0) return <p>{t.bookings}</p>;
  return (
    <>
      <p>{t.upcoming(ahead.length)}</p>
      <OrderNumbers numbers={ahead.map(({ orderNumber }) => orderNumber)} />
    </>
  );
}

/** Says what goes and what stays, and asks for the password. */
export function DeletionForm({ locale, onClose }: { locale: Locale; onClose: () => void }) {
  const t = profileMessages(locale);
  const { status, wrong, error } = useStore($deletion);
  const form = useRef<HTMLFormElement>(null);
  const password = () => form.current?.elements.namedItem('password') as HTMLInputElement | null | undefined;
  useEffect(() => {
    if (wrong) password()?.focus();
  }, [wrong]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void deleteAccount(password()?.value ?? '');
  };

  return (
    <form ref={form} noValidate method="post" className={styles['dialog']} onSubmit={submit}>
      <div role="alert">{error && <Notice tone="danger">{accountErrorText(error, locale)}</Notice>}</div>
      <p>
        <strong>{t.gone}</strong>
      </p>
      <Upcoming locale={locale} />
      <p>{t.kept}</p>
      <p>{t.erased}</p>
      <p>{t.newsletter}</p>
      <TextField
        id="deletion-password"
        name="password"
        type="password"
        autoComplete="current-password"
        label={t.password}
        error={wrong && t[wrong]}
      />
      <Button type="submit" busy={status === 'sending'}>
        {t.confirm}
      </Button>
      <Button look="secondary" onClick={onClose}>
        {t.keep}
      </Button>
    </form>
  );
}
