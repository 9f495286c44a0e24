import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Booking } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { stateOf, stepsView, voucherView } from '#domain/guest-booking.ts';
import { priceText } from '#domain/money.ts';
import { cancellationMessages } from '#i18n/cancellation/index.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { serverNow } from '#stores/browser/clock.ts';
import { $refund, resetRefund } from '#stores/my-booking/guest-order.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { DetailProps } from './BookingDetails.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import styles from './Cancellation.module.scss';

type Refund = NonNullable<Booking['refund']>;
type Texts = ReturnType<typeof guestBookingMessages>;

const outcomes = { pending: 'refundPending', succeeded: 'refundSucceeded', failed: 'refundFailed' } as const;

type Order = { onAccount: boolean; isOne: boolean };

function moneyText(refund: Refund, amount: string, t: Texts, { onAccount, isOne }: Order): string {
  if (onAccount) return refund.isReleased ? t.notCharged : t.refundOnAccount({ amount });
  if (!refund.isReleased) return t[outcomes[refund.status]]({ amount });
  if (isOne) return t.refundReleased({ amount });
  return refund.share < 1 ? t.refundPartUncharged({ amount }) : t.refundUncharged({ amount });
}

function outcomeText(refund: Refund, locale: Locale, t: Texts, order: Order): string {
  const { voucher, isVoucherAlone } = voucherView(refund, refund.currencyCode, locale);
  const money = isVoucherAlone ? '' : moneyText(refund, priceText(refund.amount, refund.currencyCode, locale), t, order);
  return voucher === undefined ? money : `${money} ${t.refundVoucher({ amount: voucher })}`.trim();
}

/** What cancelling has given back; where it has just been cancelled, the reader is led there. */
function Outcome({ locale, order, booking, level, refund }: DetailProps & { refund: Refund }) {
  const t = guestBookingMessages(locale);
  const title = useRef<HTMLHeadingElement>(null);
  const { status, bookingNumber } = useStore($refund);
  const isNew = status === 'done' && bookingNumber === booking.orderNumber;
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  const Heading = `h${level}` as const;

  return (
    <section className={styles['panel']}>
      <Heading ref={title} tabIndex={-1} className={styles['title']}>
        {t.refundTitle}
      </Heading>
      <p role="status">{outcomeText(refund, locale, t, { onAccount: booking.onAccount ?? false, isOne: order.bookings.length === 1 })}</p>
    </section>
  );
}

type Step = ReturnType<typeof stepsView>[number];

function stepText({ amount, share, voucher, isVoucherAlone, isPast }: Step, t: Texts): string {
  if (isPast) return t.stepPast;
  const money = isVoucherAlone ? [] : [t.stepAmount({ amount, share })];
  return [...money, ...(voucher === undefined ? [] : [t.stepVoucher({ amount: voucher, share })])].join(', ');
}

function Steps({ locale, booking }: { locale: Locale; booking: Booking }) {
  const t = guestBookingMessages(locale);
  return (
    <>
      <ul className={styles['steps']}>
        {stepsView(booking, new Date(serverNow()), locale, cancellationMessages(locale)).map((step) => (
          <li key={step.deadline} className={step.isPast ? styles['past'] : undefined}>
            <span>{t.stepUntil(step)}</span>
            <strong>{stepText(step, t)}</strong>
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
export function Cancellation(props: DetailProps) {
  const { locale, order, booking, level } = props;
  const t = guestBookingMessages(locale);
  const [isOpen, setOpen] = useState(false);
  const { error, bookingNumber } = useStore($refund);
  const { orderNumber, status, refund, refundable } = booking;
  if (refund) return <Outcome {...props} refund={refund} />;
  if (status === 'declined' || stateOf(booking, new Date(serverNow())) === 'past') return null;
  const open = (): void => {
    resetRefund();
    setOpen(true);
  };
  const ownError = bookingNumber === orderNumber ? error : undefined;
  const Heading = `h${level}` as const;
  return (
    <section className={styles['panel']}>
      <Heading className={styles['title']}>{t.cancelTitle}</Heading>
      {status === 'on_request' ? <p>{t.requestFree}</p> : booking.refundSteps.length > 0 && <Steps locale={locale} booking={booking} />}
      {!refundable && <p>{t.notRefundable}</p>}
      <div role="alert">{ownError && !(isOpen && refundable) && <Notice tone="danger">{accountErrorText(ownError, locale)}</Notice>}</div>
      {refundable && (
        <Button look="secondary" onClick={open}>
          {t.cancel}
        </Button>
      )}
      {refundable && (
        <CancelDialog
          locale={locale}
          order={order}
          booking={booking}
          refundable={refundable}
          error={ownError}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
