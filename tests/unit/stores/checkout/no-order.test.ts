import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import type { PaymentSheet } from '#stores/checkout/payments/payment-sheet.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { cart, filledForm } from '../../../support/cart.ts';
import { fakeServices, json, nothing } from '../../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const organizationId = 'b3d9e7a4-51c6-4f28-8e07-94a1d2c3f5b8';
const status = 'GET /shopper/checkout/';
const booked: CheckoutResult = {
  stripeStatus: 'succeeded',
  invoices: [],
  vouchers: [{ participantName: 'Ada Byron', url: '/api/shopper/tickets/a.pdf' }],
  bookings: [
    { orderNumber: 'LF-7K3M-Q9TX', status: 'confirmed', vouchers: [{ participantName: 'Ada Byron', url: '/api/shopper/tickets/a.pdf' }] },
  ],
  cart: { id: cart.hold.id, tcConfirmationNumber: 'LF-7K3M-Q9TX', requireConfirmation: false },
};
const standing = (result: object) => json({ state: 'booked', result, updatedAt: '2026-11-01T12:00:00.000Z' });

let services: ReturnType<typeof fakeServices>;

/** A shopper who has agreed to be counted, and who may book by card and on account. */
async function openCheckout() {
  vi.resetModules();
  const [carts, form, payment, billing, state, result, resume, session, signedIn, consent, reports] = await Promise.all([
    import('#stores/checkout/cart.ts'),
    import('#stores/checkout/form.ts'),
    import('#stores/checkout/payment.ts'),
    import('#stores/checkout/payments/account.ts'),
    import('#stores/checkout/payment-state.ts'),
    import('#stores/checkout/result.ts'),
    import('#stores/checkout/resume-order.ts'),
    import('#stores/account/auth/session.ts'),
    import('#stores/account/signed-in.ts'),
    import('#stores/browser/consent.ts'),
    import('#stores/checkout/report-order.ts'),
  ]);
  carts.beginCheckout(cart, 'en');
  form.$form.set(filledForm);
  signedIn.$signedIn.set({ name: 'Ada Byron', authPersistExpiresAt: Date.now() + 86_400_000 });
  const authorizable_scopes = ['bookings:concierge:read-write'];
  const profile = {
    sub: organizationId,
    name: 'Ada Byron',
    email: 'ada@example.com',
    organizations: [organizationId],
    authorizable_scopes,
  };
  session.$session.set({ access_token: 'token', scope: '', profile });
  return { ...carts, ...form, ...payment, ...billing, ...state, ...result, ...resume, ...consent, ...reports };
}
type Page = Awaited<ReturnType<typeof openCheckout>>;

const card: PaymentSheet = {
  method: 'credit-card',
  instrument: async () => ({ id: 'pm_1' }),
  confirm: async () => 'authorized',
  read: async () => 'authorized',
};
const ways: [string, string, (page: Page) => Promise<void>][] = [
  ['by card', 'POST /shopper/checkout', (page) => page.pay('en', card)],
  ['on account', 'POST /shopper/authorization-checkout', (page) => page.bookOnAccount('en')],
];
const settled = (work: Promise<void>) => Promise.all([work, vi.advanceTimersByTimeAsync(120_000)]);

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
  services = fakeServices();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function expectNothingBooked(page: Page): void {
  expect(page.$confirmation.get()).toBeNull();
  expect(page.$cart.get()).toEqual(cart);
  expect(page.$form.get()).toEqual(filledForm);
}

describe.each(ways)('%s', (_, post, pay) => {
  test.each([
    ['errorMessage', { errorMessage: 'The operator is <b>closed</b>' }],
    ['errorMessage beside a result', { ...booked, errorMessage: 'The operator is <b>closed</b>' }],
    ['err', { ...booked, err: 'The operator is <b>closed</b>' }],
    ['err that is an object', { err: { message: 'The operator is <b>closed</b>', code: 7 } }],
  ])('a 200 with %s is a failed checkout, and its message is kept as it came (fault 44)', async (_name, answer) => {
    services.on(post, json(answer));
    const page = await openCheckout();
    await settled(pay(page));
    expect(page.$payment.get()).toMatchObject({
      status: 'checkout_error',
      error: { code: 'refused', message: 'The operator is <b>closed</b>' },
    });
    expectNothingBooked(page);
    expect(services.callsTo(post)).toHaveLength(1);
  });

  test('after a refusal the order can be sent again', async () => {
    services.on(post, json({ errorMessage: 'Try again' }), json(booked));
    const page = await openCheckout();
    await settled(pay(page));
    await settled(pay(page));
    expect(page.$payment.get().status).toBe('checkout_success');
    const keys = services.callsTo(post).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  test.each([
    ['204', nothing, 'no_content'],
    ['HTML', () => new Response('<p>Hello', { headers: { 'content-type': 'text/html' } }), 'unreadable'],
    ['JSON without a result', () => json({ status: 'ok' }), 'unreadable'],
  ])('%s leaves open what became of the order: it is asked for, then sent again under its key (fault 44)', async (_name, answer, code) => {
    services.on(post, answer);
    services.on(status, nothing());
    const page = await openCheckout();
    await settled(pay(page));
    expect(page.$payment.get()).toMatchObject({ status: 'checkout_error', error: { code } });
    expectNothingBooked(page);
    expect(services.callsTo(post)).toHaveLength(2);
    expect(new Set(services.callsTo(post).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });
});

test('an order that is said to be booked, with an error message in its result, is not shown as booked (fault 44)', async () => {
  services.on(status, standing({ ...booked, errorMessage: 'Card declined' }));
  const page = await openCheckout();
  await page.resumeOrder(false);
  expectNothingBooked(page);
  services.on(status, standing(booked));
  await page.resumeOrder(false);
  expect(page.$confirmation.get()?.orderNumber).toBe('LF-7K3M-Q9TX');
});

test('what was refused is not counted as a purchase (fault 44)', async () => {
  services.on('POST /shopper/checkout', json({ ...booked, errorMessage: 'Closed' }), json(booked));
  const page = await openCheckout();
  const events = () => JSON.stringify((globalThis as { dataLayer?: unknown }).dataLayer ?? []);
  page.decide('granted');
  const stop = page.watchPurchase();
  await settled(page.pay('en', card));
  expect(events()).not.toContain('purchase');
  await settled(page.pay('en', card));
  expect(events()).toContain('purchase');
  stop();
});
