import type { Booking, Order } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { Cancellation } from './Cancellation.tsx';
import { VisitDetails } from './VisitDetails.tsx';
import styles from './GuestBooking.module.scss';

/** `level` is that of the headings. */
export type DetailProps = { locale: Locale; order: Order; booking: Booking; level: 2 | 3 };

/** What comes below a booking's ticket: files, the way there, whom to call, and the way out of it. */
export function BookingDetails(props: DetailProps) {
  const { refund } = props.booking;
  return (
    <div className={styles['columns']}>
      {refund && <Cancellation {...props} />}
      <VisitDetails {...props} />
      {!refund && <Cancellation {...props} />}
    </div>
  );
}
