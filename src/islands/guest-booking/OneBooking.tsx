import { useEffect, useRef } from 'react';
import type { Booking, Order } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { BookingDetails } from './BookingDetails.tsx';
import { BookingTicket } from './BookingTicket.tsx';

/** An order of one: its number is the booking's. */
export function OneBooking({ locale, order, booking }: { locale: Locale; order: Order; booking: Booking }) {
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => name.current?.focus(), []);
  return (
    <>
      <BookingTicket locale={locale} order={order} booking={booking} nameRef={name} />
      <BookingDetails locale={locale} order={order} booking={booking} level={2} />
    </>
  );
}
