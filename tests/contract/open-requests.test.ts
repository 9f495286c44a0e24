import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Booking } from '#backend/bookings/booking.ts';
import { sendOperatorBookedMail, sendOperatorCancelledMail } from '#backend/bookings/mails/operator-notices.ts';
import { sendOperatorReminderMail } from '#backend/bookings/mails/operator-reminder.ts';
import { sendOperatorRequestMail } from '#backend/bookings/mails/operator-request.ts';
import { bookings } from '#backend/db/schema.ts';
import type { RunningServer } from '#backend/server.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { paidBookingIn } from '#tests/support/booking.ts';
import { testClock } from '#tests/support/clock.ts';
import { bookingsOf, mailsTo } from '#tests/support/ledger.ts';
import { submit } from '#tests/support/operator.ts';

const clock = testClock();
let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ clock: clock.now });
});
afterAll(() => server.close());

const newMailbox = () => `${randomUUID()}@example.com`;

/** A booking on request that this mailbox is asked about. @param wishes of the visit */
async function requested(mailbox: string, wishes: { day?: string; names?: string[] } = {}): Promise<Booking> {
  const plain = await paidBookingIn(server.backend, 'rome', wishes);
  const item = { ...plain.item, operator: { ...plain.item.operator, email: mailbox } };
  const booking: Booking = { ...plain, item, status: 'on_request', createdAt: clock.now() };
  await server.backend.db.insert(bookings).values(booking);
  return booking;
}

/** The link to all open requests in the only mail to a mailbox. */
async function linkTo(mailbox: string): Promise<string> {
  const [mail] = await mailsTo(server.backend, mailbox);
  const { text = '' } = await PostalMime.parse(mail?.raw ?? '');
  const link = /https?:\/\/\S+(\/operator\/open-requests\/\S+)/.exec(text)?.[1];
  if (link === undefined) throw new Error('the mail has no link to open requests');
  return server.url + link;
}

async function linkFor(booking: Booking): Promise<string> {
  await sendOperatorRequestMail(server.backend, booking);
  return linkTo(booking.item.operator.email);
}

const read = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** Order numbers, as they stand on the page. */
const listed = (text: string): string[] => [...text.matchAll(/<dd>(LF-[\w-]+)<\/dd>/g)].map(([, number = '']) => number);

it.each([
  ['a request', sendOperatorRequestMail],
  ['a reminder', (...[shop, booking]: Parameters<typeof sendOperatorRequestMail>) => sendOperatorReminderMail(shop, booking, '6')],
  ['a new booking', sendOperatorBookedMail],
  ['a cancelled one', sendOperatorCancelledMail],
])('the mail about %s leads to all open requests', async (_, sendMail) => {
  const booking = await requested(newMailbox());
  await sendMail(server.backend, booking);
  expect(listed((await read(await linkTo(booking.item.operator.email))).text)).toEqual([booking.orderNumber]);
});

it('lists what waits for the same mailbox, the most urgent first, and nothing of others', async () => {
  const mailbox = newMailbox();
  const first = await requested(mailbox, { names: ['Ada Byron', 'Second Guest'] });
  await requested(newMailbox());
  clock.advance(60);
  const second = await requested(mailbox.toUpperCase());
  const soon = await requested(mailbox, { day: '2026-11-22' });
  const over = await requested(mailbox, { day: '2026-11-21' });
  const link = await linkFor(second);
  const { status, text } = await read(link);
  expect(status).toBe(200);
  expect(listed(text), 'what starts sooner is to be answered sooner').toEqual([soon, first, second].map((one) => one.orderNumber));
  expect(text, 'nobody takes part in what has begun').not.toContain(over.orderNumber);
  for (const part of ['3 requests wait', 'Saturday, 5 December 2026, 10:00', 'Second Guest', '2 × Adult', 'Sun 22 Nov, 11:00 (Rome)'])
    expect(text).toContain(part);
  expect(text).not.toContain('<script');
});

it('leads to the page that answers, and back; what is answered is open no more', async () => {
  const [mailbox, more] = [newMailbox(), newMailbox()];
  const [one, other] = [await requested(mailbox), await requested(mailbox)];
  const link = await linkFor(one);
  const declineOne = new RegExp(`href="(/operator/requests/${one.id}\\.decline\\.[^"]+)"`).exec((await read(link)).text)?.[1] ?? '';
  const page = await read(server.url + declineOne);
  expect(page.text).toContain('Decline this booking');
  expect(page.text).toContain(`href="${new URL(link).pathname}"`);
  expect((await bookingsOf(server.backend, one.checkoutKey))[0]?.status, 'opening the page decides nothing').toBe('on_request');
  const answered = await submit(server.url + declineOne);
  expect(await answered.text()).toContain(`href="${new URL(link).pathname}"`);
  expect((await bookingsOf(server.backend, one.checkoutKey))[0]?.status).toBe('declined');
  expect(listed((await read(link)).text)).toEqual([other.orderNumber]);

  const [path = '', from = ''] = declineOne.split('?from=');
  const stranger = (await linkFor(await requested(more))).split('/').at(-1) ?? '';
  for (const forged of ['', 'https://elsewhere.example', from.replace(one.id, other.id), stranger.slice(0, -1)])
    expect((await read(`${server.url}${path}?from=${encodeURIComponent(forged)}`)).text).not.toContain('open-requests');
});

it('is told to nobody: no referrer, no search engine, no cache', async () => {
  const booking = await requested(newMailbox());
  const link = await linkFor(booking);
  const { headers, text } = await read(link);
  expect(Object.fromEntries(['referrer-policy', 'x-robots-tag', 'cache-control'].map((name) => [name, headers.get(name)]))).toEqual({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(text).not.toContain(booking.item.operator.email);
  const answer = /href="(\/operator\/requests\/[^"]+)"/.exec(text)?.[1] ?? '';
  expect((await read(server.url + answer)).headers.get('referrer-policy')).toBe('same-origin');
});

it('opens nothing by a link that was not made for it, and for a week only', async () => {
  const booking = await requested(newMailbox());
  const foreign = await requested(newMailbox());
  const link = await linkFor(booking);
  const [id = '', until = '', signature = ''] = (link.split('/').at(-1) ?? '').split('.');
  const answer = /requests\/([^"?]+)\?from/.exec((await read(link)).text)?.[1] ?? '';
  const forged = [`${foreign.id}.${until}.${signature}`, `${id}.${Number(until) + 1}.${signature}`, `${id}.${until}.`, answer, 'none'];
  for (const token of forged) expect((await read(`${server.url}/operator/open-requests/${token}`)).status, token).toBe(404);
  clock.advance(7 * 24 * 60 - 1);
  expect((await read(link)).status).toBe(200);
  clock.advance(1);
  const late = await read(link);
  expect([late.status, late.headers.get('referrer-policy')]).toEqual([410, 'no-referrer']);
  expect(late.text).toContain('This link has expired');
  expect(listed(late.text)).toEqual([]);
});
