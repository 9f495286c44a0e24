import type { Ref } from 'react';
import type { Order } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { totalText } from '#domain/cart-view.ts';
import { formatDay } from '#domain/day.ts';
import { hasEnded } from '#domain/guest-booking.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { OrderFiles } from '#views/ticket/OrderFiles.tsx';
import { OrderFigures } from './OrderFigures.tsx';
import { BookingState } from './BookingState.tsx';
import styles from './OrderHead.module.scss';

type Props = {
  locale: Locale;
  order: Order;
  /** The number of the booking that a link means, or of the order. */
  meant: string | undefined;
  nameRef: Ref<HTMLHeadingElement>;
};

/** The order as a whole: its number, its money, its files, and the way to each booking. */
export function OrderHead({ locale, order, meant, nameRef }: Props) {
  const t = guestBookingMessages(locale);
  const { orderNumber, bookings, orderFiles } = order;
  return (
    <section className={styles['order']} aria-labelledby="order-number">
      <div className={styles['head']}>
        <p className={styles['quiet']}>{t.orderNumber}</p>
        <h2 ref={nameRef} id="order-number" tabIndex={-1} className={styles['number']}>
          {orderNumber}
        </h2>
        <p className={styles['quiet']}>{t.inAll({ count: bookings.length, total: totalText(order, locale) })}</p>
      </div>
      <OrderFigures locale={locale} order={order} />
      {orderFiles && (
        <div className={styles['files']}>
          <OrderFiles locale={locale} files={orderFiles} />
        </div>
      )}
      <ol className={styles['list']}>
        {bookings.map((booking) => (
          <li key={booking.orderNumber} className={styles['entry']} data-ended={hasEnded(booking)}>
            <p className={styles['when']}>
              <strong>
                {t.when({
                  day: formatDay(booking.queryDate, locale, { weekday: 'short', day: 'numeric', month: 'short' }),
                  time: booking.startingTime,
                })}
              </strong>
              <span className={styles['quiet']}>{booking.tourCity}</span>
            </p>
            <a className={styles['what']} href={`#${booking.orderNumber}`} aria-current={booking.orderNumber === meant}>
              {booking.tourName}
            </a>
            <BookingState locale={locale} order={order} booking={booking} />
          </li>
        ))}
      </ol>
    </section>
  );
}
