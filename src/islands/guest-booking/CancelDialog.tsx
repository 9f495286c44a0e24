import { useStore } from '@nanostores/react';
import type { Booking } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { shareText } from '#domain/cancellation-texts.ts';
import { dayText, totalText } from '#domain/cart-view.ts';
import { priceText } from '#domain/money.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { $refund, cancelGuestBooking } from '#stores/my-booking/guest-order.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Cancellation.module.scss';

type Props = { locale: Locale; booking: Booking; refundable: NonNullable<Booking['refundable']>; open: boolean; onClose: () => void };

/** Asks once more, and names the amount: on the text and on the button. */
export function CancelDialog({ locale, booking, refundable, open, onClose }: Props) {
  const t = guestBookingMessages(locale);
  const { status, error } = useStore($refund);
  const amount = priceText(refundable.amount, refundable.currencyCode, locale);
  const isRequest = booking.status === 'on_request';
  return (
    <Dialog open={open} onClose={onClose} title={t.dialogTitle} closeLabel={t.close}>
      <div className={styles['dialog']}>
        <div role="alert">
          {error && (
            <Notice tone="danger">
              {error.code === 'refund_changed' && (
                <>
                  <strong>{t.changedTitle}</strong>
                  <br />
                </>
              )}
              {accountErrorText(error, locale)}
            </Notice>
          )}
        </div>
        <p>{t.dialogText({ tour: booking.tourName, day: dayText(booking, locale) })}</p>
        {isRequest ? (
          <p>{booking.onAccount ? t.notCharged : t.dialogReleased}</p>
        ) : (
          <p className={styles['amount']}>
            <strong>{t.dialogAmount({ amount })}</strong>
            <span>
              {(booking.onAccount ? t.dialogOnAccount : t.dialogShare)({
                share: shareText(refundable.share, locale),
                total: totalText(booking, locale),
              })}
            </span>
          </p>
        )}
        <div className={styles['choice']}>
          <Button busy={status === 'sending'} onClick={() => void cancelGuestBooking(refundable.amount, locale)}>
            {isRequest ? t.confirmRelease : t.confirmCancel({ amount })}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t.keep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
