import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../support/browser.ts';
import { connectionLost, fakeServices, json, refusal } from '../../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test', newsletterListId: 'letters' }));

let browser: ReturnType<typeof stubBrowser>;
let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  vi.resetModules();
  browser = stubBrowser();
  services = fakeServices();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function subscribed(email = 'ada@example.com') {
  const { $newsletter, subscribeTo } = await import('#stores/newsletter/newsletter.ts');
  const states: string[] = [];
  $newsletter.subscribe((state) => states.push(state.status === 'message' ? state.outcome : state.status));
  await subscribeTo(email, 'de');
  return states;
}

test('an answer with the address is a success; the service gets what the requirements say', async () => {
  services.on('POST /subscriptions', json({ email_address: 'ada@example.com' }));
  expect(await subscribed(' ada@example.com ')).toEqual(['idle', 'submitting', 'success']);
  expect(services.calls).toMatchObject([
    { path: '/subscriptions/letters', body: { email_address: 'ada@example.com', status: 'pending', language: 'de' } },
  ]);
});

test('an answer without the address is a duplicate', async () => {
  services.on('POST /subscriptions', json({}));
  expect((await subscribed()).at(-1)).toBe('duplicate');
});

test.each([
  ['a service that is down', refusal('unavailable', 503), 'failure'],
  ['a lost connection', connectionLost(), 'failure'],
  ['an address that the service refuses', refusal('invalid_request', 400, { field: 'email_address' }), 'invalid'],
])('%s ends in a message', async (_, answer, outcome) => {
  services.on('POST /subscriptions', answer);
  expect((await subscribed()).at(-1)).toBe(outcome);
});

test('without a connection it says so', async () => {
  services.on('POST /subscriptions', connectionLost());
  browser.goOffline();
  expect((await subscribed()).at(-1)).toBe('offline');
});

test('an address that is none is not sent', async () => {
  expect(await subscribed('nobody')).toEqual(['idle', 'invalid']);
  expect(services.calls).toEqual([]);
});

test('a second press while it is under way sends nothing', async () => {
  services.on('POST /subscriptions', json({ email_address: 'ada@example.com' }));
  const { subscribeTo } = await import('#stores/newsletter/newsletter.ts');
  await Promise.all([subscribeTo('ada@example.com', 'en'), subscribeTo('ada@example.com', 'en')]);
  expect(services.calls).toHaveLength(1);
});
