import { shareText } from '#domain/cancellation-texts.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import { isOneOfSeveral } from '#domain/order-number.ts';
import { billedMailMessages } from '#i18n/billed-mail/index.ts';
import { bookingMailMessages } from '#i18n/booking-mail/index.ts';
import { refundMailMessages } from '#i18n/refund-mail/index.ts';
import type { Backend } from '../../backend.ts';
import type { Visit } from '../../tickets/visit.ts';
import type { Booking } from '../booking.ts';
import { payingFor, type Paying } from '../paying.ts';
import { readRefund } from '../refund.ts';
import { backOnVoucher, type BackOnVoucher } from './back-on-voucher.ts';

type Refund = Money & { share: number; isReleased: boolean };

/** Where the money goes. What was set aside for an order of several is given up when its last operator has answered, in one sum. */
function wayOf({ locale, orderNumber }: Visit, { isReleased }: Refund, amount: string, paying: Paying): string {
  const say = refundMailMessages(locale);
  const billed = billedMailMessages(locale);
  if (paying.settles === 'with-booking') {
    const { account: payer } = paying;
    return isReleased ? billed.notCharged({ payer }) : billed.credited({ amount, payer });
  }
  if (!isReleased) return say.money({ amount });
  return isOneOfSeveral(orderNumber) ? say.uncharged({ amount }) : say.released({ amount });
}

/** In a line, of what goes back to who paid or onto an organisation's account. */
function previewOf({ locale }: Visit, { isReleased }: Refund, amount: string, { settles }: Paying): string {
  const say = refundMailMessages(locale);
  if (isReleased) return say.previewReleased({ amount });
  return (settles === 'with-booking' ? billedMailMessages(locale) : say).preview({ amount });
}

/** What is said of money and of the voucher; of one that has paid for all, of the voucher alone. */
function backOf(visit: Visit, refund: Refund, onVoucher: BackOnVoucher | undefined, paying: Paying) {
  const { locale, total } = visit;
  const say = refundMailMessages(locale);
  const common = bookingMailMessages(locale);
  const amount = formatMoney(refund, locale);
  const voucher = onVoucher && {
    preview: common.voucherBack(onVoucher),
    fact: { label: common.voucherBackLabel, value: onVoucher.amount },
    text: common.voucherBack(onVoucher),
  };
  const money = {
    preview: previewOf(visit, refund, amount, paying),
    fact: {
      label: refund.isReleased ? say.amountReleased : say.amount,
      value: `${amount} (${say.ofTotal({ share: shareText(refund.share, locale), total })})`,
    },
    text: wayOf(visit, refund, amount, paying),
  };
  if (!voucher) return [money];
  return onVoucher.isAll ? [voucher] : [money, voucher];
}

/** What a mail says of what comes back of a booking that has ended, with and without a gift voucher. */
export async function readMoneyBack(backend: Backend, booking: Booking, visit: Visit) {
  const refund = await readRefund(backend.db, booking.id);
  if (!refund) throw new Error(`there is no refund of the booking ${booking.id}`);
  return backOf(visit, refund, await backOnVoucher(backend, booking, visit), await payingFor(backend, booking));
}
