import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { $guestBooking, leaveBooking, loadGuestBooking } from '#stores/my-booking/guest-order.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { BookingTicket } from './BookingTicket.tsx';
import { Cancellation } from './Cancellation.tsx';
import { VisitDetails } from './VisitDetails.tsx';
import styles from './GuestBooking.module.scss';

function Skeleton({ text }: { text: string }) {
  return (
    <div className={styles['skeleton']} aria-busy="true">
      <p role="status" className="visually-hidden">
        {text}
      </p>
      <div />
      <div />
      <div />
    </div>
  );
}

/** The booking that this tab has access to, and what can be done about it. */
export function BookingPage({ locale }: { locale: Locale }) {
  const t = guestBookingMessages(locale);
  const { data: booking, error } = useStore($guestBooking);
  useEffect(() => {
    void loadGuestBooking(locale);
  }, [locale]);

  if (error) {
    return (
      <div className={styles['form']} role="alert">
        <Notice tone="danger">
          <strong>{t.failedTitle}</strong>
          <br />
          {accountErrorText(error, locale)}
        </Notice>
        <div className={styles['ways']}>
          <Button onClick={() => void loadGuestBooking(locale)}>{t.retry}</Button>
          <Button look="quiet" onClick={leaveBooking}>
            {t.leave}
          </Button>
        </div>
      </div>
    );
  }
  if (!booking) return <Skeleton text={t.loading} />;
  return (
    <div className={styles['booking']}>
      <BookingTicket locale={locale} booking={booking} />
      <div className={styles['columns']}>
        {booking.refund && <Cancellation locale={locale} booking={booking} />}
        <VisitDetails locale={locale} booking={booking} />
        {!booking.refund && <Cancellation locale={locale} booking={booking} />}
      </div>
      <Button look="quiet" className={styles['leave']} onClick={leaveBooking}>
        {t.leave}
      </Button>
    </div>
  );
}
