import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Order } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { $access } from '#stores/my-booking/booking-access.ts';
import { BookingDetails } from './BookingDetails.tsx';
import { BookingTicket } from './BookingTicket.tsx';
import { OrderHead } from './OrderHead.tsx';
import styles from './SeveralBookings.module.scss';

/** The order, then each of its bookings; the one that a link means is marked, and stands first in the window. */
export function SeveralBookings({ locale, order }: { locale: Locale; order: Order }) {
  const meant = useStore($access)?.orderNumber;
  const names = useRef(new Map<string, HTMLHeadingElement | null>());
  const nameRef = (number: string) => (heading: HTMLHeadingElement | null) => void names.current.set(number, heading);
  useEffect(() => {
    const name = names.current.get(meant ?? '') ?? names.current.get(order.orderNumber);
    if (name && meant !== order.orderNumber) name.closest('article')?.scrollIntoView();
    name?.focus({ preventScroll: true });
  }, [meant, order.orderNumber]);
  return (
    <>
      <OrderHead locale={locale} order={order} meant={meant} nameRef={nameRef(order.orderNumber)} />
      {order.bookings.map((booking) => (
        <article
          key={booking.orderNumber}
          id={booking.orderNumber}
          className={styles['booking']}
          data-meant={booking.orderNumber === meant}
          aria-labelledby={`name-${booking.orderNumber}`}
        >
          <BookingTicket locale={locale} order={order} booking={booking} nameRef={nameRef(booking.orderNumber)} />
          <BookingDetails locale={locale} order={order} booking={booking} level={3} />
        </article>
      ))}
    </>
  );
}
