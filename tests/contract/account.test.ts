import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBookingByNumber } from '#backend/bookings/booking.ts';
import type { RunningServer } from '#backend/server.ts';
import { listOrganizationBookings } from '#contracts/documented/booking-overview.ts';
import { resendVerification } from '#contracts/documented/email-verification.ts';
import { getOrganization } from '#contracts/documented/organization.ts';
import { listUserBookings } from '#contracts/documented/user-bookings.ts';
import { getWishlist, postWishlist } from '#contracts/documented/wishlist.ts';
import { checkout } from '#contracts/documented/checkout.ts';
import type { DocumentedEndpoint } from '#contracts/documented/documented.ts';
import { exportPersonalData } from '#contracts/documented/personal-data.ts';
import { deleteAccount, getProfile, putProfile } from '#contracts/documented/profile.ts';
import { getTrip, postTrip } from '#contracts/documented/trip.ts';
import { organizationIn } from '#tests/support/accounts.ts';
import { landfall, startTestServer } from '#tests/support/backend.ts';
import { guestOf } from '#tests/support/booked.ts';
import { call, refusal, type Target } from '#tests/support/contract.ts';
import { pastaTour } from '#tests/support/order.ts';
import { orderAt, orderNumberOf as numberAt, signedInAt, withToken, type SignedIn } from '#tests/support/signed-in.ts';
import { makeGift, withVoucher } from '#tests/support/vouchers.ts';

const concierges = ['bookings:concierge:read-only' as const, 'bookings:concierge:read-write' as const];
const brand = { organizationId: '6f0b1c52-8a4e-4d0b-9d1f-2c7e5a90b6d3' };

let server: RunningServer;
let target: Target;
let one: SignedIn;
let other: SignedIn;
let shopper: SignedIn;

const signedIn = (wishes?: Parameters<typeof signedInAt>[1]) => signedInAt(server, wishes);

beforeAll(async () => {
  server = await startTestServer({ brand: { ...landfall, ...brand } });
  target = { origin: server.url, close: server.close };
  one = await signedIn({ organizationId: await organizationIn(server.backend, 'Harbour Desk'), authorizableScopes: concierges });
  other = await signedIn({ organizationId: await organizationIn(server.backend, 'Station Desk'), authorizableScopes: concierges });
  shopper = await signedIn();
});
afterAll(() => server.close());

const book = (token: string | undefined, more: object = {}) => orderAt(server, token, more);
const orderNumberOf = (sent: Awaited<ReturnType<typeof book>>) => numberAt(server, sent);

/** Every call about a person, with what else it needs. */
const personal: readonly [string, DocumentedEndpoint, { headers?: Record<string, string>; body?: unknown }][] = [
  ['GET /shopper/user-bookings', listUserBookings, {}],
  ['GET /user/wishlist', getWishlist, {}],
  ['POST /user/wishlist', postWishlist, { body: { data: {} } }],
  ['GET /user/trip', getTrip, {}],
  ['POST /user/trip', postTrip, { body: { data: {} } }],
  ['GET /user/profile', getProfile, {}],
  ['PUT /user/profile', putProfile, { body: { name: 'Ada', locale: 'en' } }],
  ['GET /user/personal-data', exportPersonalData, {}],
  ['POST /user/deletion', deleteAccount, { body: { password: 'plain words in a row' } }],
  ['PUT /user/email-reverification', resendVerification, { headers: { 'Base-URL': 'http://127.0.0.1' } }],
];
const organizational: readonly [string, DocumentedEndpoint][] = [
  ['GET /organizations/bookings/{orgId}', listOrganizationBookings],
  ['GET /organizations/{orgId}', getOrganization],
];

describe.each(personal)('%s', (_, endpoint, { headers = {}, body }) => {
  const asked = (token: string | undefined, subjectId: string) => ({
    query: { subjectId },
    headers: { 'Content-Type': 'application/json', ...headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    body,
  });

  it('refuses a foreign subject and an unknown one alike', async () => {
    const foreign = await refusal(target, endpoint, asked(one.token, other.id));
    expect(foreign).toEqual({ code: 'forbidden', errorMessage: 'This access token does not allow that.' });
    expect(await refusal(target, endpoint, asked(one.token, randomUUID()))).toEqual(foreign);
  });

  it('refuses whoever has no token, or one that is none', async () => {
    for (const token of [undefined, 'made-up', ''])
      expect(await refusal(target, endpoint, asked(token, one.id))).toMatchObject({ code: 'unauthenticated' });
  });
});

describe.each(organizational)('%s', (_, endpoint) => {
  const asked = (token: string | undefined, subjectId: string, orgId: string) => ({
    params: { orgId },
    query: { subjectId },
    headers: token === undefined ? {} : withToken(token),
  });

  it('refuses a foreign organisation and an unknown one alike', async () => {
    const foreign = await refusal(target, endpoint, asked(one.token, one.id, other.organizationId));
    expect(foreign).toEqual({ code: 'forbidden', errorMessage: 'This access token does not allow that.' });
    expect(await refusal(target, endpoint, asked(one.token, one.id, randomUUID()))).toEqual(foreign);
    expect(await refusal(target, endpoint, asked(shopper.token, shopper.id, one.organizationId))).toEqual(foreign);
  });

  it("refuses one's own organisation for a foreign subject", async () => {
    expect(await refusal(target, endpoint, asked(one.token, other.id, one.organizationId))).toMatchObject({ code: 'forbidden' });
  });

  it('refuses whoever has no token', async () => {
    expect(await refusal(target, endpoint, asked(undefined, one.id, one.organizationId))).toMatchObject({ code: 'unauthenticated' });
  });
});

it('names the calls that want a token', async () => {
  const response = await fetch(`${target.origin}/api/user/wishlist?subjectId=${one.id}`);
  expect(response.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
});

describe('bookings', () => {
  it('are those of who was signed in, in the language of the call', async () => {
    const buyer = await signedIn();
    const orderNumber = await orderNumberOf(await book(buyer.token));
    await orderNumberOf(await book(undefined));
    const { body } = await call(target, listUserBookings, {
      query: { subjectId: buyer.id },
      headers: { ...withToken(buyer.token), 'Accept-Language': 'de' },
    });
    expect(body?.bookings).toHaveLength(1);
    const [booking] = body?.bookings ?? [];
    expect(booking).toMatchObject({
      orderNumber,
      status: 'confirmed',
      tourId: pastaTour.tourId,
      vouchers: [{}, {}],
      calendarUrl: expect.any(String),
      tour: { tourCity: 'Rom', timeZone: 'Europe/Rome' },
    });
    expect((await fetch(target.origin + booking?.vouchers[0]?.url)).status).toBe(200);
    expect(Date.parse(booking?.tour?.endsAt ?? '')).toBeGreaterThan(Date.parse(booking?.tour?.startsAt ?? ''));
  });

  it('say what is back on the gift voucher that had paid for them, once they have ended', async () => {
    const buyer = await signedIn();
    await makeGift(server.backend, 'BACK', 30);
    const sent = await book(buyer.token);
    const orderNumber = await orderNumberOf({ ...sent, body: withVoucher(sent.body, 'BACK', 30) });
    const asked = { query: { subjectId: buyer.id }, headers: withToken(buyer.token) };
    const seen = async () => (await call(target, listUserBookings, asked)).body?.bookings[0];
    expect(await seen()).not.toHaveProperty('voucherAmount');
    const row = await readBookingByNumber(server.backend.db, orderNumber);
    expect(row && (await guestOf(server.backend, server.url, row).refund()).status).toBe(200);
    expect(await seen()).toMatchObject({ status: 'cancelled', voucherAmount: 30 });
  });

  it('are not placed with a token that is not valid, nor for an organisation of others', async () => {
    expect(await refusal(target, checkout, await book('made-up'))).toMatchObject({ code: 'unauthenticated' });
    const foreign = { organizationId: other.organizationId };
    expect(await refusal(target, checkout, await book(one.token, foreign))).toMatchObject({ code: 'forbidden' });
    expect(await refusal(target, checkout, await book(undefined, foreign))).toMatchObject({ code: 'forbidden' });
  });

  it('of an organisation are seen by its concierge alone', async () => {
    const mine = await orderNumberOf(await book(one.token, { organizationId: one.organizationId }));
    const theirs = await orderNumberOf(await book(other.token, { organizationId: other.organizationId }));
    await orderNumberOf(await book(undefined, brand));
    const overviewOf = async ({ token, id, organizationId }: SignedIn) =>
      (
        await call(target, listOrganizationBookings, {
          params: { orgId: organizationId },
          query: { subjectId: id },
          headers: withToken(token),
        })
      ).body?.bookings;
    expect(await overviewOf(one)).toEqual([expect.objectContaining({ orderNumber: mine, travelerName: 'Ada Byron', currencyCode: 'EUR' })]);
    expect(await overviewOf(other)).toEqual([expect.objectContaining({ orderNumber: theirs })]);
  });

  it('of an organisation are not for a member without the scope', async () => {
    const member = await signedIn({ organizationId: one.organizationId, authorizableScopes: ['bookings:concierge:read-only'] });
    const asked = { params: { orgId: one.organizationId }, query: { subjectId: member.id }, headers: withToken(member.token) };
    expect(await refusal(target, listOrganizationBookings, asked)).toMatchObject({ code: 'forbidden' });
    expect((await call(target, getOrganization, asked)).body).toEqual({ organizationId: one.organizationId, name: 'Harbour Desk' });
  });
});

it("shows the shop's own organisation to everyone who is signed in", async () => {
  const asked = { params: { orgId: brand.organizationId }, query: { subjectId: shopper.id }, headers: withToken(shopper.token) };
  expect((await call(target, getOrganization, asked)).body).toEqual({ organizationId: brand.organizationId, name: 'Landfall' });
});

describe('the wishlist', () => {
  const first = pastaTour.tourId;
  const change = (person: SignedIn, data: Record<string, { tourUuid: string } | null>) => ({
    query: { subjectId: person.id },
    headers: withToken(person.token),
    body: { data },
  });

  it('adds, keeps what is not named, and removes', async () => {
    const person = await signedIn();
    const another = [...server.backend.catalogue.tours.keys()].find((tourId) => tourId !== first) ?? '';
    await call(target, postWishlist, change(person, { [first]: { tourUuid: first } }));
    const both = (await call(target, postWishlist, change(person, { [another]: { tourUuid: another } }))).body?.data;
    expect(Object.keys(both ?? {}).sort()).toEqual([first, another].sort());
    const again = (await call(target, postWishlist, change(person, { [first]: { tourUuid: first } }))).body?.data;
    expect(again).toEqual(both);
    await call(target, postWishlist, change(person, { [first]: null }));
    const { body } = await call(target, getWishlist, { query: { subjectId: person.id }, headers: withToken(person.token) });
    expect(body?.data).toEqual({ [another]: { tourUuid: another, addedAt: expect.any(String) } });
    expect((await call(target, getWishlist, { query: { subjectId: shopper.id }, headers: withToken(shopper.token) })).body).toEqual({
      data: {},
    });
  });

  it("takes no tour that the shop does not have, nor one under another's uuid", async () => {
    const unknown = randomUUID();
    expect(await refusal(target, postWishlist, change(shopper, { [unknown]: { tourUuid: unknown } }))).toMatchObject({
      code: 'invalid_request',
      details: { field: `data.${unknown}` },
    });
    expect(await refusal(target, postWishlist, change(shopper, { [unknown]: { tourUuid: first } }))).toMatchObject({
      code: 'invalid_request',
    });
  });
});
