import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#backend/http/endpoints.ts';
import type { RunningServer } from '#backend/server.ts';
import {
  getOrganization,
  getWishlist,
  listOrganizationBookings,
  listUserBookings,
  postWishlist,
  resendVerification,
  verifyEmail,
} from '#contracts/account.ts';
import { authorizationCheckout } from '#contracts/authorization-checkout.ts';
import { getBooking, refundBooking, requestBookingAccess, takeBookingAccess } from '#contracts/bookings.ts';
import { checkout } from '#contracts/checkout.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { exportPersonalData } from '#contracts/personal-data.ts';
import { deleteAccount, getProfile, putProfile } from '#contracts/profile.ts';
import { accountOrderFor } from '#tests/support/account-order.ts';
import { organizationIn, personIn } from '#tests/support/accounts.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { signIn } from '#tests/support/browser-session.ts';
import { call, refusal, type Target } from '#tests/support/contract.ts';
import { orderFor, pastaTour, shopperAt } from '#tests/support/order.ts';

/** Whoever is signed in, and what is theirs. A shopper's organisation is one that does not exist. */
type Person = { subjectId: string; orgId: string; orderNumber: string; headers: Record<string, string> };
type People = Record<'shopper' | 'otherShopper' | 'concierge' | 'otherConcierge', Person>;
type Sent = NonNullable<Parameters<typeof call>[2]>;

let server: RunningServer;
let target: Target;
let people: People;
let daysUsed = 0;
const quote = () => shopperAt(target.origin).quote(pastaTour, { ageGroup: [{ id: 'adult', quantity: 1 }] }, (daysUsed += 1));
const withKey = (headers: Record<string, string>) => ({ 'Idempotency-Key': randomUUID(), ...headers });

async function person(organizationId?: string): Promise<Person> {
  const {
    id: subjectId,
    email,
    password,
  } = await personIn(
    server.backend,
    organizationId === undefined ? {} : { organizationId, authorizableScopes: ['bookings:concierge:read-write'] },
  );
  const headers = { Authorization: `Bearer ${(await signIn(target.origin, email, password)).access_token}` };
  const { body } =
    organizationId === undefined
      ? await call(target, checkout, { headers: withKey(headers), body: orderFor(await quote()) })
      : await call(target, authorizationCheckout, { headers: withKey(headers), body: accountOrderFor(await quote(), organizationId) });
  return { subjectId, orgId: organizationId ?? randomUUID(), orderNumber: body?.cart.tcConfirmationNumber ?? '', headers };
}

beforeAll(async () => {
  server = await startTestServer();
  target = { origin: server.url, close: server.close };
  people = {
    shopper: await person(),
    otherShopper: await person(),
    concierge: await person(await organizationIn(server.backend, 'Harbour Desk')),
    otherConcierge: await person(await organizationIn(server.backend, 'Station Desk')),
  };
});
afterAll(() => server.close());

type Named = Pick<Person, 'subjectId' | 'orgId' | 'orderNumber'>;
const ofOrganization = ({ subjectId, orgId }: Named): Sent => ({ params: { orgId }, query: { subjectId } });
const ofSubject = ({ subjectId }: Named): Sent => ({ query: { subjectId } });

/** Every call that names a person, an organisation or a booking and that a token opens; what it sends for what it names. */
const opened: readonly { endpoint: Endpoint; names: readonly (keyof Named)[]; send: (named: Named) => Sent | Promise<Sent> }[] = [
  { endpoint: listUserBookings, names: ['subjectId'], send: ofSubject },
  { endpoint: getWishlist, names: ['subjectId'], send: ofSubject },
  { endpoint: postWishlist, names: ['subjectId'], send: (named) => ({ ...ofSubject(named), body: { data: {} } }) },
  { endpoint: resendVerification, names: ['subjectId'], send: (named) => ({ ...ofSubject(named), headers: { 'Base-URL': server.url } }) },
  { endpoint: getProfile, names: ['subjectId'], send: ofSubject },
  { endpoint: putProfile, names: ['subjectId'], send: (named) => ({ ...ofSubject(named), body: { name: 'Somebody Else', locale: 'de' } }) },
  { endpoint: exportPersonalData, names: ['subjectId'], send: ofSubject },
  { endpoint: deleteAccount, names: ['subjectId'], send: (named) => ({ ...ofSubject(named), body: { password: 'plain words in a row' } }) },
  { endpoint: listOrganizationBookings, names: ['subjectId', 'orgId'], send: ofOrganization },
  { endpoint: getOrganization, names: ['subjectId', 'orgId'], send: ofOrganization },
  {
    endpoint: checkout,
    names: ['orgId'],
    send: async ({ orgId: organizationId }) => ({ headers: withKey({}), body: { ...orderFor(await quote()), organizationId } }),
  },
  {
    endpoint: authorizationCheckout,
    names: ['orgId'],
    send: async ({ orgId }) => ({ headers: withKey({}), body: accountOrderFor(await quote(), orgId) }),
  },
  { endpoint: getBooking, names: ['orderNumber'], send: ({ orderNumber }) => ({ params: { orderNumber } }) },
  { endpoint: refundBooking, names: ['orderNumber'], send: ({ orderNumber }) => ({ params: { orderNumber }, body: { amount: 89 } }) },
];

/** A mailed code is the proof for these; who guesses gets the same answer for what exists and what does not. */
const byCode: readonly Endpoint[] = [verifyEmail, requestBookingAccess, takeBookingAccess];

const entriesOf = (schema: unknown): string[] => Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});
const naming = ({ params, query, body }: Endpoint): boolean =>
  [params, query, body].flatMap(entriesOf).some((name) => ['subjectId', 'orgId', 'organizationId', 'orderNumber'].includes(name));

it('every endpoint that names a person, an organisation or a booking is walked here', () => {
  expect(endpoints.filter(naming)).toEqual(expect.arrayContaining([...opened.map(({ endpoint }) => endpoint), ...byCode]));
  expect(endpoints.filter(naming)).toHaveLength(opened.length + byCode.length);
});

const forbidden = { code: 'forbidden', errorMessage: 'This access token does not allow that.' };

describe.each(opened.map((one) => ({ name: `${one.endpoint.method} ${one.endpoint.path}`, ...one })))(
  '$name',
  ({ endpoint, names, send }) => {
    const ask = async (from: Person, named: Named) => {
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
      // By card, a guest may order, though for no organisation.
      expect(code).toBe(endpoint === checkout ? 'forbidden' : 'unauthenticated');
    });
  },
);

describe('by a code', () => {
  const claim = (orderNumber: string) => ({ orderNumber, email: 'stranger@example.com' });

  it('a verification answers the same for a person and for nobody', async () => {
    const verify = (subjectId: string) => refusal(target, verifyEmail, { query: { subjectId, verificationCode: 'guessed' } });
    expect(await verify(people.shopper.subjectId)).toEqual(await verify(randomUUID()));
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
