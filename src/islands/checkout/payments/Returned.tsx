import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { paymentChoiceMessages } from '#i18n/payment-choice/index.ts';
import { $returned, askReturned } from '#stores/checkout/payments/returned.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyCheckout } from '../EmptyCheckout.tsx';
import { clearQuery } from './clear-query.ts';
import styles from '../EmptyCheckout.module.scss';

/**
 * Where the pages of a provider lead back to another tab or browser than the order was begun in, as apps of banks do: there is no cart, but
 * the order can be asked for.
 */
export function Returned({ locale }: { locale: Locale }) {
  const t = paymentChoiceMessages(locale);
  const returned = useStore($returned);
  useEffect(() => {
    void askReturned(location.search);
    clearQuery();
  }, []);
  if (returned.status === 'none') return <EmptyCheckout locale={locale} />;
  const isBooked = returned.status === 'booked';
  return (
    <div className={`page ${styles['empty']}`} aria-busy={returned.status === 'asking'}>
      <h1>{t[`${returned.status}Title`]}</h1>
      <p role="status" className={styles['text']}>
        {isBooked ? t.booked({ order: returned.orderNumber }) : t[returned.status]}
      </p>
      {returned.status !== 'asking' && (
        <p className={styles['actions']}>
          {isBooked ? (
            <ButtonLink href={paths.booking(locale, returned.orderNumber)}>{t.toBooking}</ButtonLink>
          ) : (
            <ButtonLink href={paths.home(locale)}>{t.toShop}</ButtonLink>
          )}
        </p>
      )}
    </div>
  );
}
