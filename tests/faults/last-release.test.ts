import { rmSync } from 'node:fs';
import PostalMime from 'postal-mime';
import { afterEach, expect, it } from 'vitest';
import { getBooking, refundBooking } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import { payments } from '#backend/db/payments-schema.ts';
import { bookings } from '#backend/db/schema.ts';
import type { RunningServer } from '#backend/server.ts';
import { calendarPath, ticketPath } from '#backend/tickets/links.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { call } from '#tests/support/contract.ts';
import { databaseOfLastRelease, lastRelease } from '#tests/support/last-release/open.ts';
import { mailsTo } from '#tests/support/ledger.ts';
import { pastaTour } from '#tests/support/order.ts';

let server: RunningServer | undefined;
let folder: string | undefined;
afterEach(async () => {
  await server?.close();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

const clock = testClock();
const [booked] = lastRelease['bookings'] ?? [];
const id = String(booked?.['id']);
const orderNumber = String(booked?.['order_number']);

/** Of a tour that the catalogue does not have. */
const gone = JSON.parse(
  JSON.stringify(lastRelease).replaceAll(pastaTour.tourId, 'd1d1d1d1-0000-4000-8000-000000000000'),
) as typeof lastRelease;

async function opened(rows: typeof lastRelease): Promise<RunningServer> {
  const database = await databaseOfLastRelease(rows);
  folder = database.folder;
  server = await startTestServer({ clock: clock.now }, database.settings);
  return server;
}

function guestAt(running: RunningServer) {
  const target = { origin: running.url, close: running.close };
  const headersIn = (locale: Locale) => ({
    Authorization: `Bearer ${newAccessToken(running.backend, id).accessToken}`,
    'Content-Type': 'application/json',
    'Accept-Language': locale,
  });
  const fetchText = async (path: string) => {
    const response = await fetch(running.url + path);
    return { status: response.status, text: await response.text() };
  };
  return {
    page: async (locale: Locale) => (await call(target, getBooking, { params: { orderNumber }, headers: headersIn(locale) })).body,
    refund: async (amount: number) =>
      (await call(target, refundBooking, { params: { orderNumber }, headers: headersIn('de'), body: { amount } })).body,
    ticket: () => fetchText(ticketPath(running.backend.signingKey, id, 0)),
    calendar: () => fetchText(calendarPath(running.backend.signingKey, id)),
    /**
     * The text of the mail with such a subject, once it has come. The payment provider of this test knows no such payment, so that not all
     * is done.
     */
    letter: async (subject: RegExp) => {
      const find = async () => (await mailsTo(running.backend, 'ada@example.com')).find((mail) => subject.test(mail.subject));
      await expect.poll(find, { timeout: 20_000 }).toBeDefined();
      return (await PostalMime.parse((await find())?.raw ?? '')).text;
    },
  };
}

it('opens a database of the last release: its booking keeps what was booked from then on (fault 42)', async () => {
  const running = await opened(lastRelease);
  const tour = running.backend.catalogue.tours.get(pastaTour.tourId);
  (running.backend.catalogue.tours as Map<string, unknown>).delete(pastaTour.tourId);
  const guest = guestAt(running);
  expect(await guest.page('en')).toMatchObject({
    tourName: tour?.tourName.en,
    tourCity: 'Rome',
    timeZone: 'Europe/Rome',
    lines: [{ label: 'Adults' }],
  });
  expect(await guest.page('de')).toMatchObject({ tourName: tour?.tourName.de, lines: [{ label: 'Erwachsene' }] });
  expect(await guest.ticket()).toMatchObject({ status: 200, text: expect.stringMatching(/^%PDF-/) });
  expect((await guest.calendar()).text).toContain('DTSTART;TZID=Europe/Rome:20270112T100000');
  expect(await guest.letter(/^Ihre Tickets/)).toContain(tour?.startingPoint.directions.de);
  expect(await guest.refund(178)).toMatchObject({ status: 'cancelled', refund: { amount: 178 } });
});

it('opens it, too, where a booked tour has been taken out before: what the booking says for certain stands (fault 42)', async () => {
  const running = await opened(gone);
  const guest = guestAt(running);
  const page = await guest.page('de');
  expect(page).toMatchObject({
    tourName: 'Fresh pasta in Trastevere',
    queryDate: '2027-01-12',
    startingTime: '10:00',
    lines: [{ label: 'Adult', quantity: 2 }],
    vendor: { name: running.backend.brand.name, phone: '', email: running.backend.brand.email },
    refundable: { amount: 178, share: 1 },
  });
  expect(page).not.toHaveProperty('startingPointInformation');
  expect(page).not.toHaveProperty('normalizedUrlPath');
  expect(await guest.ticket()).toMatchObject({ status: 200, text: expect.stringMatching(/^%PDF-/) });
  expect((await guest.calendar()).text, 'at ten, on whichever clock').toMatch(/DTSTART:20270112T100000\r\n/);
  const mail = await guest.letter(/^Ihre Tickets: Fresh pasta in Trastevere/);
  expect(mail).toContain('Dienstag, 12. Januar 2027');
  expect(mail).toContain('Kostenlos stornierbar bis 9. Januar 2027, 10:00 Uhr');
  expect(await guest.refund(178)).toMatchObject({ status: 'cancelled' });
  expect(await guest.letter(/^Storniert: Fresh pasta in Trastevere/)).toMatch(/178\s€/);
});

const refundOf = { booking_id: id, amount: 8900, currency: 'EUR', share: 0.5, status: 'pending', asked_at: booked?.['created_at'] };

it.each([
  ['is to be taken', { payment: 'authorised' }, undefined, 17_800],
  ['is to be taken and given back in part', { payment: 'authorised', status: 'cancelled' }, { ...refundOf, is_released: false }, 17_800],
  ['waits for an operator', { payment: 'authorised', status: 'on_request' }, undefined, null],
])('keeps what was decided of money that %s', async (_, changed, refund, toCapture) => {
  const rows = { ...lastRelease, bookings: [{ ...booked, ...changed }], refunds: refund ? [refund] : [] };
  const running = await opened(rows);
  expect(await running.backend.db.select().from(payments)).toMatchObject([{ authorised: 17_800, toCapture }]);
});

it('fills each booking once: a second start finds nothing to do', async () => {
  const running = await opened(gone);
  const [first] = await running.backend.db.select().from(bookings);
  await running.close();
  server = await startTestServer(
    { clock: clock.now },
    { DATA_DIR: folder ?? '', ...(running.backend.config.databaseUrl && { DATABASE_URL: running.backend.config.databaseUrl }) },
  );
  const [second] = await server.backend.db.select().from(bookings);
  expect(second).toEqual(first);
});
