import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { paymentChoiceMessages, type PaymentChoiceTexts } from '#i18n/payment-choice/index.ts';
import { $returned, askReturned, type Returned as Outcome } from '#stores/checkout/payments/returned.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyCheckout } from '../EmptyCheckout.tsx';
import { clearQuery } from './clear-query.ts';
import styles from '../EmptyCheckout.module.scss';

type Props = { returned: Outcome; t: PaymentChoiceTexts };

function textOf(returned: Outcome, t: PaymentChoiceTexts): string {
  if ('orderNumber' in returned) return t[returned.status]({ order: returned.orderNumber });
  return returned.status === 'none' ? '' : t[returned.status];
}

function Onward({ locale, returned, t }: Props & { locale: Locale }) {
  if (returned.status === 'booked') return <ButtonLink href={paths.booking(locale, returned.orderNumber)}>{t.toBooking}</ButtonLink>;
  if (returned.status === 'bought') return <ButtonLink href={returned.url}>{t.toVoucher}</ButtonLink>;
  return <ButtonLink href={paths.home(locale)}>{t.toShop}</ButtonLink>;
}

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
  return (
    <div className={`page ${styles['empty']}`} aria-busy={returned.status === 'asking'}>
      <h1>{t[`${returned.status}Title`]}</h1>
      <p role="status" className={styles['text']}>
        {textOf(returned, t)}
      </p>
      {returned.status !== 'asking' && (
        <p className={styles['actions']}>
          <Onward locale={locale} returned={returned} t={t} />
        </p>
      )}
    </div>
  );
}
