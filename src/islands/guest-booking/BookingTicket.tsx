import type { Ref } from 'react';
import type { Booking, Order } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { dayText, lineTexts, totalText } from '#domain/cart-view.ts';
import { hasEnded } from '#domain/guest-booking.ts';
import { paths } from '#domain/routes.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { voucherMessages } from '#i18n/voucher/index.ts';
import { Ticket } from '#views/ticket/Ticket.tsx';
import { BookingState } from './BookingState.tsx';
import styles from './BookingTicket.module.scss';

type Props = { locale: Locale; order: Order; booking: Booking; nameRef: Ref<HTMLHeadingElement> };

/** What is booked, when, for whom and for how much; and how it stands. */
export function BookingTicket({ locale, order, booking, nameRef }: Props) {
  const t = guestBookingMessages(locale);
  const { orderNumber } = booking;
  const isOne = order.bookings.length === 1;
  return (
    <Ticket
      label={isOne ? t.order : t.bookingOf({ number: orderNumber })}
      number={{ term: isOne ? t.orderNumber : t.bookingNumber, text: orderNumber }}
      total={{ term: t.total, text: totalText(booking, locale) }}
      isVoid={hasEnded(booking)}
    >
      <div className={styles['visit']}>
        <BookingState locale={locale} order={order} booking={booking} />
        <h2 ref={nameRef} id={`name-${orderNumber}`} tabIndex={-1} className={styles['name']}>
          {booking.tourName}
        </h2>
        <p className={styles['when']}>{t.when({ day: dayText(booking, locale), time: booking.startingTime })}</p>
        <p className={styles['quiet']}>{t.venueTime({ city: booking.tourCity })}</p>
        <ul className={styles['lines']}>
          {lineTexts(booking, locale, { quantity: t.quantity, voucher: voucherMessages(locale).line }).map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
        <p>{booking.normalizedUrlPath !== undefined && <a href={paths.tour(locale, booking.normalizedUrlPath)}>{t.toTour}</a>}</p>
      </div>
    </Ticket>
  );
}
