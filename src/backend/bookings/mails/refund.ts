import { shareText } from '#domain/cancellation-texts.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import { isOneOfSeveral } from '#domain/order-number.ts';
import { billedMailMessages } from '#i18n/billed-mail/index.ts';
import { bookingMailMessages } from '#i18n/booking-mail/index.ts';
import { mailMessages } from '#i18n/mail/index.ts';
import { refundMailMessages } from '#i18n/refund-mail/index.ts';
import type { Backend } from '../../backend.ts';
import type { Letter } from '../../mail/letter.ts';
import { send } from '../../mail/send.ts';
import { payingFor, type Paying } from '../paying.ts';
import type { Visit } from '../../tickets/visit.ts';
import type { Booking } from '../booking.ts';
import { readRefund } from '../refund.ts';
import { visitOf } from '../visit.ts';
import { backOnVoucher, type BackOnVoucher } from './back-on-voucher.ts';
import { reservationOf } from './reservation.ts';
import { toBooker } from './to-booker.ts';
import { factsOf } from './visit-blocks.ts';

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

/**
 * @param refund what comes back; `isReleased` where it was set aside and is not charged
 * @param onVoucher what of it is back on a gift voucher
 */
function refundLetter(visit: Visit, refund: Refund, onVoucher: BackOnVoucher | undefined, paying: Paying): Letter {
  const { locale, tourName, date } = visit;
  const say = refundMailMessages(locale);
  const back = backOf(visit, refund, onVoucher, paying);
  return {
    locale,
    subject: say.subject({ tour: tourName, order: visit.orderNumber }),
    preview: back.map(({ preview }) => preview).join(' '),
    heading: say.heading,
    blocks: [
      { kind: 'text', text: say.intro({ tour: tourName, date }) },
      { kind: 'facts', facts: back.map(({ fact }) => fact) },
      ...back.map(({ text }) => ({ kind: 'text' as const, text })),
      factsOf(visit),
    ],
    footer: mailMessages(locale).footer,
  };
}

/** Says what comes back for a cancelled booking, and when. */
export async function sendRefundMail(backend: Backend, booking: Booking): Promise<void> {
  const visit = visitOf(backend, booking);
  const refund = await readRefund(backend.db, booking.id);
  if (!refund) throw new Error(`there is no refund of the booking ${booking.id}`);
  const onVoucher = await backOnVoucher(backend, booking, visit);
  await send(backend, {
    id: `refund.${booking.id}`,
    to: toBooker(visit),
    letter: {
      ...refundLetter(visit, refund, onVoucher, await payingFor(backend, booking)),
      data: [reservationOf(backend, booking, visit)],
    },
  });
}
