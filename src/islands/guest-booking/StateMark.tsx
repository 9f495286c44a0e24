import type { Booking, Order } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { stateOf } from '#domain/guest-booking.ts';
import { isUncharged } from '#domain/order-money.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { serverNow } from '#stores/browser/clock.ts';
import styles from './StateMark.module.scss';

type Props = { locale: Locale; order: Order; booking: Booking };

/** How a booking stands, in a word or two. */
export function StateMark({ locale, order, booking }: Props) {
  const t = guestBookingMessages(locale);
  const state = stateOf(booking, new Date(serverNow()));
  const confirmed = booking.onAccount ? t.confirmedOnAccount : isUncharged(order) ? t.confirmedUncharged : t.confirmedState;
  return (
    <p className={styles['state']} data-state={state}>
      {state === 'confirmed' ? confirmed : t[`${state}State`]}
    </p>
  );
}
