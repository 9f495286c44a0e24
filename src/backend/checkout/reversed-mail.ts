import type { Locale } from '#contracts/common.ts';
import { formatDay } from '#domain/day.ts';
import { formatMoney } from '#domain/money.ts';
import { orderNumberOf } from '#domain/order-number.ts';
import { reversedMailMessages } from '#i18n/reversed-mail/index.ts';
import { readBookingsOf, type Booking } from '../bookings/booking.ts';
import type { Job } from '../jobs/job.ts';
import type { Letter } from '../mail/letter.ts';
import { send } from '../mail/send.ts';
import { readPayment, type Payment } from '../payments/payment.ts';

function reversedLetter(payment: Payment, booked: readonly Booking[], locale: Locale): Letter {
  const say = reversedMailMessages(locale);
  const [first] = booked;
  if (!first) throw new Error(`the payment ${payment.id} is of no booking`);
  const amount = formatMoney({ amount: payment.captured || payment.authorised, currency: payment.currency }, locale);
  const order = orderNumberOf(first.orderNumber);
  const [booker] = first.order.cart.persons;
  const linesOf = ({ orderNumber, item, day, startingTime }: Booking) =>
    `${orderNumber}: ${item.title[locale]}, ${formatDay(day, locale, { dateStyle: 'full' })}, ${startingTime}`;
  return {
    locale,
    subject: say.subject({ amount, order }),
    preview: say.preview,
    heading: say.heading,
    blocks: [
      { kind: 'text', text: say.intro },
      {
        kind: 'facts',
        facts: [
          { label: say.order, value: order },
          { label: say.amount, value: amount },
          { label: say.payment, value: payment.reference ?? '' },
          { label: say.booker, value: booker ? `${booker.firstName} ${booker.lastName}, ${booker.email}` : '' },
        ],
      },
      { kind: 'section', title: say.bookings, lines: booked.map(linesOf) },
      { kind: 'section', title: say.next, lines: [say.nextLook, say.nextAsk] },
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
    const letter = reversedLetter(await readPayment(db, checkoutKey), await readBookingsOf(db, checkoutKey), brand.locales[0]);
    await send(backend, { id: `payment_reversed.${checkoutKey}`, to: { name: brand.name, address: brand.email }, letter });
  },
};
