import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { groupBookings } from '#domain/user-bookings.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { $bookings, loadBookings } from '#stores/account/bookings.ts';
import { serverNow } from '#stores/browser/clock.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Failure } from './Failure.tsx';
import { OrderCard } from './OrderCard.tsx';
import { SignedOut } from './SignedOut.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Unverified } from './Unverified.tsx';
import styles from './Dashboard.module.scss';

type Props = { locale: Locale; email: string };

export function Bookings({ locale, email }: Props) {
  const t = dashboardMessages(locale);
  const { status, data, error } = useStore($bookings);
  useEffect(() => {
    void loadBookings(locale);
  }, [locale]);

  if (error?.code === 'email_unverified')
    return <Unverified locale={locale} text={t.unverified({ email })} reload={t.reload} onReload={() => void loadBookings(locale)} />;
  if (error?.code === 'unauthenticated') return <SignedOut locale={locale} />;
  if (error) return <Failure locale={locale} error={error} onRetry={() => void loadBookings(locale)} />;
  if (status !== 'loaded') return <Skeleton label={t.loading} />;
  if (data.length === 0) {
    return (
      <>
        <p className={styles['lead']}>{t.noBookings}</p>
        <p>
          <ButtonLink href={paths.listing(locale)}>{t.findTours}</ButtonLink>
        </p>
      </>
    );
  }
  return groupBookings(data, new Date(serverNow())).map(({ group, orders }) => (
    <section key={group} aria-labelledby={`bookings-${group}`} className={styles['group']}>
      <h3 id={`bookings-${group}`} className={styles['subheading']}>
        {t[group]}
      </h3>
      <ul className={styles['cards']}>
        {orders.map((order) => (
          <li key={order.orderNumber}>
            <OrderCard locale={locale} order={order} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
