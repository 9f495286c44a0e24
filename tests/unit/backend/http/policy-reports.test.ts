import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { onError } from '#backend/http/reply.ts';
import { policyReports } from '#backend/http/policy-reports.ts';
import { policyOf, reportsPath } from '#backend/http/security-headers.ts';
import { openLog } from '#backend/log.ts';
import { testConfig } from '#tests/support/config.ts';

const report = {
  'csp-report': {
    'document-uri': 'https://shop.example/en/new/checkout/payment?payment_intent_client_secret=secret',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://skimmer.example/card.js?stolen=4242',
  },
};

function open(settings: Record<string, string> = {}) {
  const log = openLog({ logLevel: 'silent' });
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  const app = new Hono();
  app.onError(onError(log));
  app.route('/', policyReports({ config: testConfig(settings), clock: () => new Date(0), log }));
  const send = async (body: string, type = 'application/csp-report') =>
    (await app.request(reportsPath, { method: 'POST', headers: { 'Content-Type': type }, body })).status;
  return { send, told: () => warn.mock.calls.map(([about]) => about) };
}

test('what a policy has stopped is written down, without what may be secret', async () => {
  const { send, told } = open();
  expect(await send(JSON.stringify(report))).toBe(204);
  expect(told()).toEqual([
    {
      page: 'https://shop.example/en/new/checkout/payment',
      blocked: 'https://skimmer.example/card.js',
      directive: 'script-src-elem',
    },
  ]);
});

test.each([
  { what: 'no report', body: '{"a":1}', type: 'application/csp-report' },
  { what: 'no JSON', body: '{', type: 'application/csp-report' },
  { what: 'what a form sends', body: JSON.stringify(report), type: 'text/plain' },
])('$what is refused, and written down nowhere', async ({ body, type }) => {
  const { send, told } = open();
  expect([await send(body, type), told()]).toEqual([400, []]);
});

test('nobody fills the log', async () => {
  const { send, told } = open({ RATE_LIMITS: 'true' });
  const statuses = [];
  for (let sent = 0; sent < 25; sent += 1) statuses.push(await send(JSON.stringify(report)));
  expect([statuses.at(-1), told().length]).toEqual([429, 20]);
});

test.each([
  { path: '/en/new/checkout/payment', isTold: true },
  { path: '/en/tours/rome', isTold: false },
])('the policy of $path names the address: $isTold', ({ path, isTold }) => {
  const policy = policyOf(`<meta http-equiv="content-security-policy" content="default-src &#39;self&#39;">`, path);
  expect(policy?.includes(`report-uri ${reportsPath}`)).toBe(isTold);
});
