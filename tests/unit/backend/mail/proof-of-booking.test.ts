import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import type { Booking } from '#backend/bookings/booking.ts';
import { sendCodeMail } from '#backend/bookings/mails/code.ts';
import { sendDeclinedMail } from '#backend/bookings/mails/declined.ts';
import { sendOrderMail } from '#backend/bookings/mails/order.ts';
import { sendRefundMail } from '#backend/bookings/mails/refund.ts';
import { sendRequestMail } from '#backend/bookings/mails/request.ts';
import { sendSuggestedTimeMail } from '#backend/bookings/mails/suggested-time.ts';
import { sendTicketMail } from '#backend/bookings/mails/ticket.ts';
import { sendChangedMail } from '#backend/changes/mails.ts';
import { paidBackMail } from '#backend/checkout/paid-back-mail.ts';
import { mails } from '#backend/db/mail-schema.ts';
import { bookings, checkouts, refunds } from '#backend/db/schema.ts';
import type { Locale } from '#contracts/common.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { bookingIn, payFor } from '#tests/support/booking.ts';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const proof = { en: 'it is your proof of booking', de: 'Sie ist Ihre Buchungsbestätigung' };
const changedAt = '2026-11-22T10:00:00.000Z';

type Sending = (booking: Booking) => Promise<void>;

/** What the last line of the mail says, which is sent about a booking that stands so. */
async function footerOf(send: Sending, locale: Locale, status: Booking['status']): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const booking: Booking = { ...bookingIn(backend, 'paris', { locale, email }), status };
  await payFor(backend, booking);
  await send(booking);
  const [mail] = await backend.db.select().from(mails).where(eq(mails.recipient, email));
  const { text = '' } = await PostalMime.parse(mail?.raw ?? '');
  return (text.split('\n-- \n')[1] ?? '').trim();
}

/** An order of the booking and another one. */
const ordered =
  (other: Booking['status']): Sending =>
  async (booking) => {
    const second = { ...bookingIn(backend, 'rome'), checkoutKey: booking.checkoutKey, position: 2, status: other };
    await backend.db.insert(bookings).values([booking, second]);
    await sendOrderMail(backend, booking);
  };

const changed: Sending = (booking) => sendChangedMail(backend, booking, changedAt);

async function suggested(booking: Booking): Promise<void> {
  const suggestedTime = { holdId: randomUUID(), item: booking.item, suggestedAt: changedAt };
  await sendSuggestedTimeMail(backend, { ...booking, suggestedTime }, suggestedTime);
}

async function refunded(booking: Booking): Promise<void> {
  const back = { amount: 3225, currency: 'EUR' as const, share: 0.5, askedAt: new Date(changedAt), isReleased: false };
  await backend.db.insert(refunds).values({ ...back, bookingId: booking.id });
  await sendRefundMail(backend, booking);
}

async function paidBack({ checkoutKey: key, order }: Booking): Promise<void> {
  const at = new Date(changedAt);
  await backend.db
    .insert(checkouts)
    .values({ key, fingerprint: '', request: order, cartId: order.cart.id, state: 'failed', startedAt: at, updatedAt: at });
  await paidBackMail.work(backend, { checkoutKey: key });
}

it.each<[string, Booking['status'], Sending]>([
  ['tickets', 'confirmed', (booking) => sendTicketMail(backend, booking)],
  ['an order that is booked', 'confirmed', ordered('confirmed')],
  ['an order of which one is booked', 'on_request', ordered('confirmed')],
  ['changes of what is booked', 'confirmed', changed],
])('the mail with %s is a proof of booking, and says so', async (_, status, send) => {
  for (const locale of ['en', 'de'] as const) expect(await footerOf(send, locale, status)).toContain(proof[locale]);
});

it.each<[string, Booking['status'], Sending]>([
  ['a request', 'on_request', (booking) => sendRequestMail(backend, booking)],
  ['an order that is only asked for', 'on_request', ordered('on_request')],
  ['changes of a request', 'on_request', changed],
  ['a suggested time', 'on_request', suggested],
  ['a declined request', 'declined', (booking) => sendDeclinedMail(backend, booking)],
  ['a refund', 'cancelled', refunded],
  ['what is paid back', 'declined', paidBack],
  ['a code', 'confirmed', (booking) => sendCodeMail(backend, booking, { id: randomUUID(), code: '042017', locale: booking.locale })],
])('the mail about %s is no proof of booking, and does not say so', async (_, status, send) => {
  expect(await footerOf(send, 'en', status)).toBe('Landfall. Tours, activities and shows from Barcelona to Vancouver.');
  expect(await footerOf(send, 'de', status)).toBe('Landfall. Touren, Aktivitäten und Shows von Barcelona bis Vancouver.');
});
