import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import type { Booking } from '#backend/bookings/booking.ts';
import { sendOperatorBookedMail } from '#backend/bookings/mails/operator-notices.ts';
import { sendOperatorRequestMail } from '#backend/bookings/mails/operator-request.ts';
import { sendOrderMail } from '#backend/bookings/mails/order.ts';
import { sendRequestMail } from '#backend/bookings/mails/request.ts';
import { sendSuggestedTimeMail } from '#backend/bookings/mails/suggested-time.ts';
import { sendTicketMail } from '#backend/bookings/mails/ticket.ts';
import { sendChangedMail } from '#backend/changes/mails.ts';
import { mails } from '#backend/db/mail-schema.ts';
import { bookings } from '#backend/db/schema.ts';
import type { Locale } from '#contracts/common.ts';
import { shipPromiseMessages } from '#i18n/ship-promise/index.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { bookingIn, payFor } from '#tests/support/booking.ts';
import { fromShip, tightDay, toldOfDay } from '#tests/support/ship.ts';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const changedAt = '2026-11-22T10:00:00.000Z';
const yourShip = { en: 'Your ship', de: 'Ihr Schiff' };

async function paid(booking: Booking): Promise<Booking> {
  await payFor(backend, booking);
  return booking;
}

async function mailTo(recipient: string): Promise<{ text: string; html: string }> {
  const [mail] = await backend.db.select().from(mails).where(eq(mails.recipient, recipient));
  const { text = '', html = '' } = await PostalMime.parse(mail?.raw ?? '');
  return { text, html };
}

/** The order as a whole, of one that was made from a ship and one that was not. */
async function sendMailOfOrder(_: OpenBackend, booking: Booking): Promise<void> {
  const first = { ...booking, orderNumber: `${booking.orderNumber}-1` };
  const other = bookingIn(backend, 'paris', { locale: booking.locale });
  const second = { ...other, checkoutKey: first.checkoutKey, position: 2, orderNumber: `${booking.orderNumber}-2` };
  await backend.db.insert(bookings).values([first, second]);
  await sendOrderMail(backend, first);
}

/** Another time was suggested, of which the mail tells: that of the ship goes by it. */
const sendMailOfSuggestion = (_: OpenBackend, booking: Booking): Promise<void> => {
  const suggestedTime = { holdId: randomUUID(), item: booking.item, suggestedAt: changedAt };
  const { shoreCall: _ship, ...asked } = booking.item;
  return sendSuggestedTimeMail(backend, { ...booking, item: asked, status: 'on_request', suggestedTime }, { suggestedAt: changedAt });
};

type Sending = (backend: OpenBackend, booking: Booking) => Promise<void>;

const toBookers: [string, Sending][] = [
  ['tickets', sendTicketMail],
  ['a request', sendRequestMail],
  ['an order of several', sendMailOfOrder],
  ['what was changed', (_, booking) => sendChangedMail(backend, booking, changedAt)],
  ['another time', sendMailOfSuggestion],
];

it.each(toBookers.flatMap(([name, sending]) => (['en', 'de'] as const).map((locale) => [name, locale, sending] as const)))(
  'the mail about %s says in %s when guests are back at their ship',
  async (name, locale: Locale, sending) => {
    const email = `${randomUUID()}@example.com`;
    await sending(backend, await paid(fromShip(bookingIn(backend, 'rome', { email, locale }))));
    const { text, html } = await mailTo(email);
    for (const said of [text, html]) for (const part of toldOfDay[locale]) expect(said).toContain(part);
    if (name !== 'an order of several') expect(html).toContain(yourShip[locale]);
  },
);

it.each(toBookers.slice(0, 3).flatMap(([name, sending]) => (['en', 'de'] as const).map((locale) => [name, locale, sending] as const)))(
  'the mail about %s promises in %s what happens if the call changes, once',
  async (_, locale: Locale, sending) => {
    const email = `${randomUUID()}@example.com`;
    await sending(backend, await paid(fromShip(bookingIn(backend, 'rome', { email, locale }))));
    const { html } = await mailTo(email);
    expect(html.split(shipPromiseMessages(locale).ship_missed_call)).toHaveLength(2);
  },
);

it.each<[string, Sending]>([
  ['a new booking', sendOperatorBookedMail],
  ['a request', sendOperatorRequestMail],
])('an operator reads of %s from which ship its guests are, and when all have to be aboard', async (_, sending) => {
  const email = `${randomUUID()}@example.com`;
  const { item, ...booking } = fromShip(bookingIn(backend, 'rome'), tightDay);
  await sending(backend, await paid({ ...booking, item: { ...item, operator: { ...item.operator, email } } }));
  const { text } = await mailTo(email);
  for (const part of ['Meridian Star, Civitavecchia', 'all aboard 15:30: 30 minutes to spare, which is tight', 'Pier 12'])
    expect(text).toContain(part);
  expect(text).toMatch(/ship of the guests/i);
  expect(text).not.toContain('Your ship');
});

it('no ship is named to who came from none', async () => {
  const email = `${randomUUID()}@example.com`;
  await sendTicketMail(backend, await paid(bookingIn(backend, 'rome', { email })));
  expect((await mailTo(email)).text).not.toMatch(/ship/i);
});
