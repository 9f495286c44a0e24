import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import type { Booking } from '#backend/bookings/booking.ts';
import {
  callOfferMail,
  callRefundMail,
  callStandsMail,
  movedTicketMail,
  operatorCallRefundMail,
  operatorCallStandsMail,
  operatorMovedMail,
} from '#backend/call-changes/mail-jobs.ts';
import { mails } from '#backend/db/mail-schema.ts';
import { bookings, refunds } from '#backend/db/schema.ts';
import { locales, type Locale } from '#contracts/common.ts';
import type { BookedCall } from '#domain/booked-item.ts';
import { refundReasons, type CallChange } from '#domain/cruises/changed-call.ts';
import { shipPromiseMessages } from '#i18n/ship-promise/index.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { bookingIn, payFor } from '#tests/support/booking.ts';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const shoreCall: BookedCall = {
  cruiseRouteUuid: '7c1f1c0e-6c39-4d0e-9d51-5d7f27f0a3c4',
  cruiseLineName: 'Meridian Lines',
  cruiseShipName: 'Meridian Star',
  port: { en: 'Civitavecchia', de: 'Civitavecchia' },
  timeZone: 'Europe/Rome',
  arrival: '2026-12-05T07:00',
  departure: '2026-12-05T20:00',
  allAboard: '2026-12-05T19:30',
  berth: 'docked',
  verdict: { fit: 'fits', minutes: 240, backAt: '2026-12-05T15:30' },
};

const at = '2026-11-22T10:00:00.000Z';
const toOperator = 'desk@example.com';
type Given = { locale?: Locale; status?: Booking['status'] } & Omit<CallChange, 'at' | 'call'>;

async function changed({ locale = 'en', status = 'confirmed', ...change }: Given): Promise<Booking> {
  const made = bookingIn(backend, 'rome', { locale, email: `${randomUUID()}@example.com` });
  const operator = { ...made.item.operator, email: `${randomUUID()}.${toOperator}` };
  const booking: Booking = { ...made, status, item: { ...made.item, operator, shoreCall }, callChange: { at, call: 'none', ...change } };
  await payFor(backend, booking);
  await backend.db.insert(bookings).values(booking);
  if (change.outcome === 'refund') {
    const back = { amount: booking.total, currency: 'EUR' as const, share: 1, askedAt: new Date(at), isReleased: false };
    await backend.db.insert(refunds).values({ ...back, bookingId: booking.id });
  }
  return booking;
}

type Mail = typeof callStandsMail;

/** Sends a mail twice, as after a crash. @returns the one that was sent */
async function sent(mail: Mail, { id: bookingId }: Booking, recipient: string) {
  for (const _ of [1, 2]) await mail.work(backend, { bookingId, at });
  const found = await backend.db.select().from(mails).where(eq(mails.recipient, recipient));
  expect(found).toHaveLength(1);
  return { subject: found[0]?.subject ?? '', ...(await PostalMime.parse(found[0]?.raw ?? '')) };
}
const toBooker = (mail: Mail, booking: Booking) => sent(mail, booking, booking.order.cart.persons[0]?.email ?? '');

describe.each(locales)('in %s the booker is told', (locale) => {
  const promise = shipPromiseMessages(locale).ship_missed_call;
  const day = locale === 'de' ? '5. Dez.' : '5 Dec';

  it('the new times, and that the tour stands', async () => {
    const booking = await changed({ locale, outcome: 'stands' });
    const mail = await toBooker(callStandsMail, booking);
    expect(mail.subject).toContain(booking.orderNumber);
    for (const part of [
      'Meridian Star',
      'Civitavecchia',
      `${day}, 07:00`,
      `${day}, 19:30`,
      `${day}, 20:00`,
      '15:30',
      booking.item.title[locale],
    ]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
  });

  it('where to choose, and until when by the clocks of the venue', async () => {
    const booking = await changed({ locale, outcome: 'offer', reason: 'times', until: '2026-11-25T10:00:00.000Z' });
    const { text } = await toBooker(callOfferMail, booking);
    for (const part of ['25', '11:00', '/call-changes/', promise, 'Civitavecchia']) expect(text).toContain(part);
  });

  it.each(refundReasons)('why it is cancelled, and how much comes back: %s', async (reason) => {
    const booking = await changed({ locale, outcome: 'refund', status: 'cancelled', reason });
    const { text } = await toBooker(callRefundMail, booking);
    for (const part of [locale === 'de' ? '64,50 €' : '€64.50', '100', promise, 'Meridian Star', booking.item.title[locale]])
      expect(text?.replaceAll('\u00A0', ' ')).toContain(part);
  });

  it('of the time that was taken, with new tickets and a calendar file', async () => {
    const booking = await changed({ locale, outcome: 'moved', movedFrom: '2026-12-05T14:00' });
    const { text, attachments } = await toBooker(movedTicketMail, booking);
    expect(text).toContain(locale === 'de' ? 'Sie ist Ihre Buchungsbestätigung' : 'it is your proof of booking');
    expect(attachments.map(({ filename }) => filename)).toEqual(['banner.jpg', `${booking.orderNumber}.pdf`, `${booking.orderNumber}.ics`]);
  });

  it('of a request that is moved, without tickets', async () => {
    const booking = await changed({ locale, outcome: 'moved', status: 'on_request', movedFrom: '2026-12-05T14:00' });
    const { text, attachments } = await toBooker(movedTicketMail, booking);
    expect(text).not.toContain(locale === 'de' ? 'Buchungsbestätigung' : 'proof of booking');
    expect(attachments.map(({ filename }) => filename)).toEqual(['banner.jpg']);
  });
});

describe('the operator is told', () => {
  it.each([
    { mail: operatorCallStandsMail, given: { outcome: 'stands' as const }, parts: ['stands as it is', '19:30'] },
    { mail: operatorCallRefundMail, given: { outcome: 'refund' as const, status: 'cancelled' as const }, parts: ['all their money back'] },
    { mail: operatorMovedMail, given: { outcome: 'moved' as const, movedFrom: '2026-12-05T14:00' }, parts: ['5 Dec, 14:00', 'Ada Byron'] },
    {
      mail: operatorMovedMail,
      given: { outcome: 'moved' as const, status: 'on_request' as const, movedFrom: '2026-12-05T14:00' },
      parts: ['5 Dec, 14:00', '/operator/requests/'],
    },
  ])('that a booking $given.outcome $given.status', async ({ mail, given, parts }) => {
    const booking = await changed(given);
    const { text, subject } = await sent(mail, booking, booking.item.operator.email);
    expect(subject).toContain(booking.orderNumber);
    for (const part of parts) expect(text).toContain(part);
  });
});

describe('a mail is pointless', () => {
  it.each([
    ['once there was another change', callStandsMail, { outcome: 'stands' as const }, '2026-11-22T09:00:00.000Z'],
    ['once the booking has ended otherwise', callStandsMail, { outcome: 'stands' as const, status: 'cancelled' as const }, at],
    ['once a request is declined', callOfferMail, { outcome: 'offer' as const, status: 'declined' as const }, at],
    ['once something else has become of it', callOfferMail, { outcome: 'moved' as const }, at],
  ])('%s', async (_, mail, given, about) => {
    const { id: bookingId } = await changed(given);
    expect(await mail.isPointless?.(backend, { bookingId, at: about })).toBe(true);
  });

  it('and otherwise not', async () => {
    const [stands, refund] = [await changed({ outcome: 'stands' }), await changed({ outcome: 'refund', status: 'cancelled' })];
    expect(await callStandsMail.isPointless?.(backend, { bookingId: stands.id, at })).toBe(false);
    expect(await callRefundMail.isPointless?.(backend, { bookingId: refund.id, at })).toBe(false);
  });
});
