import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import type { RunningServer } from '#backend/server.ts';
import { orderCalendarPath, orderTicketsPath } from '#backend/tickets/links.ts';
import { getOrder } from '#contracts/documented/bookings.ts';
import { checkout } from '#contracts/documented/checkout.ts';
import { listUserBookings } from '#contracts/documented/user-bookings.ts';
import type { OrderFiles } from '#contracts/order-files.ts';
import { orderFileMessages } from '#i18n/order-files/index.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { guestOf } from '#tests/support/booked.ts';
import { call, type Target } from '#tests/support/contract.ts';
import { bookingsOf, mailsTo } from '#tests/support/ledger.ts';
import { holdOrder, type Size } from '#tests/support/order-sizes.ts';
import { orderForAll, shopperAt, type Shopper } from '#tests/support/order.ts';
import { textOf } from '#tests/support/pdf-text.ts';
import { signedInAt, withToken, type SignedIn } from '#tests/support/signed-in.ts';
import { workOff } from '#tests/support/work-off.ts';

let server: RunningServer;
let target: Target;
let shopper: Shopper;
let person: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  target = { origin: server.url, close: server.close };
  shopper = shopperAt(server.url);
  person = await signedInAt(server);
});
afterAll(() => server.close());

const two: Size = { of: '2 items', items: 2 };
const withRequest: Size = { of: '3 items, one on request', items: 3, isOnRequest: true };

type Row = Awaited<ReturnType<typeof bookingsOf>>[number];

let orders = 0;
/** An order of somebody who is signed in, on days that no other one has, its bookings, and what the checkout has answered. */
async function ordered(size: Size, adults = 2) {
  const held = await holdOrder({ backend: server.backend, shopper }, size, { adults, skip: 2 * orders++ });
  const key = randomUUID();
  const headers = { 'Idempotency-Key': key, Authorization: `Bearer ${person.token}` };
  const { body } = await call(target, checkout, { headers, body: orderForAll(held, { email: person.email }) });
  const rows = await bookingsOf(server.backend, key);
  const files = body?.orderFiles as OrderFiles;
  return { rows, files, orderNumber: body?.cart.tcConfirmationNumber ?? '' };
}

const open = (path: string) => fetch(new URL(path, server.url));
const textIn = async (path: string) => textOf(Buffer.from(await (await open(path)).arrayBuffer())).replace(/\s+/g, ' ');
const eventsIn = async (path: string) => new ICAL.Component(ICAL.parse(await (await open(path)).text())).getAllSubcomponents('vevent');

const cancel = (row: Row) => guestOf(server.backend, server.url, row).refund();

describe('an order of several has its tickets in one PDF, and its visits in one calendar file', () => {
  it('behind links that its checkout, its page, the dashboard and its mail have', async () => {
    const { rows, files, orderNumber } = await ordered(two);
    const [first] = rows;
    const access = { Authorization: `Bearer ${newAccessToken(server.backend, first!.id).accessToken}` };
    expect((await call(target, getOrder, { params: { orderNumber }, headers: access })).body?.orderFiles).toEqual(files);
    const own = { query: { subjectId: person.id }, headers: withToken(person.token) };
    const mine = (await call(target, listUserBookings, own)).body?.bookings.filter((one) => one.orderNumber.startsWith(orderNumber));
    expect(mine?.map(({ orderFiles }) => orderFiles)).toEqual([files, files]);

    await workOff(server.backend);
    const mails = await Promise.all((await mailsTo(server.backend, person.email)).map(({ raw }) => PostalMime.parse(raw)));
    const mail = mails.find(({ subject }) => subject?.includes(`(${orderNumber})`));
    const { siteUrl } = server.backend.config;
    for (const said of [mail?.html, mail?.text]) {
      expect(said).toContain(siteUrl + files.ticketsUrl);
      expect(said).toContain(siteUrl + files.calendarUrl);
      expect(said).toContain(orderFileMessages('en').tickets);
    }
  });

  it('with a cover and the tickets of each booking, by the time of the visits, and no cache may store them', async () => {
    const { rows, files, orderNumber } = await ordered(two);
    const pdf = await open(files.ticketsUrl);
    expect([pdf.status, pdf.headers.get('Content-Type'), pdf.headers.get('Cache-Control')]).toEqual([200, 'application/pdf', 'no-store']);
    expect(pdf.headers.get('Content-Disposition')).toBe(`inline; filename="${orderNumber}.pdf"`);
    const bytes = Buffer.from(await pdf.arrayBuffer());
    expect(bytes.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1 + 2 + 2);
    for (const { orderNumber: number } of rows) expect(textOf(bytes)).toContain(number);

    const calendar = await open(files.calendarUrl);
    expect([calendar.status, calendar.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(calendar.headers.get('Content-Type')).toContain('text/calendar');
    const own = await eventsIn(files.calendarUrl);
    expect(own.map((event) => String(event.getFirstPropertyValue('dtstart')).slice(0, 16))).toEqual(
      rows.map(({ item }) => item.span.start),
    );
  });

  it('names what is asked for without a ticket, and leaves out what is cancelled', async () => {
    const { rows, files } = await ordered(withRequest);
    const [first, second, asked] = rows as [Row, Row, Row];
    const text = await textIn(files.ticketsUrl);
    expect(text).toContain(asked.item.title.en);
    expect(text).toContain('Asked for: the operator answers by');
    expect(text).not.toContain(asked.orderNumber);
    expect(await eventsIn(files.calendarUrl)).toHaveLength(2);

    await cancel(second);
    const rest = await textIn(files.ticketsUrl);
    expect(rest).toContain(first.orderNumber);
    expect(rest).not.toContain(second.orderNumber);
    expect(await eventsIn(files.calendarUrl)).toHaveLength(1);
  });

  it('and says of one that is cancelled as a whole that it is', async () => {
    const { rows, files, orderNumber } = await ordered(two);
    for (const row of rows) await cancel(row);
    for (const path of [files.ticketsUrl, files.calendarUrl]) {
      const gone = await open(path);
      expect(gone.status).toBe(410);
      expect(await gone.text()).toContain(orderNumber);
    }
  });

  it('where it has two tickets: one alone, and one of which a single ticket is certain, have none but their own', async () => {
    expect((await ordered({ of: '1 item', items: 1 })).files).toBeUndefined();
    expect((await ordered({ ...withRequest, items: 2 }, 1)).files).toBeUndefined();
    expect((await ordered(two, 1)).files).toBeDefined();
  });
});

describe('nobody opens the files of an order with another link', () => {
  it('of a ticket, of the other file, of another shop, or one that was changed', async () => {
    const { rows, files } = await ordered(two);
    const [, other] = await ordered(two).then(({ rows: foreign }) => foreign);
    const id = rows[0]!.id;
    const tokenOf = (path: string) => path.replace(/^.*\//, '').replace(/\.\w+$/, '');
    const wrong = [
      `/api/shopper/order-tickets/${tokenOf(files.calendarUrl)}.pdf`,
      `/api/shopper/order-calendar/${tokenOf(files.ticketsUrl)}.ics`,
      `/api/shopper/tickets/${tokenOf(files.ticketsUrl)}.pdf`,
      orderTicketsPath('another-key', id),
      orderCalendarPath('another-key', id),
      files.ticketsUrl.replace(id, other!.id),
      orderTicketsPath(server.backend.signingKey, randomUUID()),
      '/api/shopper/order-tickets/nonsense.pdf',
      '/api/shopper/order-calendar/nonsense.ics',
    ];
    for (const path of wrong) expect([path, (await open(path)).status]).toEqual([path, 404]);
  });
});
