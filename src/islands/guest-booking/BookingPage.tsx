import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Order } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { $guestOrder, leaveBooking, loadGuestOrder } from '#stores/my-booking/guest-order.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useLate } from '#ui/use-late.ts';
import { OneBooking } from './OneBooking.tsx';
import { SeveralBookings } from './SeveralBookings.tsx';
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

const loadTrouble = () => import('./PaymentTrouble.tsx');

function Trouble(props: { locale: Locale; trouble: NonNullable<Order['paymentTrouble']> }) {
  const [module, call] = useLate(loadTrouble);
  useEffect(call, [call]);
  return module ? <module.PaymentTrouble {...props} /> : null;
}

/** The order that this tab has access to, and what can be done about each of its bookings. */
export function BookingPage({ locale }: { locale: Locale }) {
  const t = guestBookingMessages(locale);
  const { data: order, error } = useStore($guestOrder);
  useEffect(() => {
    void loadGuestOrder(locale);
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
          <Button onClick={() => void loadGuestOrder(locale)}>{t.retry}</Button>
          <Button look="quiet" onClick={leaveBooking}>
            {t.leave}
          </Button>
        </div>
      </div>
    );
  }
  if (!order) return <Skeleton text={t.loading} />;
  const [first, ...others] = order.bookings;
  return (
    <div className={styles['booking']}>
      {order.paymentTrouble && <Trouble locale={locale} trouble={order.paymentTrouble} />}
      {first && others.length === 0 ? (
        <OneBooking locale={locale} order={order} booking={first} />
      ) : (
        <SeveralBookings locale={locale} order={order} />
      )}
      <Button look="quiet" className={styles['leave']} onClick={leaveBooking}>
        {t.leave}
      </Button>
    </div>
  );
}
