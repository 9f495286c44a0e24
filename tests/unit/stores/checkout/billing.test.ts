import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { cart, filledForm } from '../../../support/cart.ts';
import { fakeServices, json, nothing, refusal, timedOut } from '../../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const post = 'POST /shopper/authorization-checkout';
const status = 'GET /shopper/checkout/';
const organizationId = 'b3d9e7a4-51c6-4f28-8e07-94a1d2c3f5b8';
const subjectId = '6f0b1c52-8a4e-4d0b-9d1f-2c7e5a90b6d3';
const scope = 'bookings:concierge:read-write';

const booked: CheckoutResult = {
  stripeStatus: 'succeeded',
  onAccount: true,
  invoices: [{ number: 'LF-7K3M-Q9TX', total: 125, currencyCode: 'EUR' }],
  vouchers: [{ participantName: 'Ada Byron', url: '/api/shopper/tickets/a.pdf' }],
  bookings: [
    { orderNumber: 'LF-7K3M-Q9TX', status: 'confirmed', vouchers: [{ participantName: 'Ada Byron', url: '/api/shopper/tickets/a.pdf' }] },
  ],
  cart: { id: cart.hold.id, tcConfirmationNumber: 'LF-7K3M-Q9TX', requireConfirmation: false },
};

let services: ReturnType<typeof fakeServices>;

async function openPage() {
  vi.resetModules();
  const stores = await Promise.all([
    import('#stores/checkout/cart.ts'),
    import('#stores/checkout/form.ts'),
    import('#stores/checkout/payments/account.ts'),
    import('#stores/checkout/payment-state.ts'),
    import('#stores/checkout/result.ts'),
    import('#stores/checkout/steps.ts'),
    import('#stores/account/auth/session.ts'),
    import('#stores/account/auth/resume.ts'),
    import('#stores/account/signed-in.ts'),
    import('#stores/account/biller.ts'),
    import('#stores/account/logo.ts'),
  ]);
  const [carts, form, billing, state, result, steps, session, resume, signedIn, biller, logo] = stores;
  return { ...carts, ...form, ...billing, ...state, ...result, ...steps, ...session, ...resume, ...signedIn, ...biller, ...logo };
}

/** At the last step, signed in as somebody with these scopes. */
async function openCheckout(scopes: readonly string[] = [scope]) {
  const page = await openPage();
  page.beginCheckout(cart, 'en');
  page.$form.set(filledForm);
  page.$signedIn.set({ name: 'Ada Byron', authPersistExpiresAt: Date.now() + 86_400_000 });
  page.$session.set({
    access_token: 'token',
    scope: '',
    profile: {
      sub: subjectId,
      name: 'Ada Byron',
      email: 'ada@example.com',
      organizations: [organizationId],
      authorizable_scopes: [...scopes],
    },
  });
  return page;
}

const settled = (work: Promise<void>) => Promise.all([work, vi.advanceTimersByTimeAsync(120_000)]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('CHECKOUT_TYPE', 'billed');
  stubBrowser();
  services = fakeServices();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the way through a billed checkout', () => {
  test('starts with who pays, and leads back there until that is settled', async () => {
    const page = await openCheckout();
    expect(page.beginCheckout(cart, 'de')).toBe('/de/new/checkout/method_select');
    expect(page.$lastReachedStep.get()).toBe('method_select');
    expect(page.redirectFrom(cart, 'payment', 'de')).toBe('/de/new/checkout/method_select');
    expect(page.redirectFrom(cart, 'method_select', 'de')).toBeUndefined();
    expect(page.goToNextStep(cart, 'method_select', 'de')).toBe('/de/new/checkout/personal_info');
    const reopened = await openPage();
    expect(reopened.redirectFrom(cart, 'personal_info', 'de')).toBeUndefined();
    expect(reopened.redirectFrom(cart, 'method_select', 'de')).toBeUndefined();
  });
});

describe('booking on account', () => {
  test("sends the order with the concierge's token for the organisation, and nothing of a card", async () => {
    services.on(post, json(booked));
    const page = await openCheckout();
    await settled(page.bookOnAccount('en'));
    const [call] = services.callsTo(post);
    expect(call?.headers.get('authorization')).toBe('Bearer token');
    expect(call?.body).toMatchObject({ organizationId, chargeRequest: { amount: 125, currency: 'EUR' } });
    expect(JSON.stringify(call?.body)).not.toMatch(/paymentMethod/i);
    expect(page.$confirmation.get()).toMatchObject({ orderNumber: 'LF-7K3M-Q9TX', bookings: [{ status: 'confirmed' }], onAccount: true });
    expect([page.$cart.get(), page.$checkoutKey.get()]).toEqual([null, null]);
  });

  test('pressed twice is sent once', async () => {
    services.on(post, json(booked));
    const page = await openCheckout();
    await settled(Promise.all([page.bookOnAccount('en'), page.bookOnAccount('en')]).then(() => undefined));
    expect(services.callsTo(post)).toHaveLength(1);
  });

  test('whose answer is lost asks what became of it, and sends it again under the same key', async () => {
    services.on(post, timedOut(), json(booked));
    services.on(status, nothing());
    const page = await openCheckout();
    await settled(page.bookOnAccount('en'));
    const keys = services.callsTo(post).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(page.$payment.get().status).toBe('checkout_success');
  });

  test('is refused to who is no concierge, before anything is sent', async () => {
    const page = await openCheckout(['bookings:concierge:read-only']);
    await settled(page.bookOnAccount('en'));
    expect(page.$payment.get()).toMatchObject({ status: 'checkout_error', error: { code: 'forbidden' } });
    expect(services.calls).toEqual([]);
    expect(page.$cart.get()).not.toBeNull();
  });

  test('asks to sign in again once the session has ended, and keeps the cart', async () => {
    services.on(post, refusal('unauthenticated', 401));
    const page = await openCheckout();
    await settled(page.bookOnAccount('en'));
    expect(page.$payment.get()).toMatchObject({ status: 'checkout_error', error: { code: 'unauthenticated' } });
    page.$resuming.set('done');
    expect(page.$biller.get()).toEqual({ state: 'signed-out' });
    await settled(page.bookOnAccount('en'));
    expect([services.callsTo(post).length, page.$cart.get()]).toEqual([1, cart]);
  });
});

test('says who is about to book', async () => {
  const page = await openCheckout();
  expect(page.$biller.get()).toEqual({ state: 'ready', name: 'Ada Byron', organizationId });
  expect((await openCheckout([])).$biller.get()).toEqual({ state: 'refused', name: 'Ada Byron' });
  page.$session.set(null);
  expect(page.$biller.get()).toEqual({ state: 'checking' });
  const ending = await openCheckout();
  ending.$signedIn.set(null);
  ending.$session.set({
    access_token: 'token',
    scope: '',
    profile: { sub: subjectId, name: 'Ada Byron', email: '', organizations: [organizationId], authorizable_scopes: [scope] },
  });
  expect(ending.$biller.get()).toEqual({ state: 'checking' });
  page.$resuming.set('unavailable');
  expect(page.$biller.get()).toEqual({ state: 'unavailable' });
});

describe('the logo of the organisation', () => {
  const settings = `GET /organizations/${organizationId}`;

  test('is kept beside the name, or that there is none', async () => {
    services.on(settings, json({ organizationId, name: 'Harbour Desk', logoUrl: '/api/organizations/logos/harbour-desk.svg' }));
    const page = await openCheckout();
    await settled(page.findLogo());
    expect(page.$signedIn.get()).toMatchObject({ name: 'Ada Byron', logoUrl: '/api/organizations/logos/harbour-desk.svg' });
    const shopper = await openCheckout([]);
    await settled(shopper.findLogo());
    expect(shopper.$signedIn.get()?.logoUrl).toBe('');
  });

  test.each([
    ['of another origin', json({ organizationId, name: 'Harbour Desk', logoUrl: 'https://elsewhere.example/logo.svg' })],
    ['that looks like a path and is none', json({ organizationId, name: 'Harbour Desk', logoUrl: '//elsewhere.example/logo.svg' })],
    ['that cannot be had', refusal('unavailable', 503)],
  ])("%s leaves the brand's own", async (_, answer) => {
    services.on(settings, answer);
    const page = await openCheckout();
    await settled(page.findLogo());
    expect(page.$signedIn.get()).not.toHaveProperty('logoUrl');
  });
});
