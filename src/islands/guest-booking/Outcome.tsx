import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Booking } from '#contracts/bookings.ts';
import { priceText } from '#domain/money.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { $refund } from '#stores/my-booking/guest-order.ts';
import type { DetailProps } from './BookingDetails.tsx';
import styles from './Cancellation.module.scss';

type Refund = NonNullable<Booking['refund']>;
type Texts = ReturnType<typeof guestBookingMessages>;

const outcomes = { pending: 'refundPending', succeeded: 'refundSucceeded', failed: 'refundFailed' } as const;

function outcomeText(refund: Refund, amount: string, t: Texts, { onAccount, isOne }: { onAccount: boolean; isOne: boolean }): string {
  if (onAccount) return refund.isReleased ? t.notCharged : t.refundOnAccount({ amount });
  if (!refund.isReleased) return t[outcomes[refund.status]]({ amount });
  if (isOne) return t.refundReleased({ amount });
  return refund.share < 1 ? t.refundPartUncharged({ amount }) : t.refundUncharged({ amount });
}

/** What cancelling has given back; where it has just been cancelled, the reader is led there. */
export function Outcome({ locale, order, booking, level, refund }: DetailProps & { refund: Refund }) {
  const t = guestBookingMessages(locale);
  const title = useRef<HTMLHeadingElement>(null);
  const { status, bookingNumber } = useStore($refund);
  const isNew = status === 'done' && bookingNumber === booking.orderNumber;
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  const amount = priceText(refund.amount, refund.currencyCode, locale);
  const Heading = `h${level}` as const;

  return (
    <section className={styles['panel']}>
      <Heading ref={title} tabIndex={-1} className={styles['title']}>
        {t.refundTitle}
      </Heading>
      <p role="status">{outcomeText(refund, amount, t, { onAccount: booking.onAccount ?? false, isOne: order.bookings.length === 1 })}</p>
    </section>
  );
}
