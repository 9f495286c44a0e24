import type { Locale } from '#contracts/common.ts';
import { groupOf, type BookedOrder } from '#domain/user-bookings.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { serverNow } from '#stores/browser/clock.ts';
import { OrderFiles } from '#views/ticket/OrderFiles.tsx';
import { BookingCard } from './BookingCard.tsx';
import styles from './OrderCard.module.scss';

/** The bookings of one order under its number; one alone is its own card. */
export function OrderCard({ locale, order: { orderNumber, bookings } }: { locale: Locale; order: BookedOrder }) {
  const t = dashboardMessages(locale);
  const now = new Date(serverNow());
  const [first, ...others] = bookings;
  if (first && others.length === 0) return <BookingCard locale={locale} booking={first} group={groupOf(first, now)} />;
  return (
    <section className={styles['order']} aria-labelledby={`all-${orderNumber}`}>
      <header className={styles['head']}>
        <h4 id={`all-${orderNumber}`} className={styles['number']}>
          {t.order({ number: orderNumber })}
        </h4>
        <p className={styles['count']}>{t.bookingCount(bookings.length)}</p>
      </header>
      {first?.orderFiles && (
        <div className={styles['files']}>
          <OrderFiles locale={locale} files={first.orderFiles} />
        </div>
      )}
      <ul className={styles['cards']}>
        {bookings.map((booking) => (
          <li key={booking.orderNumber}>
            <BookingCard locale={locale} booking={booking} group={groupOf(booking, now)} isPart />
          </li>
        ))}
      </ul>
    </section>
  );
}
