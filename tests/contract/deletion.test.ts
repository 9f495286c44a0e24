import { randomUUID } from 'node:crypto';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseDue } from '#backend/account/erasure.ts';
import { readBookingByNumber } from '#backend/bookings/booking.ts';
import * as applicationsSchema from '#backend/db/applications-schema.ts';
import * as mailSchema from '#backend/db/mail-schema.ts';
import * as reviewsSchema from '#backend/db/reviews-schema.ts';
import { rowsOf } from '#backend/db/rows.ts';
import * as identitySchema from '#backend/db/identity-schema.ts';
import * as paymentsSchema from '#backend/db/payments-schema.ts';
import * as shopSchema from '#backend/db/schema.ts';
import { demoPassword } from '#backend/identity/demo.ts';
import { register } from '#backend/identity/register.ts';
import type { RunningServer } from '#backend/server.ts';
import { reviewToken } from '#backend/tickets/links.ts';
import { writeReview } from '#contracts/documented/reviews.ts';
import { listUserBookings } from '#contracts/documented/user-bookings.ts';
import { getWishlist, postWishlist } from '#contracts/documented/wishlist.ts';
import { getBooking, refundBooking, requestBookingAccess, takeBookingAccess } from '#contracts/documented/bookings.ts';
import { deleteAccount, putProfile } from '#contracts/documented/profile.ts';
import { postTrip } from '#contracts/documented/trip.ts';
import { applyAt } from '#tests/support/application.ts';
import { organizationIn } from '#tests/support/accounts.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { askForCode, openBrowser, refresh, signIn } from '#tests/support/browser-session.ts';
import { testClock } from '#tests/support/clock.ts';
import { call, refusal, type Target } from '#tests/support/contract.ts';
import { pastaTour } from '#tests/support/order.ts';
import { withPickup } from '#tests/support/pickup.ts';
import { pastaOn } from '#tests/support/planned.ts';
import { endVisit } from '#tests/support/reviewed.ts';
import { orderAt, orderNumberOf, signedInAt, withToken, type SignedIn } from '#tests/support/signed-in.ts';
import { workOff } from '#tests/support/work-off.ts';
import { paidBookings } from '#tests/support/paid-bookings.ts';

type Placed = Awaited<ReturnType<typeof orderAt>>;

/** Cancels a booking for all its money, and has the money sent back. */
async function cancel({ token }: SignedIn, { body }: Placed, orderNumber: string): Promise<void> {
  const headers = withToken(token);
  await call(target, refundBooking, { params: { orderNumber }, headers, body: { amount: body.chargeRequest.amount } });
  await workOff(server.backend);
}

const dayMinutes = 24 * 60;
const clock = testClock();
let server: RunningServer;
let target: Target;
beforeAll(async () => {
  server = await startTestServer({ clock: clock.now });
  target = { origin: server.url, close: server.close };
});
afterAll(() => server.close());

const asked = ({ id, token, password }: SignedIn, given = password) => ({
  query: { subjectId: id },
  headers: withToken(token),
  body: { password: given },
});
const deleted = async (person: SignedIn) => (await call(target, deleteAccount, asked(person))).body?.remainingBookings;
const book = async ({ token, email }: SignedIn, more: object = {}) => orderNumberOf(server, await orderAt(server, token, more, { email }));
const rowOf = async (orderNumber: string) =>
  (await paidBookings(server.backend).where(eq(shopSchema.bookings.orderNumber, orderNumber)))[0];

const mailsTo = (email: string) => server.backend.db.select().from(mailSchema.mails).where(eq(mailSchema.mails.recipient, email));

const subjectsTo = async (email: string): Promise<string[]> => (await mailsTo(email)).map(({ subject }) => subject);

/** The mail with such a subject, once it is there. */
async function mailTo(email: string, wanted: RegExp): Promise<{ subject: string; text: string }> {
  await expect
    .poll(async () => {
      await workOff(server.backend);
      return subjectsTo(email);
    })
    .toContainEqual(expect.stringMatching(wanted));
  const { raw, subject = '' } = (await mailsTo(email)).find((mail) => wanted.test(mail.subject)) ?? {};
  return { subject, text: (await PostalMime.parse(raw ?? '')).text ?? '' };
}

/** Tables in which a text still stands. */
async function tracesOf(text: string): Promise<string[]> {
  const schemas = [shopSchema, identitySchema, paymentsSchema, mailSchema, reviewsSchema, applicationsSchema];
  const tables = schemas.flatMap((schema) => Object.values<unknown>(schema)).filter((value) => is(value, PgTable));
  const found = await Promise.all(
    tables.map(async (table) => (JSON.stringify(await server.backend.db.select().from(table)).includes(text) ? [getTableName(table)] : [])),
  );
  return found.flat();
}

/** Opens a booking as a guest does. */
async function openAsGuest(orderNumber: string, email: string) {
  await call(target, requestBookingAccess, { body: { orderNumber, email, locale: 'en' } });
  const code = /\d{6}/.exec((await mailTo(email, /is your code/)).subject)?.[0] ?? '';
  const { accessToken = '' } = (await call(target, takeBookingAccess, { body: { orderNumber, email, code } })).body ?? {};
  return (await call(target, getBooking, { params: { orderNumber }, headers: withToken(accessToken) })).body;
}

describe('deleting an account', () => {
  it('asks for the password, and does nothing without it', async () => {
    const person = await signedInAt(server);
    expect(await refusal(target, deleteAccount, asked(person, 'something else'))).toMatchObject({
      code: 'invalid_request',
      details: { field: 'password' },
    });
    expect((await call(target, getWishlist, { query: { subjectId: person.id }, headers: withToken(person.token) })).body).toEqual({
      data: {},
    });
  });

  it('ends every session, here and elsewhere', async () => {
    const person = await signedInAt(server);
    const browser = openBrowser(target.origin);
    const elsewhere = await signIn(target.origin, person.email, person.password, { browser, remember: true });
    expect(await deleted(person)).toEqual([]);
    for (const token of [person.token, elsewhere.access_token]) {
      expect(await refusal(target, getWishlist, { query: { subjectId: person.id }, headers: withToken(token) })).toMatchObject({
        code: 'unauthenticated',
      });
    }
    expect((await refresh(target.origin, elsewhere.refresh_token)).status).toBe(400);
    await expect(signIn(target.origin, person.email, person.password, { browser })).rejects.toThrow('do not match');
    expect(await refusal(target, deleteAccount, asked(person))).toMatchObject({ code: 'unauthenticated' });
  });

  it('leaves nothing of somebody who has not booked', async () => {
    const person = await signedInAt(server, { organizationId: await organizationIn(server.backend) });
    await call(target, postWishlist, {
      query: { subjectId: person.id },
      headers: withToken(person.token),
      body: { data: { [pastaTour.tourId]: { tourUuid: pastaTour.tourId } } },
    });
    await call(target, postTrip, {
      query: { subjectId: person.id },
      headers: withToken(person.token),
      body: { data: { [randomUUID()]: pastaOn('2026-12-24') } },
    });
    await call(target, putProfile, {
      query: { subjectId: person.id },
      headers: withToken(person.token),
      body: { name: 'Zaphod Markerman', locale: 'de' },
    });
    await applyAt(target.origin, { email: person.email, business: 'Markerman Walks' });
    await askForCode(target.origin, person.email);
    await workOff(server.backend);
    expect(await tracesOf(person.email)).toContain('identity_records');
    expect(await tracesOf('Markerman Walks')).toEqual(['mails', 'applications']);
    await deleted(person);
    expect(await tracesOf(person.id)).toEqual([]);
    expect(await tracesOf('Markerman')).toEqual([]);
    const { text } = await mailTo(person.email, /^Ihr Konto ist gelöscht$/);
    expect(text).not.toContain('Markerman');
    expect(await tracesOf(person.email)).toEqual(['mails']);
  });

  it("leaves an application of an address that was never confirmed: it may be somebody else's", async () => {
    const person = await signedInAt(server, { isVerified: false });
    await applyAt(target.origin, { email: person.email });
    await deleted(person);
    expect(await tracesOf(person.email)).toContain('applications');
    expect(await tracesOf(person.id)).toEqual([]);
  });

  it("keeps a visit to come as a guest's booking, and says so in the mail", async () => {
    const person = await signedInAt(server);
    const orderNumber = await book(person);
    expect(await deleted(person)).toEqual([orderNumber]);
    expect((await mailTo(person.email, /account has been deleted/)).text).toContain(orderNumber);
    expect(await rowOf(orderNumber)).toMatchObject({ subjectId: null, erasedAt: null });
    expect(await openAsGuest(orderNumber, person.email)).toMatchObject({
      orderNumber,
      status: 'confirmed',
      vouchers: [{ participantName: 'Ada Byron' }, {}],
    });
  });

  it('takes the reviews of its bookings from the pages, at once, and lets none be written', async () => {
    const person = await signedInAt(server);
    const [reviewed, silent] = [await book(person), await book(person)];
    const body = { rating: 5, text: 'Words of Zaphod Reviewman', isNamed: true };
    const tokenFor = async (orderNumber: string) => {
      await endVisit(server.backend, orderNumber);
      return reviewToken(server.backend.signingKey, (await readBookingByNumber(server.backend.db, orderNumber))?.id ?? '', 'write');
    };
    const [written, unwritten] = [await tokenFor(reviewed), await tokenFor(silent)];
    await call(target, writeReview, { params: { token: written }, body });
    await deleted(person);
    expect(JSON.stringify(await server.backend.db.select().from(reviewsSchema.reviews))).not.toContain('Reviewman');
    await server.backend.liveCatalogue.refreshRatings();
    expect(server.backend.catalogue.tours.get(pastaTour.tourId)?.guests?.count).toBe(0);
    expect(await refusal(target, writeReview, { params: { token: unwritten }, body })).toMatchObject({ code: 'not_found' });
  });

  it('lets the address register again, which sees nothing of before', async () => {
    const person = await signedInAt(server);
    await book(person);
    await deleted(person);
    await register(server.backend, { email: person.email, name: 'Ada Again', password: person.password, locale: 'en' });
    await server.backend.db
      .update(identitySchema.accounts)
      .set({ emailVerifiedAt: clock.now() })
      .where(eq(identitySchema.accounts.email, person.email));
    const { access_token: token } = await signIn(target.origin, person.email, person.password);
    const [account] = await server.backend.db.select().from(identitySchema.accounts).where(eq(identitySchema.accounts.email, person.email));
    expect(account?.id).not.toBe(person.id);
    const mine = { query: { subjectId: account?.id ?? '' }, headers: withToken(token) };
    expect((await call(target, listUserBookings, mine)).body).toEqual({ bookings: [] });
    expect((await call(target, getWishlist, mine)).body).toEqual({ data: {} });
  });

  it('is not for demo accounts, whose password is public', async () => {
    const { access_token: token } = await signIn(target.origin, 'shopper@demo.example', demoPassword);
    const demo = { id: 'a4b0c7de-3f51-4c0b-8f8e-6d1b2a9c7e01', token, password: demoPassword } as SignedIn;
    expect(await refusal(target, deleteAccount, asked(demo))).toMatchObject({ code: 'forbidden' });
  });

  it("can be done before the address is confirmed, and touches no mail of the mailbox's owner", async () => {
    const owner = `${randomUUID()}@example.com`;
    const guests = await orderNumberOf(server, await orderAt(server, undefined, {}, { email: owner }));
    await workOff(server.backend);
    await register(server.backend, { email: owner, name: 'Somebody Else', password: 'plain words in a row', locale: 'en' });
    await mailTo(owner, /confirm your e-mail address/);
    const { access_token: token } = await signIn(target.origin, owner, 'plain words in a row');
    const [account] = await server.backend.db.select().from(identitySchema.accounts).where(eq(identitySchema.accounts.email, owner));
    await deleted({ id: account?.id ?? '', token, email: owner, password: 'plain words in a row', organizationId: '' });
    await mailTo(owner, /account has been deleted/);
    expect(await subjectsTo(owner)).toEqual([expect.stringContaining(guests), 'Your account has been deleted']);
  });
});

describe('of bookings', () => {
  const markers = { itemComments: 'A message with a marker', hotel: 'Hotel of the marker' };
  async function bookWithMarkers(person: SignedIn): Promise<string> {
    const order = await orderAt(
      server,
      person.token,
      { startingPointInformation: { hotelName: markers.hotel, address: '1 Marker Street' } },
      { email: person.email },
    );
    Object.assign(order.body.cart.cartItems[0] ?? {}, { itemComments: markers.itemComments });
    Object.assign(order.body.cart.persons[0] ?? {}, { fullAddress: "12 St James's Square", city: 'London' });
    return withPickup(server.backend, () => orderNumberOf(server, order));
  }

  it('what tax law has kept stays, a week after the visit; the rest goes, from the outbox, too', async () => {
    const person = await signedInAt(server);
    const orderNumber = await bookWithMarkers(person);
    await deleted(person);
    await workOff(server.backend);
    const before = await rowOf(orderNumber);
    clock.set(`${before?.day}T23:00:00Z`);
    clock.advance(6 * dayMinutes);
    await eraseDue(server.backend);
    expect((await rowOf(orderNumber))?.order).toEqual(before?.order);
    clock.advance(dayMinutes);
    await eraseDue(server.backend);
    const after = await rowOf(orderNumber);
    expect(after).toMatchObject({
      orderNumber,
      day: before?.day,
      lines: before?.lines,
      total: before?.total,
      payment: before?.payment,
      reference: before?.reference,
      erasedAt: clock.now(),
      order: {
        cart: {
          persons: [
            {
              firstName: 'Ada',
              lastName: 'Byron',
              fullAddress: "12 St James's Square",
              city: 'London',
              country: { name: 'Germany' },
              email: '',
              phoneNumber: '',
            },
          ],
        },
        bookingQuestionsAnswers: [],
      },
    });
    // The item has what the tour asks everybody, with all options; answers are in the order.
    const kept = JSON.stringify([
      { ...after, item: undefined },
      await server.backend.db
        .select()
        .from(shopSchema.checkouts)
        .where(eq(shopSchema.checkouts.key, after?.checkoutKey ?? '')),
    ]);
    for (const trace of [person.email, '+4930901820', 'vegetarian', 'Guest 2', ...Object.values(markers)])
      expect(kept).not.toContain(trace);
    expect(await tracesOf(`ticket.${after?.id}`)).toEqual([]);
  });

  it('one that was cancelled loses it as soon as the money is back', async () => {
    const person = await signedInAt(server);
    const order = await orderAt(server, person.token, {}, { email: person.email });
    const orderNumber = await orderNumberOf(server, order);
    await cancel(person, order, orderNumber);
    const { refunds } = shopSchema;
    const { webhookEvents } = paymentsSchema;
    // The provider says so by itself, too: later, it would undo what comes next.
    await expect.poll(() => server.backend.db.select().from(webhookEvents).where(eq(webhookEvents.type, 'refund.updated'))).toHaveLength(1);
    const setRefund = async (status: 'pending' | 'succeeded') =>
      server.backend.db
        .update(refunds)
        .set({ status })
        .where(eq(refunds.bookingId, (await rowOf(orderNumber))?.id ?? ''));
    await setRefund('pending');
    await deleted(person);
    await eraseDue(server.backend);
    expect(await rowOf(orderNumber)).toMatchObject({ erasedAt: null });
    await setRefund('succeeded');
    await eraseDue(server.backend);
    expect(await rowOf(orderNumber)).toMatchObject({ payment: 'refunded', erasedAt: clock.now() });
  });

  describe('that have a job to be done', () => {
    /** Of a deleted account: cancelled, and all is done for it. */
    async function cancelled() {
      const person = await signedInAt(server);
      const order = await orderAt(server, person.token, {}, { email: person.email });
      const orderNumber = await orderNumberOf(server, order);
      await cancel(person, order, orderNumber);
      await deleted(person);
      await workOff(server.backend);
      return { orderNumber, bookingId: (await rowOf(orderNumber))?.id ?? '' };
    }
    const erasedAt = async (orderNumber: string) => {
      await eraseDue(server.backend);
      return (await rowOf(orderNumber))?.erasedAt;
    };

    /** As if a job that was done had failed so far, and waited for its next try. @returns its id */
    async function asWaiting(kind: string, bookingId: string, sinceHours: number): Promise<string> {
      const [job] = await rowsOf<{ id: string }>(
        server.backend.db,
        sql`update pgboss.job set state = 'retry', completed_on = null, start_after = now() + interval '1 day',
          created_on = now() - ${sinceHours}::int * interval '1 hour'
          where data ->> 'kind' = ${kind} and data #>> '{payload,bookingId}' = ${bookingId} returning id`,
      );
      return job?.id ?? '';
    }
    const stateOf = async (id: string) => (await rowsOf(server.backend.db, sql`select state from pgboss.job where id = ${id}::uuid`))[0];

    it('wait an hour for a mail, which nobody is sent later on', async () => {
      const { orderNumber, bookingId } = await cancelled();
      const mail = await asWaiting('refund_mail', bookingId, 0);
      expect(await erasedAt(orderNumber)).toBeNull();
      await asWaiting('refund_mail', bookingId, 2);
      expect(await erasedAt(orderNumber)).toEqual(clock.now());
      await workOff(server.backend);
      expect(await stateOf(mail)).toEqual({ state: 'completed' });
      expect(await tracesOf(`refund.${bookingId}`)).toEqual([]);
    });

    it('wait for money as long as it takes, also when its job was given up', async () => {
      const { orderNumber, bookingId } = await cancelled();
      const job = await asWaiting('refund', bookingId, 70);
      expect(await erasedAt(orderNumber)).toBeNull();
      await server.backend.db.execute(sql`update pgboss.job set state = 'active', retry_count = retry_limit where id = ${job}::uuid`);
      await server.backend.jobs.boss.fail('money', job);
      expect(await stateOf(job)).toEqual({ state: 'failed' });
      expect(await erasedAt(orderNumber)).toBeNull();
      await server.backend.jobs.boss.deleteQueuedJobs('failed');
      expect(await erasedAt(orderNumber)).toEqual(clock.now());
    });
  });

  it('one for an organisation stays whole, without who booked it', async () => {
    const organizationId = await organizationIn(server.backend, 'Harbour Desk');
    const person = await signedInAt(server, { organizationId });
    const orderNumber = await book(person, { organizationId });
    await deleted(person);
    expect(await rowOf(orderNumber)).toMatchObject({ organizationId, subjectId: null, erasureAskedAt: null });
  });

  it('one of somebody else is not touched', async () => {
    const [person, other] = [await signedInAt(server), await signedInAt(server)];
    const orderNumber = await book(other);
    await deleted(person);
    expect(await rowOf(orderNumber)).toMatchObject({ subjectId: other.id, erasureAskedAt: null });
  });
});
