import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Booking } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { stateOf, stepsView } from '#domain/guest-booking.ts';
import { priceText } from '#domain/money.ts';
import { cancellationMessages } from '#i18n/cancellation/index.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { serverNow } from '#stores/browser/clock.ts';
import { $refund, resetRefund } from '#stores/my-booking/guest-order.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import styles from './Cancellation.module.scss';

type Props = { locale: Locale; booking: Booking };

const outcomes = { pending: 'refundPending', succeeded: 'refundSucceeded', failed: 'refundFailed' } as const;

function Outcome({
  locale,
  refund,
  onAccount,
}: {
  locale: Locale;
  refund: NonNullable<Booking['refund']>;
  onAccount: boolean | undefined;
}) {
  const t = guestBookingMessages(locale);
  const amount = priceText(refund.amount, refund.currencyCode, locale);
  const text = onAccount
    ? refund.isReleased
      ? t.notCharged
      : t.refundOnAccount({ amount })
    : t[refund.isReleased ? 'refundReleased' : outcomes[refund.status]]({ amount });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles['panel']}>
      <h2 ref={title} tabIndex={-1} className={styles['title']}>
        {t.refundTitle}
      </h2>
      <p role="status">{text}</p>
    </section>
  );
}

function Steps({ locale, booking }: Props) {
  const t = guestBookingMessages(locale);
  return (
    <>
      <ul className={styles['steps']}>
        {stepsView(booking, new Date(serverNow()), locale, cancellationMessages(locale)).map(({ deadline, amount, share, isPast }) => (
          <li key={deadline} className={isPast ? styles['past'] : undefined}>
            <span>{t.stepUntil({ deadline })}</span>
            <strong>{isPast ? t.stepPast : t.stepAmount({ amount, share })}</strong>
          </li>
        ))}
        <li>
          <span>{t.stepAfter}</span> <strong>{t.stepNothing}</strong>
        </li>
      </ul>
      <p className={styles['quiet']}>{t.zone({ city: booking.tourCity })}</p>
    </>
  );
}

/** Which share is refunded until when, and how to cancel; afterwards the outcome. */
export function Cancellation({ locale, booking }: Props) {
  const t = guestBookingMessages(locale);
  const [isOpen, setOpen] = useState(false);
  const { error } = useStore($refund);
  const { status, refund, refundable } = booking;
  if (refund) return <Outcome locale={locale} refund={refund} onAccount={booking.onAccount} />;
  if (status === 'declined' || stateOf(booking, new Date(serverNow())) === 'past') return null;
  const open = (): void => {
    resetRefund();
    setOpen(true);
  };
  return (
    <section className={styles['panel']}>
      <h2 className={styles['title']}>{t.cancelTitle}</h2>
      {status === 'on_request' ? <p>{t.requestFree}</p> : booking.refundSteps.length > 0 && <Steps locale={locale} booking={booking} />}
      {!refundable && <p>{t.notRefundable}</p>}
      <div role="alert">{error && !(isOpen && refundable) && <Notice tone="danger">{accountErrorText(error, locale)}</Notice>}</div>
      {refundable && (
        <Button look="secondary" onClick={open}>
          {t.cancel}
        </Button>
      )}
      {refundable && (
        <CancelDialog locale={locale} booking={booking} refundable={refundable} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
