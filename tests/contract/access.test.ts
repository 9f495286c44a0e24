import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { accounts, memberships } from '#backend/db/identity-schema.ts';
import { userinfo } from '#contracts/documented/identity.ts';
import { organizationIn } from '#tests/support/accounts.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { call, refusal } from '#tests/support/contract.ts';
import { walkAt, type Caller, type TokenAccess } from '#tests/support/walk.ts';

const server = await startTestServer();
const { db } = server.backend;
const { target, walked, caller } = walkAt(server);

/** Who asks for what is their own, and whether an endpoint's own data say that they may. */
const callers = {
  'who may do everything': () => true,
  'who has not confirmed the address': ({ verified }) => !verified,
  'whose token lacks the scope': ({ scope }) => scope === undefined,
  'whose role was withdrawn since': ({ scope }) => scope === undefined,
  'who has left the organisation since': ({ own }) => !own.includes('organization'),
} satisfies Record<string, (access: TokenAccess) => boolean>;
type CallerName = keyof typeof callers;
const callerNames = Object.keys(callers) as CallerName[];

let people: Record<CallerName, Caller>;

beforeAll(async () => {
  const organizationId = await organizationIn({ db }, 'Harbour Desk');
  const concierge = { organizationId, authorizableScopes: ['bookings:concierge:read-write' as const] };
  people = {
    'who may do everything': await caller(concierge),
    'who has not confirmed the address': await caller({ ...concierge, isVerified: false }),
    'whose token lacks the scope': await caller({ ...concierge, scope: 'openid profile email' }),
    'whose role was withdrawn since': await caller(concierge),
    'who has left the organisation since': await caller(concierge),
  };
  await db.update(accounts).set({ authorizableScopes: [] }).where(eq(accounts.id, people['whose role was withdrawn since'].subjectId));
  await db.delete(memberships).where(eq(memberships.accountId, people['who has left the organisation since'].subjectId));
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

/** Longer than an access token lives. */
const later = 16 * 60_000;

describe.each(walked.map((one) => ({ name: `${one.endpoint.method} ${one.endpoint.path}`, ...one })))(
  '$name',
  ({ endpoint, access, send }) => {
    const sentBy = async (from: Caller) => {
      const sent = await send(from);
      return { ...sent, headers: { ...sent.headers, ...from.headers } };
    };

    it('knows no token that is made up, or that has expired', async () => {
      const sent = await sentBy(people['who may do everything']);
      const madeUp = { ...sent, headers: { ...sent.headers, Authorization: 'Bearer made-up' } };
      expect(await refusal(target, endpoint, madeUp)).toMatchObject({ code: 'unauthenticated' });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + later });
      expect(await refusal(target, endpoint, sent)).toMatchObject({ code: 'unauthenticated' });
    });

    it.each(callerNames)('answers or refuses somebody %s, as its data say', async (name) => {
      const sent = await sentBy(people[name]);
      if (callers[name](access)) await call(target, endpoint, sent);
      else expect(['forbidden', 'email_unverified']).toContain((await refusal(target, endpoint, sent)).code);
    });
  },
);

it('userinfo knows no token that is missing, made up or expired', async () => {
  const { headers } = await caller();
  await call(target, userinfo, { headers });
  const ask = async (sent: Record<string, string>) => (await fetch(`${server.url}/identity/userinfo`, { headers: sent })).status;
  expect([await ask({}), await ask({ Authorization: 'Bearer made-up' })]).toEqual([401, 401]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + later });
  expect(await ask(headers)).toBe(401);
});
