import { useEffect, useRef } from 'react';
import type { Booking } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { dayText, lineTexts, totalText } from '#domain/cart-view.ts';
import { stateOf } from '#domain/guest-booking.ts';
import { paths } from '#domain/routes.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { serverNow } from '#stores/browser/clock.ts';
import { Ticket } from '#views/ticket/Ticket.tsx';
import styles from './BookingTicket.module.scss';

/** What is booked, when, for whom and for how much; and how it stands. */
export function BookingTicket({ locale, booking }: { locale: Locale; booking: Booking }) {
  const t = guestBookingMessages(locale);
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => name.current?.focus(), []);
  const state = stateOf(booking, new Date(serverNow()));
  return (
    <Ticket
      label={t.order}
      number={{ term: t.orderNumber, text: booking.orderNumber }}
      total={{ term: t.total, text: totalText(booking, locale) }}
      isVoid={state === 'cancelled' || state === 'declined'}
    >
      <div className={styles['visit']}>
        <p className={styles['state']} data-state={state}>
          {state === 'confirmed' && booking.onAccount ? t.confirmedOnAccount : t[`${state}State`]}
        </p>
        <h2 ref={name} tabIndex={-1} className={styles['name']}>
          {booking.tourName}
        </h2>
        <p className={styles['when']}>{t.when({ day: dayText(booking, locale), time: booking.startingTime })}</p>
        <p className={styles['quiet']}>{t.venueTime({ city: booking.tourCity })}</p>
        <ul className={styles['lines']}>
          {lineTexts(booking, locale).map(({ key, quantity, label }) => (
            <li key={key}>{t.quantity({ count: quantity, label })}</li>
          ))}
        </ul>
        <p>{booking.normalizedUrlPath !== undefined && <a href={paths.tour(locale, booking.normalizedUrlPath)}>{t.toTour}</a>}</p>
      </div>
    </Ticket>
  );
}
