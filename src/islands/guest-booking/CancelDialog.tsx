import { useStore } from '@nanostores/react';
import type { Booking, Order } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { shareText } from '#domain/cancellation-texts.ts';
import { dayText, totalText } from '#domain/cart-view.ts';
import { voucherView } from '#domain/guest-booking.ts';
import { priceText } from '#domain/money.ts';
import { isUncharged } from '#domain/order-money.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { $refund, cancelGuestBooking, type RefundState } from '#stores/my-booking/guest-order.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Cancellation.module.scss';

type Props = {
  locale: Locale;
  order: Order;
  booking: Booking;
  refundable: NonNullable<Booking['refundable']>;
  error: RefundState['error'];
  open: boolean;
  onClose: () => void;
};

type Terms = { amount?: string; text: string; confirm: string };

/** What comes of it, in the words of the way that the order is paid; the button says it once more. */
function moneyTerms({ locale, order, booking, refundable }: Props): Terms {
  const t = guestBookingMessages(locale);
  const { onAccount, status } = booking;
  const amount = priceText(refundable.amount, refundable.currencyCode, locale);
  const part = { share: shareText(refundable.share, locale), total: totalText(booking, locale) };
  const isOne = order.bookings.length === 1;
  if (status === 'on_request' && (onAccount || isUncharged(order))) {
    const released = isOne ? t.dialogReleased : t.dialogUnchargedRequest;
    return { text: onAccount ? t.notCharged : released, confirm: t.confirmRelease };
  }
  if (isUncharged(order) && !onAccount)
    return { amount: t.dialogUncharged({ amount }), text: t.dialogUnchargedShare(part), confirm: t.confirmUncharged({ amount }) };
  const text = (onAccount ? t.dialogOnAccount : t.dialogShare)(part);
  return { amount: t.dialogAmount({ amount }), text, confirm: t.confirmCancel({ amount }) };
}

/** The same with what goes back to a gift voucher. */
function termsOf(props: Props): Terms {
  const { locale, booking, refundable } = props;
  const t = guestBookingMessages(locale);
  const { voucher: amount, isVoucherAlone } = voucherView(refundable, refundable.currencyCode, locale);
  const money = moneyTerms(props);
  if (amount === undefined) return money;
  const back = t.dialogVoucher({ amount });
  const isRequest = booking.status === 'on_request';
  if (isVoucherAlone) return { amount: back, text: '', confirm: isRequest ? t.confirmRelease : t.confirmVoucher({ amount }) };
  return { ...money, text: `${money.text} ${back}.` };
}

/** Asks once more, and names the amount: on the text and on the button. */
export function CancelDialog(props: Props) {
  const { locale, order, booking, refundable, error, open, onClose } = props;
  const t = guestBookingMessages(locale);
  const { status } = useStore($refund);
  const terms = termsOf(props);
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
        <p>
          {t.dialogText({ tour: booking.tourName, day: dayText(booking, locale) })} {order.bookings.length > 1 && t.othersStay}
        </p>
        {terms.amount === undefined ? (
          <p>{terms.text}</p>
        ) : (
          <p className={styles['amount']}>
            <strong>{terms.amount}</strong>
            {terms.text !== '' && <span>{terms.text}</span>}
          </p>
        )}
        <div className={styles['choice']}>
          <Button busy={status === 'sending'} onClick={() => void cancelGuestBooking(booking.orderNumber, refundable.amount, locale)}>
            {terms.confirm}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t.keep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
