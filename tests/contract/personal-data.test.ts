import { randomUUID } from 'node:crypto';
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as applicationsSchema from '#backend/db/applications-schema.ts';
import * as catalogueSchema from '#backend/db/catalogue-schema.ts';
import * as giftVouchersSchema from '#backend/db/gift-vouchers-schema.ts';
import * as identitySchema from '#backend/db/identity-schema.ts';
import * as mailSchema from '#backend/db/mail-schema.ts';
import * as newsletterSchema from '#backend/db/newsletter-schema.ts';
import * as paymentsSchema from '#backend/db/payments-schema.ts';
import * as reviewsSchema from '#backend/db/reviews-schema.ts';
import * as shopSchema from '#backend/db/schema.ts';
import * as serverSchema from '#backend/db/server-schema.ts';
import * as staysSchema from '#backend/db/stays-schema.ts';
import * as vouchersSchema from '#backend/db/vouchers-schema.ts';
import * as waiversSchema from '#backend/db/waivers-schema.ts';
import { readBookingByNumber } from '#backend/bookings/booking.ts';
import { askForMail } from '#backend/identity/account-mails.ts';
import type { RunningServer } from '#backend/server.ts';
import { reviewToken, waiverPath } from '#backend/tickets/links.ts';
import { writeReview } from '#contracts/documented/reviews.ts';
import { postWishlist } from '#contracts/documented/wishlist.ts';
import { refundBooking, requestBookingAccess } from '#contracts/documented/bookings.ts';
import { authorizationCheckout } from '#contracts/documented/authorization-checkout.ts';
import { subscribe } from '#contracts/documented/newsletter.ts';
import type { PersonalData } from '#contracts/personal-data.ts';
import { exportPersonalData } from '#contracts/documented/personal-data.ts';
import { postTrip } from '#contracts/documented/trip.ts';
import { forAdults } from '#tests/support/adults.ts';
import { accountOrderFor } from '#tests/support/account-order.ts';
import { organizationIn } from '#tests/support/accounts.ts';
import { applyAt } from '#tests/support/application.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { askForCode } from '#tests/support/browser-session.ts';
import { call, refusal, type Target } from '#tests/support/contract.ts';
import { giftOrder } from '#tests/support/gift-vouchers.ts';
import { pastaTour, shopperAt } from '#tests/support/order.ts';
import { withPickup } from '#tests/support/pickup.ts';
import { pastaOn } from '#tests/support/planned.ts';
import { endVisit } from '#tests/support/reviewed.ts';
import { orderAt, orderNumberOf, signedInAt, withToken, type SignedIn } from '#tests/support/signed-in.ts';
import { makeVoucher, shareOf, withVoucher } from '#tests/support/vouchers.ts';
import { bookedCaving } from '#tests/support/waivers.ts';
import { workOff } from '#tests/support/work-off.ts';

const tables = new Map<string, PgTable>(
  [
    ...[shopSchema, paymentsSchema, mailSchema, newsletterSchema, identitySchema, serverSchema, reviewsSchema, applicationsSchema],
    ...[catalogueSchema, giftVouchersSchema, vouchersSchema, staysSchema, waiversSchema],
  ]
    .flatMap<unknown>(Object.values)
    .flatMap((value) => (is(value, PgTable) ? [[getTableName(value), value] as const] : [])),
);

type Shown = (data: PersonalData) => object | undefined;
type Decision = { shown: Shown; renamed?: Record<string, string>; withheld: readonly string[] };

/**
 * For each table that holds a person's data: where its rows are in the export, and which columns are not, being ids, keys or the server's
 * own notes.
 */
const decided: Record<string, Decision> = {
  accounts: { shown: ({ account }) => account, renamed: { id: 'subjectId' }, withheld: ['passwordHash'] },
  applications: { shown: ({ applications: [application] }) => application, withheld: ['id'] },
  account_mails: { shown: ({ accountMails: [mail] }) => mail, withheld: ['id', 'accountId', 'tokenHash', 'unsentToken'] },
  bookings: {
    shown: ({ bookings: [booking] }) => booking,
    renamed: { item: 'tourName' },
    withheld: ['id', 'checkoutKey', 'position', 'holdId', 'callChange', 'subjectId'],
  },
  booking_codes: {
    shown: ({ bookings }) => bookings.find(({ accessCode }) => accessCode)?.accessCode,
    withheld: ['bookingId', 'nonce'],
  },
  checkouts: {
    shown: ({ checkouts: [failed] }) => failed,
    renamed: { request: 'orders' },
    withheld: ['key', 'fingerprint', 'cartId', 'paymentReference', 'subjectId', 'attempt', 'claimedUntil'],
  },
  invoice_items: {
    shown: ({ bookings }) => bookings.find(({ invoiceItems }) => invoiceItems.length > 0)?.invoiceItems[0],
    withheld: ['bookingId', 'organizationId', 'subjectId'],
  },
  gift_vouchers: {
    shown: ({ giftVouchers }) => giftVouchers.find(({ buyerEmail }) => buyerEmail !== undefined),
    withheld: ['id', 'code', 'checkoutKey', 'cartId', 'subjectId'],
  },
  identity_records: {
    shown: ({ sessions: [session] }) => session,
    renamed: { payload: 'since' },
    withheld: ['id', 'grantId', 'uid', 'accountId', 'consumedAt'],
  },
  mails: { shown: ({ mails: [mail] }) => mail, renamed: { raw: 'text' }, withheld: ['messageId', 'recipient'] },
  memberships: { shown: ({ organizations: [organization] }) => organization, withheld: ['accountId'] },
  organizations: { shown: ({ organizations: [organization] }) => organization, renamed: { id: 'organizationId' }, withheld: ['logoUrl'] },
  payments: { shown: ({ bookings: [booking] }) => booking?.payment, withheld: ['id', 'checkoutKey', 'toCapture'] },
  refunds: { shown: ({ bookings }) => bookings.find(({ refund }) => refund)?.refund, withheld: ['bookingId'] },
  review_objections: { shown: (all) => all, renamed: { objectedAt: 'noReviewMailsSince' }, withheld: ['addressHash'] },
  reviews: {
    shown: ({ bookings }) => bookings.find(({ review }) => review)?.review,
    withheld: ['bookingId', 'id', 'tourId', 'reportReason', 'lookedAt', 'changedAt'],
  },
  signed_waivers: {
    shown: ({ bookings }) => bookings.find(({ waivers }) => waivers.length > 0)?.waivers[0],
    renamed: { title: 'waiver', drawing: 'hasDrawing' },
    withheld: ['id', 'bookingId', 'participant', 'day', 'waiverId', 'locale', 'hash'],
  },
  subscriptions: { shown: ({ newsletter: [subscription] }) => subscription, withheld: ['id', 'tokenHash', 'unsentToken'] },
  trip_wishes: { shown: ({ trip: [wish] }) => wish, withheld: ['accountId', 'wishId'] },
  voucher_entries: {
    shown: ({ giftVouchers: [giftVoucher] }) => giftVoucher?.entries[0],
    withheld: ['code', 'about'],
  },
  voucher_uses: {
    shown: ({ bookings }) => bookings.find(({ voucherCode }) => voucherCode),
    renamed: { code: 'voucherCode' },
    withheld: ['checkoutKey', 'discounts'],
  },
  wishlist_entries: { shown: ({ wishlist: [entry] }) => entry, withheld: ['accountId'] },
};
/** Nothing of a person, or, of `account_deletions`, nothing while there is an account. */
const ofNobody = [
  ...['account_deletions', 'asked_prices', 'changed_tours', 'dashboard_refunds', 'departures', 'holds', 'jobs_to_queue', 'listed_tours'],
  ...['orders', 'room_nights', 'secrets', 'vouchers', 'webhook_events'],
];
/** Long enough that no random key has it by chance. */
const surname = 'Byron';
const voucherCode = 'TEN4ALL';

let server: RunningServer;
let target: Target;
let person: SignedIn;
let data: PersonalData;
let orderNumber: string;
let guestOrderNumber: string;

const exported = async ({ id, token }: SignedIn) =>
  (await call(target, exportPersonalData, { query: { subjectId: id }, headers: withToken(token) })).body as PersonalData;

/** For a guest of the organisation. */
const accountOrder = async () => accountOrderFor(await shopperAt(server.url).quote(pastaTour, forAdults(2), 40), person.organizationId);

/** Writes one, and wants no more mails that ask for one. */
async function review(number: string): Promise<void> {
  await endVisit(server.backend, number);
  const id = (await readBookingByNumber(server.backend.db, number))?.id ?? '';
  const tokenOf = (part: 'write' | 'stop') => reviewToken(server.backend.signingKey, id, part);
  await call(target, writeReview, {
    params: { token: tokenOf('write') },
    body: { rating: 3, text: 'A review with a marker', isNamed: true },
  });
  const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
  expect((await fetch(`${server.url}/reviews/stop/${tokenOf('stop')}`, form)).status).toBe(200);
}

/** Signs for the first participant. */
const signFirst = ({ id }: { id: string }) =>
  fetch(server.url + waiverPath(server.backend.signingKey, id, 0), {
    method: 'POST',
    body: new URLSearchParams({ agree: 'yes', signer: 'Ada Byron' }),
  });

/** A gift voucher that the person has bought as a guest, and one that they are given. */
async function exchangeGifts(): Promise<void> {
  const given = { recipientName: 'Marker Recipient', recipientEmail: 'recipient@marker.example', message: 'A gift with a marker' };
  await shopperAt(server.url).pay(randomUUID(), giftOrder({ email: person.email.toUpperCase(), giftVoucher: given }));
  const taken = { recipientEmail: person.email.toUpperCase(), senderName: 'A friend' };
  await shopperAt(server.url).pay(randomUUID(), giftOrder({ email: 'friend@stranger.example', giftVoucher: taken }));
}

/** Leaves something of the person in every table that can hold it. */
async function live(): Promise<void> {
  const headers = withToken(person.token);
  const order = await orderAt(
    server,
    person.token,
    { startingPointInformation: { hotelName: 'Hotel of the marker', address: '1 Marker Street' } },
    { email: 'booker@marker.example' },
  );
  const [item] = order.body.cart.cartItems;
  Object.assign(item ?? {}, { itemComments: 'A message with a marker', referralSource: 'marker-partner' });
  orderNumber = await withPickup(server.backend, () => orderNumberOf(server, order));
  const guestOrder = await orderAt(server, undefined, {}, { email: person.email.toUpperCase() });
  await makeVoucher(server.backend, voucherCode, '--percent 10');
  const body = withVoucher(guestOrder.body, voucherCode, shareOf(guestOrder.body, 10));
  guestOrderNumber = await orderNumberOf(server, { ...guestOrder, body });
  const cancelled = await orderAt(server, person.token);
  await call(target, refundBooking, {
    params: { orderNumber: await orderNumberOf(server, cancelled) },
    headers,
    body: { amount: cancelled.body.chargeRequest.amount },
  });
  await call(target, authorizationCheckout, { headers: { ...headers, 'Idempotency-Key': randomUUID() }, body: await accountOrder() });
  const failing = (await orderAt(server, undefined, {}, { email: person.email })).body;
  await shopperAt(server.url).pay(randomUUID(), {
    ...failing,
    chargeRequest: { ...failing.chargeRequest, paymentMethodId: 'pm_card_visa_chargeDeclined' },
  });
  await call(target, requestBookingAccess, { body: { orderNumber: guestOrderNumber, email: person.email, locale: 'en' } });
  await call(target, postWishlist, {
    query: { subjectId: person.id },
    headers,
    body: { data: { [pastaTour.tourId]: { tourUuid: pastaTour.tourId } } },
  });
  await call(target, postTrip, { query: { subjectId: person.id }, headers, body: { data: { [randomUUID()]: pastaOn('2026-12-24') } } });
  await call(target, subscribe, {
    params: { listId: 'default' },
    body: { email_address: person.email, status: 'pending', language: 'de' },
  });
  await applyAt(server.url, { email: person.email });
  await exchangeGifts();
  await review(guestOrderNumber);
  await signFirst((await bookedCaving(server.backend, shopperAt(server.url), { email: person.email })).row);
  await askForMail(server.backend, person.id, 'reset');
  await askForCode(server.url, person.email);
  await workOff(server.backend);
}

beforeAll(async () => {
  server = await startTestServer();
  target = { origin: server.url, close: server.close };
  person = await signedInAt(server, {
    organizationId: await organizationIn(server.backend, 'Harbour Desk'),
    authorizableScopes: ['bookings:concierge:read-write'],
  });
  await live();
  data = await exported(person);
});
afterAll(() => server.close());

describe('every table', () => {
  it('is decided about', () => {
    expect([...tables.keys()].sort()).toEqual([...Object.keys(decided), ...ofNobody].sort());
  });

  it.each(ofNobody)('%s knows nothing of a person', async (name) => {
    const rows = JSON.stringify(await server.backend.db.select().from(tables.get(name) as PgTable));
    for (const trace of [person.id, person.email, 'marker', surname]) expect(rows).not.toContain(trace);
  });

  it.each(Object.entries(decided))('%s: each column is exported or withheld', (name, { shown, renamed = {}, withheld }) => {
    const columns = Object.keys(getTableColumns(tables.get(name) as PgTable)).filter((column) => !withheld.includes(column));
    expect(Object.keys(shown(data) ?? {})).toEqual(expect.arrayContaining(columns.map((column) => renamed[column] ?? column)));
  });
});

it("has bookings with travellers and answers, those that a guest made under the address, too, and nobody else's", async () => {
  const stranger = await signedInAt(server);
  await orderNumberOf(server, await orderAt(server, stranger.token));
  const { bookings } = await exported(person);
  expect(bookings).toHaveLength(5);
  const own = bookings.find((booking) => booking.orderNumber === orderNumber);
  expect(own).toMatchObject({
    tourName: expect.any(String),
    status: 'confirmed',
    order: {
      booker: { firstName: 'Ada', email: 'booker@marker.example', phoneNumber: '+4930901820', country: 'Germany' },
      travellers: [{ name: 'Ada Byron' }, { name: 'Guest 2' }],
      pickup: { hotelName: 'Hotel of the marker', address: '1 Marker Street' },
      answers: [
        { traveller: 1, answer: 'vegetarian' },
        { traveller: 2, answer: 'vegetarian' },
      ],
      message: 'A message with a marker',
      referralSource: 'marker-partner',
    },
  });
  expect(bookings.map((booking) => booking.orderNumber)).toContain(guestOrderNumber);
  expect(await exported(stranger)).toMatchObject({
    account: { subjectId: stranger.id },
    wishlist: [],
    trip: [],
    newsletter: [],
    applications: [],
    mails: expect.not.arrayContaining([expect.objectContaining({ subject: expect.stringContaining(orderNumber) })]),
  });
});

it('has an order whose payment failed, the newsletter, the organisation, and mails as text', () => {
  expect(data.checkouts).toMatchObject([{ state: 'failed', errorCode: 'card_declined', orders: [{ booker: { email: person.email } }] }]);
  expect(data.newsletter).toMatchObject([{ email: person.email, language: 'de', status: 'pending' }]);
  expect(data.organizations).toMatchObject([{ name: 'Harbour Desk' }]);
  expect(data.mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Choose a new password', expect.stringContaining(guestOrderNumber)]),
  );
  expect(new Set(data.sessions.map(({ kind }) => kind))).toEqual(
    new Set(['Session', 'Grant', 'AccessToken', 'RefreshToken', 'AuthorizationCode', 'SignInCode']),
  );
});

it('has the gift vouchers that they gave and were given, without codes, and without who paid for those that they were given', () => {
  expect(data.giftVouchers).toHaveLength(2);
  expect(data.giftVouchers).toContainEqual(
    expect.objectContaining({ buyerName: 'Ada Byron', recipientEmail: 'recipient@marker.example', message: 'A gift with a marker' }),
  );
  const given = data.giftVouchers.find(({ senderName }) => senderName === 'A friend');
  expect(given).toMatchObject({ recipientName: 'Grace Hopper', amount: 50, entries: [{ kind: 'issued', amount: 50 }] });
  for (const name of ['orderNumber', 'buyerName', 'buyerEmail']) expect(given).not.toHaveProperty(name);
  expect(JSON.stringify(data.giftVouchers)).not.toContain('stranger.example');
});

it('has what they have written about a visit, and that they want no more mails about it', () => {
  expect(data.bookings.find(({ orderNumber: number }) => number === guestOrderNumber)?.review).toMatchObject({
    rating: 3,
    text: 'A review with a marker',
    author: 'Ada',
    status: 'shown',
  });
  expect(data.noReviewMailsSince).toEqual(expect.any(String));
});

it('has the trip, with what was chosen', () => {
  const { productType, ...selection } = pastaOn('2026-12-24');
  expect(data.trip).toEqual([{ productType, selection, tourName: expect.any(String), addedAt: expect.any(String) }]);
});

it('holds no hash, no token, and no key of a link', async () => {
  const { db } = server.backend;
  const text = JSON.stringify(data);
  const [account] = await db.select().from(identitySchema.accounts).where(eq(identitySchema.accounts.id, person.id));
  const mails = await db.select().from(identitySchema.accountMails).where(eq(identitySchema.accountMails.accountId, person.id));
  const records = await db.select().from(identitySchema.identityRecords).where(eq(identitySchema.identityRecords.accountId, person.id));
  const secrets = [
    person.token,
    account?.passwordHash,
    ...mails.map(({ tokenHash }) => tokenHash),
    ...records.flatMap(({ id, uid, grantId, payload }) => [id, uid, grantId, payload['nonce']]),
  ].filter((secret) => typeof secret === 'string');
  expect(secrets.length).toBeGreaterThan(8);
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/[?&](token|verificationCode)=/);
});

it("is for nobody before the address is confirmed: it may be a stranger's", async () => {
  const { id, token } = await signedInAt(server, { isVerified: false });
  expect(await refusal(target, exportPersonalData, { query: { subjectId: id }, headers: withToken(token) })).toMatchObject({
    code: 'email_unverified',
  });
});

it('is kept by no cache', async () => {
  const response = await fetch(`${server.url}/api/user/personal-data?subjectId=${person.id}`, { headers: withToken(person.token) });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});
