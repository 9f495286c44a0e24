import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { planSandbox, sandboxPlan } from '#contracts/documented/sandbox.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { call, contractTarget, refusal, type Target } from '#tests/support/contract.ts';

let target: Target;
beforeAll(async () => {
  target = await contractTarget();
});
afterAll(() => target.close());

it('plans what happens next to orders of an e-mail address, in place of what was planned before', async () => {
  const [email, query] = ['Engineer@example.com', { email: 'engineer@EXAMPLE.com' }];
  await call(target, planSandbox, { body: { email, outcomes: ['sold_out'] } });
  const outcomes = ['payment_declined', 'webhook_twice'];
  const planned = { status: 200, body: { email: 'engineer@example.com', outcomes } };
  expect(await call(target, planSandbox, { body: { email, outcomes } })).toEqual(planned);
  expect(await call(target, sandboxPlan, { query })).toEqual(planned);
  await call(target, planSandbox, { body: { email, outcomes: [] } });
  expect((await call(target, sandboxPlan, { query })).body?.outcomes).toEqual([]);
});

it.each([
  { email: 'nobody', outcomes: [] },
  { email: 'engineer@example.com', outcomes: ['everything_free'] },
  { email: 'engineer@example.com', outcomes: Array.from({ length: 11 }, () => 'sold_out') },
])('refuses what is no plan: $email, $outcomes', async (body) => {
  expect(await refusal(target, planSandbox, { body })).toMatchObject({ code: 'invalid_request' });
});

it('is not there where money moves, as a page neither', async () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' };
  const shop = await startTestServer({}, keys);
  onTestFinished(() => shop.close());
  for (const path of ['/api/sandbox/outcomes?email=engineer@example.com', '/simulator/sandbox'])
    expect((await fetch(shop.url + path)).status, path).toBe(404);
});
