import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import type { RunningServer } from '#backend/server.ts';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import { listOrganizationBookings } from '#contracts/documented/booking-overview.ts';
import { getBooking } from '#contracts/documented/bookings.ts';
import { checkout } from '#contracts/documented/checkout.ts';
import { exportPersonalData } from '#contracts/documented/personal-data.ts';
import { listUserBookings } from '#contracts/documented/user-bookings.ts';
import { forAdults } from '#tests/support/adults.ts';
import { organizationIn } from '#tests/support/accounts.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { call, type Target } from '#tests/support/contract.ts';
import { bookingsOf, mailsTo } from '#tests/support/ledger.ts';
import { orderFor, pastaTour, shopperAt } from '#tests/support/order.ts';
import { textOf } from '#tests/support/pdf-text.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { withSailings, type Sailing } from '#tests/support/sailings.ts';
import { signedInAt, withToken, type SignedIn } from '#tests/support/signed-in.ts';
import { workOff } from '#tests/support/work-off.ts';

const cruiseRouteUuid = '11111111-1111-4111-8111-111111111111';
/** Clocks in Rome go forward on 28 March, between booking and call; those on board, of Iceland, never do. */
const bookedAt = '2027-03-20T10:00:00Z';
const day = '2027-03-30';
const sailing: Sailing = {
  id: cruiseRouteUuid,
  calls: [
    { port: 'barcelona', departure: '2027-03-28T20:00', berth: 'docked' },
    {
      ...{ port: 'civitavecchia', arrival: `${day}T07:00`, departure: `${day}T21:00`, allAboard: `${day}T20:30` },
      ...{ berth: 'docked', terminal: { en: 'Pier 12', de: 'Kai 12' }, shipZone: 'Atlantic/Reykjavik' },
    },
    { port: 'barcelona', arrival: '2027-04-01T08:00', berth: 'docked' },
  ],
};

let server: RunningServer;
let target: Target;
let desk: SignedIn;
let email: string;
const key = randomUUID();
let result: CheckoutResult;
let tourStart: string;

/** Places an order for the pasta tour of that day, by somebody of an organisation. */
async function book(): Promise<CheckoutResult> {
  const shopper = shopperAt(server.url);
  const { startingTime } = await shopper.departureOn(pastaTour, day);
  tourStart = `${day}T${startingTime}`;
  const chosen = { queryDate: day, startingTime, components: forAdults(2), cruise: { cruiseRouteUuid, agreedMinutes: 0 } };
  const held = await shopper.hold({ tourId: pastaTour.tourId, ...chosen });
  if (!held) throw new Error('nothing could be held');
  const body = { ...orderFor(held, { email }), organizationId: desk.organizationId };
  const answer = await call(target, checkout, { headers: { 'Idempotency-Key': key, Authorization: `Bearer ${desk.token}` }, body });
  return answer.body as CheckoutResult;
}

beforeAll(async () => {
  server = await startTestServer({ clock: testClock(bookedAt).now, catalogue: withSailings(await readCatalogue(), [sailing]) });
  target = { origin: server.url, close: server.close };
  const organizationId = await organizationIn(server.backend);
  desk = await signedInAt(server, {
    organizationId,
    authorizableScopes: ['bookings:concierge:read-only', 'bookings:concierge:read-write'],
  });
  email = desk.email;
  result = await book();
  await workOff(server.backend);
});
afterAll(() => server.close());

const rowOf = async () => (await bookingsOf(server.backend, key))[0]!;

/** What is said of it, made of what the ship clock has said; `from` and `there` are the two clocks of that day. */
async function told(locale: 'en' | 'de') {
  const { verdict } = (await rowOf()).item.shoreCall!;
  const back = verdict.backAt.slice(11);
  const there = new Date(Date.parse(`${verdict.backAt}Z`) - 2 * 60 * 60_000).toISOString().slice(11, 16);
  return locale === 'en'
    ? { ship: 'Meridian Star, Civitavecchia', clock: `Back at the pier ${back} (on board ${there}), all aboard 20:30 (on board 18:30): ` }
    : { ship: 'Meridian Star, Civitavecchia', clock: `Zurück am Pier ${back} (an Bord ${there}), alle an Bord 20:30 (an Bord 18:30): ` };
}

async function shown(locale: 'en' | 'de') {
  const { ship, clock } = await told(locale);
  const berth = locale === 'en' ? 'The ship is at the pier: Pier 12' : 'Das Schiff liegt am Pier: Kai 12';
  return { ship, clock: expect.stringContaining(clock), berth, fit: expect.any(String) };
}

describe('a booking that was made from a ship says when its guests are back', () => {
  it('in the answer to the order, and on the page of the booking, in the language of each (fault 55)', async () => {
    expect(result.bookings[0]?.shoreCall).toEqual(await shown('en'));
    const { id, orderNumber } = await rowOf();
    const headers = { Authorization: `Bearer ${newAccessToken(server.backend, id).accessToken}`, 'Accept-Language': 'de' };
    expect((await call(target, getBooking, { params: { orderNumber }, headers })).body?.shoreCall).toEqual(await shown('de'));
  });

  it('to whoever was signed in, among their bookings and in their data, and to their organisation', async () => {
    const asked = { query: { subjectId: desk.id }, headers: withToken(desk.token) };
    expect((await call(target, listUserBookings, asked)).body?.bookings[0]?.shoreCall).toEqual(await shown('en'));
    expect((await call(target, exportPersonalData, asked)).body?.bookings[0]?.shoreCall).toEqual(await shown('en'));
    const ofAll = await call(target, listOrganizationBookings, { ...asked, params: { orgId: desk.organizationId } });
    expect(ofAll.body?.bookings[0]?.shoreCall).toEqual(await shown('en'));
  });

  it('on its ticket and in its calendar file: with the times of the port, whose clocks have changed since (fault 55)', async () => {
    const { ship, clock } = await told('en');
    const file = async (path = '') => Buffer.from(await (await fetch(server.url + path)).arrayBuffer());
    const ticket = textOf(await file(result.vouchers[0]?.url)).replace(/\s+/g, ' ');
    for (const said of [ship.toUpperCase(), clock.trim()]) expect(ticket).toContain(said);
    const calendar = new ICAL.Component(ICAL.parse(String(await file(result.calendarUrl))));
    const event = calendar.getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('description')).toContain(`${ship}\n${clock}`);
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe(`${tourStart}:00`);
  });

  it('to the booker and to the operator by mail', async () => {
    const { ship, clock } = await told('en');
    const operator = server.backend.catalogue.tours.get(pastaTour.tourId)?.operator.email ?? '';
    for (const address of [email, operator]) {
      const letters = await Promise.all((await mailsTo(server.backend, address)).map(({ raw }) => PostalMime.parse(raw)));
      const { orderNumber } = await rowOf();
      const letter = letters.find(({ text }) => text?.includes(orderNumber));
      for (const said of [ship, clock]) expect(letter?.text).toContain(said);
    }
  });

  it('and says nothing of a ship where none was chosen', async () => {
    const shopper = shopperAt(server.url);
    const sent = await shopper.pay(randomUUID(), orderFor(await shopper.quote(pastaTour)));
    expect(sent.body.bookings?.[0]).toMatchObject({ status: 'confirmed' });
    expect(sent.body.bookings?.[0]).not.toHaveProperty('shoreCall');
  });
});
