import type { Booking, Order } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { stateOf } from '#domain/guest-booking.ts';
import { isUncharged } from '#domain/order-money.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { serverNow } from '#stores/browser/clock.ts';
import { StateMark } from '#views/ticket/StateMark.tsx';

type Props = { locale: Locale; order: Order; booking: Booking };

/** How a booking stands, and whether it is paid. */
export function BookingState({ locale, order, booking }: Props) {
  const t = guestBookingMessages(locale);
  const state = stateOf(booking, new Date(serverNow()));
  const confirmed = booking.onAccount ? t.confirmedOnAccount : isUncharged(order) ? t.confirmedUncharged : t.confirmedState;
  return <StateMark state={state}>{state === 'confirmed' ? confirmed : t[`${state}State`]}</StateMark>;
}
