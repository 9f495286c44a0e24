import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#backend/app.ts';
import { endpointsOf } from '#backend/http/registry.ts';
import { verifyEmail } from '#contracts/documented/email-verification.ts';
import { getBooking, requestBookingAccess, takeBookingAccess } from '#contracts/documented/bookings.ts';
import { listCruiseLines } from '#contracts/documented/cruises.ts';
import { checkoutStatus } from '#contracts/documented/checkout.ts';
import { extendHold } from '#contracts/documented/holds.ts';
import { noticeChanges } from '#contracts/documented/notices.ts';
import { answerReview, writeReview } from '#contracts/documented/reviews.ts';
import type { DocumentedEndpoint } from '#contracts/documented/documented.ts';
import { userinfo } from '#contracts/documented/identity.ts';
import { getProfile } from '#contracts/documented/profile.ts';
import { organizationIn } from '#tests/support/accounts.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { call, refusal } from '#tests/support/contract.ts';
import { nameOf, walkAt, type Caller, type Named } from '#tests/support/walk.ts';

const server = await startTestServer();
const { target, walked, caller } = walkAt(server);
const endpoints = endpointsOf(createApp(server.backend));
let people: Record<'shopper' | 'otherShopper' | 'concierge' | 'otherConcierge', Caller>;

const concierge = async (organization: string): Promise<Caller> =>
  caller({
    organizationId: await organizationIn(server.backend, organization),
    authorizableScopes: ['bookings:concierge:read-write'],
    onAccount: true,
  });

beforeAll(async () => {
  people = {
    shopper: await caller(),
    otherShopper: await caller(),
    concierge: await concierge('Harbour Desk'),
    otherConcierge: await concierge('Station Desk'),
  };
});
afterAll(() => server.close());

/** What a request names is the proof for these; who guesses gets the same answer for what exists and what does not. */
const bySecret: readonly DocumentedEndpoint[] = [
  verifyEmail,
  requestBookingAccess,
  takeBookingAccess,
  checkoutStatus,
  extendHold,
  noticeChanges,
  writeReview,
  answerReview,
];

const entriesOf = (schema: unknown): string[] => Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});
const naming = ({ params, query, body }: DocumentedEndpoint): boolean =>
  [params, query, body].flatMap(entriesOf).some((name) => ['subjectId', 'orgId', 'organizationId', 'orderNumber'].includes(name));

describe('every endpoint that is mounted', () => {
  const by = (how: DocumentedEndpoint['access']['by']) => endpoints.filter(({ access }) => access.by === how);

  it('is for whoever has a token or a secret where it names a person, an organisation or a booking', () => {
    // Whose line it is stands in every shop of that organisation.
    expect(by('anyone').filter(naming)).toEqual([listCruiseLines]);
  });

  it('is walked here and in access.test.ts where a token opens it', () => {
    // The identity provider's own, whose errors are those of its standards.
    expect(new Set(by('token'))).toEqual(new Set([...walked.map(({ endpoint }) => endpoint), userinfo]));
  });

  it('is tried below where a secret opens it', () => {
    expect(new Set(by('secret'))).toEqual(new Set(bySecret));
  });
});

const forbidden = { code: 'forbidden', errorMessage: 'This access token does not allow that.' };

describe.each(walked.map((one) => ({ name: `${one.endpoint.method} ${one.endpoint.path}`, ...one })))(
  '$name',
  ({ endpoint, access, send }) => {
    const names = access.own.map((one) => nameOf[one]);
    const ask = async (from: Caller, named: Named) => {
      const sent = await send(named);
      return refusal(target, endpoint, { ...sent, headers: { ...sent.headers, ...from.headers } });
    };

    it('refuses everybody what belongs to anybody else, and reveals nothing', async () => {
      const everybody = Object.values(people);
      for (const from of everybody) {
        for (const other of everybody.filter((one) => one !== from)) {
          for (const name of names) expect(await ask(from, { ...from, [name]: other[name] })).toEqual(forbidden);
        }
      }
    });

    it('answers the same for what does not exist', async () => {
      const unknown = { subjectId: randomUUID(), orgId: randomUUID(), orderNumber: 'LF-2222-2222' };
      for (const name of names) expect(await ask(people.concierge, { ...people.concierge, [name]: unknown[name] })).toEqual(forbidden);
    });

    it('refuses whoever has no token', async () => {
      const { code } = await refusal(target, endpoint, await send(people.concierge));
      expect(code).toBe(access.guests ? 'forbidden' : 'unauthenticated');
    });
  },
);

describe('by a secret', () => {
  const claim = (orderNumber: string) => ({ orderNumber, email: 'stranger@example.com' });

  it('a verification answers the same for a person and for nobody', async () => {
    const verify = (subjectId: string) => refusal(target, verifyEmail, { query: { subjectId, verificationCode: 'guessed' } });
    expect(await verify(people.shopper.subjectId)).toEqual(await verify(randomUUID()));
  });

  it('a checkout tells nothing to whoever does not know its key', async () => {
    expect(await call(target, checkoutStatus, { params: { key: randomUUID() } })).toEqual({ status: 204, body: null });
  });

  it('a hold is prolonged for nobody who does not know its id', async () => {
    expect(await call(target, extendHold, { params: { id: randomUUID() } })).toEqual({ status: 204, body: null });
  });

  it('a change of tours is noticed from nobody where no token was given', async () => {
    const body = { tours: ['tours/rome/forum-and-palatine-9fae0000-0000-4000-8000-000000000000'] };
    const { code } = await refusal(target, noticeChanges, { body, headers: { authorization: 'Bearer guessed' } });
    expect(code).toBe('not_found');
  });

  it('a review is written and answered by nobody who was not asked', async () => {
    const params = { token: `${randomUUID()}.guessed` };
    const body = { rating: 1, text: 'I was never there.', isNamed: false };
    expect((await refusal(target, writeReview, { params, body })).code).toBe('not_found');
    expect((await refusal(target, answerReview, { params, body: { text: 'Neither was I.' } })).code).toBe('not_found');
  });

  it('a booking opens for no stranger, and none learns whether it is there', async () => {
    const token = (orderNumber: string) => refusal(target, takeBookingAccess, { body: { ...claim(orderNumber), code: '000000' } });
    expect(await token(people.concierge.orderNumber)).toEqual(await token('LF-2222-2222'));
    const asked = await call(target, requestBookingAccess, { body: { ...claim(people.concierge.orderNumber), locale: 'en' } });
    expect(Object.keys(asked.body ?? {})).toEqual(['expiresAt']);
  });
});

it('nothing was done meanwhile: every account and every booking stands', async () => {
  for (const { subjectId, orderNumber, headers } of Object.values(people)) {
    expect((await call(target, getProfile, { query: { subjectId }, headers })).body).toMatchObject({ name: 'Ada Byron' });
    expect((await call(target, getBooking, { params: { orderNumber }, headers })).body).toMatchObject({ orderNumber, status: 'confirmed' });
  }
});
