import type { Locale } from '#contracts/common.ts';
import { formatDay } from '#domain/day.ts';
import { formatMoney } from '#domain/money.ts';
import { orderNumberOf } from '#domain/order-number.ts';
import { reversedMailMessages } from '#i18n/reversed-mail/index.ts';
import { readBookingsOf, type Booking } from '../bookings/booking.ts';
import { readGiftVoucherOf, type GiftVoucher } from '../gift-vouchers/gift-voucher.ts';
import type { Job } from '../jobs/job.ts';
import type { Letter } from '../mail/letter.ts';
import { send } from '../mail/send.ts';
import { readPayment, type Payment } from '../payments/payment.ts';
import { spentOf } from '../vouchers/ledger.ts';

/** What the payment was for, as far as the shop's people have to know it. */
type Paid = { intro: string; order: string; booker: string; title: string; lines: string[]; next: string[] };

function bookingsIn(booked: readonly Booking[], locale: Locale): Paid | undefined {
  const say = reversedMailMessages(locale);
  const [first] = booked;
  if (!first) return undefined;
  const [booker] = first.order.cart.persons;
  const linesOf = ({ orderNumber, item, day, startingTime }: Booking) =>
    `${orderNumber}: ${item.title[locale]}, ${formatDay(day, locale, { dateStyle: 'full' })}, ${startingTime}`;
  return {
    intro: say.intro,
    order: orderNumberOf(first.orderNumber),
    booker: booker ? `${booker.firstName} ${booker.lastName}, ${booker.email}` : '',
    title: say.bookings,
    lines: booked.map(linesOf),
    next: [say.nextLook, say.nextAsk],
  };
}

/** It has ended by now. */
function giftVoucherIn(gift: GiftVoucher, spent: number, locale: Locale): Paid {
  const say = reversedMailMessages(locale);
  const { orderNumber: order, buyerName, buyerEmail, amount, currency, code } = gift;
  const text = (minor: number): string => formatMoney({ amount: minor, currency }, locale);
  return {
    intro: say.giftIntro,
    order,
    booker: `${buyerName}, ${buyerEmail}`,
    title: say.giftVoucher,
    lines: [say.giftVoucherLine({ code, amount: text(amount), spent: text(spent) })],
    next: [say.nextLook, say.giftNextAsk],
  };
}

function reversedLetter(payment: Payment, { intro, order, booker, title, lines, next }: Paid, locale: Locale): Letter {
  const say = reversedMailMessages(locale);
  const amount = formatMoney({ amount: payment.captured || payment.authorised, currency: payment.currency }, locale);
  return {
    locale,
    subject: say.subject({ amount, order }),
    preview: say.preview,
    heading: say.heading,
    blocks: [
      { kind: 'text', text: intro },
      {
        kind: 'facts',
        facts: [
          { label: say.order, value: order },
          { label: say.amount, value: amount },
          { label: say.payment, value: payment.reference ?? '' },
          { label: say.booker, value: booker },
        ],
      },
      { kind: 'section', title, lines },
      { kind: 'section', title: say.next, lines: next },
    ],
    footer: say.footer,
  };
}

/** Tells the shop's own people that the provider has refused a payment after all, or taken the money back (fault 46). */
export const reversedMail: Job<{ checkoutKey: string }> = {
  kind: 'payment_reversed_mail',
  queue: 'mail',
  async work(backend, { checkoutKey }) {
    const { db, brand } = backend;
    const locale = brand.locales[0];
    const gift = await readGiftVoucherOf(db, checkoutKey);
    const paid = gift
      ? giftVoucherIn(gift, await spentOf(db, gift.code), locale)
      : bookingsIn(await readBookingsOf(db, checkoutKey), locale);
    if (!paid) throw new Error(`the payment of ${checkoutKey} is for nothing`);
    const letter = reversedLetter(await readPayment(db, checkoutKey), paid, locale);
    await send(backend, { id: `payment_reversed.${checkoutKey}`, to: { name: brand.name, address: brand.email }, letter });
  },
};
