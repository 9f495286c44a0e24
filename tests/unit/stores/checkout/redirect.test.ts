import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import { cart, filledForm } from '../../../support/cart.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { fakeServices, json, nothing, refusal, timedOut } from '../../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const post = 'POST /shopper/checkout';
const status = 'GET /shopper/checkout/';
const key = '0b8f1d3e-6c2a-4f0d-9a1b-5e7c8d9f0a1b';

const booked: CheckoutResult = {
  stripeStatus: 'succeeded',
  paidAtOnce: true,
  paymentIntentId: 'pi_1',
  invoices: [{ number: 'LF-7K3M-Q9TX', total: 125, currencyCode: 'EUR' }],
  vouchers: [],
  bookings: [{ orderNumber: 'LF-7K3M-Q9TX', status: 'confirmed', vouchers: [] }],
  cart: { id: cart.hold.id, tcConfirmationNumber: 'LF-7K3M-Q9TX', requireConfirmation: false },
};
const waiting: CheckoutResult = {
  stripeStatus: 'requires_action',
  paymentIntentId: 'pi_1',
  paymentIntentClientSecret: 'secret',
  redirectUrl: 'https://bank.test/pay',
  invoices: [],
  vouchers: [],
  bookings: [],
  cart: { id: cart.hold.id, requireConfirmation: false },
};
const standing = (state: string, result?: CheckoutResult, errorCode?: string) =>
  json({ state, ...(result && { result }), ...(errorCode && { errorCode }), updatedAt: '2026-11-01T12:00:00.000Z' });

let services: ReturnType<typeof fakeServices>;
const left: string[] = [];

/** A page of the shop in this tab: opened again, it knows what the tab's storage knows. */
async function openPage() {
  vi.resetModules();
  const [carts, form, redirect, state, result, returned, choice, order, resume] = await Promise.all([
    import('#stores/checkout/cart.ts'),
    import('#stores/checkout/form.ts'),
    import('#stores/checkout/payments/redirect.ts'),
    import('#stores/checkout/payment-state.ts'),
    import('#stores/checkout/result.ts'),
    import('#stores/checkout/payments/returned.ts'),
    import('#stores/checkout/payments/choice.ts'),
    import('#stores/checkout/current-order.ts'),
    import('#stores/checkout/resume-order.ts'),
  ]);
  return { ...carts, ...form, ...redirect, ...state, ...result, ...returned, ...choice, ...order, ...resume };
}

async function openCheckout() {
  const page = await openPage();
  page.beginCheckout(cart, 'en');
  page.$form.set(filledForm);
  return page;
}

/** Lets time pass until the payment has come to rest. */
async function settled(work: Promise<void>): Promise<void> {
  await Promise.all([work, vi.advanceTimersByTimeAsync(120_000)]);
}

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
  left.length = 0;
  vi.stubGlobal('location', { assign: (address: string) => left.push(address) });
  services = fakeServices();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An order whose shopper has gone to pay; the page is open again. */
async function backFromPaying(answer: Response) {
  services.on(post, json(waiting), answer);
  await settled((await openCheckout()).payByRedirect('en', 'bancontact'));
  return openPage();
}

test('a payment on pages of its own leads there, and says which method it is', async () => {
  services.on(post, json(waiting));
  const page = await openCheckout();
  await settled(page.payByRedirect('en', 'bancontact'));
  expect(left).toEqual(['https://bank.test/pay']);
  const [call] = services.callsTo(post);
  expect(call?.body).toMatchObject({ stripePaymentMethod: 'bancontact', chargeRequest: { paymentMethodId: 'bancontact' } });
  expect(page.$method.get()).toBe('bancontact');
});

test('coming back orders with that payment, under the same key', async () => {
  const page = await backFromPaying(json(booked));
  await settled(page.resumeRedirect('en', 'bancontact'));
  const calls = services.callsTo(post);
  expect(calls.map(({ body }) => (body as CheckoutRequest).chargeRequest.paymentIntentId)).toEqual([undefined, 'pi_1']);
  expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  expect(page.$confirmation.get()).toMatchObject({ orderNumber: 'LF-7K3M-Q9TX', paidAtOnce: true });
  expect(page.$pendingIntent.get()).toBeNull();
});

test('a late answer to how it stands brings no refused payment back', async () => {
  const page = await backFromPaying(refusal('authentication_failed', 402));
  let answer: (response: Response) => void = () => undefined;
  services.on(status, () => new Promise<Response>((resolve) => (answer = resolve)));
  const asked = page.resumeOrder(true);
  await settled(page.resumeRedirect('en', 'bancontact'));
  answer(standing('requires_action', waiting));
  await settled(asked);
  expect(page.$pendingIntent.get()).toBeNull();
});

test('what another answer has shown to be booked is not taken back by an error', async () => {
  const page = await backFromPaying(refusal('unavailable', 503));
  const work = page.resumeRedirect('en', 'bancontact');
  page.succeed(booked);
  await settled(work);
  expect(page.$payment.get()).toEqual({ status: 'checkout_success' });
});

test('coming back unpaid waits, without an error, and goes on where it was left', async () => {
  const page = await backFromPaying(json(waiting));
  await settled(page.resumeRedirect('en', 'bancontact'));
  expect(page.$payment.get()).toEqual({ status: 'initial' });
  expect(page.$pendingIntent.get()?.redirectUrl).toBe('https://bank.test/pay');
  await settled(page.payByRedirect('en', 'bancontact'));
  expect(left).toHaveLength(2);
});

test('a payment that was refused is no longer waited for', async () => {
  const page = await backFromPaying(refusal('authentication_failed', 402));
  await settled(page.resumeRedirect('en', 'bancontact'));
  expect(page.$payment.get()).toMatchObject({ status: 'checkout_error', error: { code: 'authentication_failed' } });
  expect(page.$pendingIntent.get()).toBeNull();
});

test('an order that was changed since does not take the payment of the one before', async () => {
  const page = await backFromPaying(json(booked));
  page.$form.set({ ...filledForm, comments: 'By the window, please' });
  await settled(page.resumeRedirect('en', 'bancontact'));
  expect(services.callsTo(post)).toHaveLength(1);
});

test('the last method that was used is offered first, on the next order of this device, too', async () => {
  (await openCheckout()).rememberMethod('bancontact');
  const page = await openCheckout();
  expect(page.$offered.get()).toEqual(['bancontact', 'credit-card', 'paypal']);
});

const { paymentIntentClientSecret: _secret, ...withoutSecret } = waiting;
const begun: CheckoutResult = { ...withoutSecret, paymentIntentId: '5O190127TN364715T' };
const beginPost = 'POST /payment-gateway/paypal-order';

test.each([
  { how: 'agreed to', outcome: 'approved', orders: 1, goneTo: [] },
  { how: 'closed', outcome: 'closed', orders: 0, goneTo: [] },
  { how: 'blocked by the browser', outcome: 'blocked', orders: 0, goneTo: ['https://bank.test/pay'] },
] as const)('a window that is $how', async ({ outcome, orders, goneTo }) => {
  services.on(beginPost, json(begun));
  services.on(post, json(booked));
  const page = await openCheckout();
  let opened: Promise<string> | undefined;
  const open = async (reference: Promise<string>) => {
    opened = reference;
    await reference;
    return outcome;
  };
  const work = page.payInWindow('en', 'paypal', { open });
  expect(opened, 'it opens where the button is pressed, before any answer').toBeDefined();
  await settled(work);
  expect(await opened).toBe('5O190127TN364715T');
  expect(left).toEqual(goneTo);
  const calls = services.callsTo(post);
  expect(calls).toHaveLength(orders);
  const [key] = services.callsTo(beginPost).map(({ headers }) => headers.get('idempotency-key'));
  for (const { body, headers } of calls) {
    expect(headers.get('idempotency-key')).toBe(key);
    expect(body).toMatchObject({
      cart: { payPalInvoiceId: key, payConfirmationNumber: '5O190127TN364715T' },
      stripePaymentMethod: 'paypal',
    });
    expect((body as CheckoutRequest).chargeRequest).not.toHaveProperty('paymentIntentId');
  }
  expect(page.$payment.get().status).toBe(orders > 0 ? 'checkout_success' : 'initial');
  expect(page.$pendingIntent.get()?.method).toBe(orders > 0 ? undefined : 'paypal');
});

test('an order that is refused closes the window, and is said', async () => {
  services.on(beginPost, refusal('sold_out', 409));
  const page = await openCheckout();
  let closed: unknown;
  async function open(reference: Promise<string>) {
    await reference.catch((error: unknown) => {
      closed = error;
      throw error;
    });
    return 'approved' as const;
  }
  await settled(page.payInWindow('en', 'paypal', { open }));
  expect(closed).toMatchObject({ code: 'sold_out' });
  expect(page.$payment.get()).toMatchObject({ status: 'checkout_error', error: { code: 'sold_out' } });
});

test.each([
  {
    what: 'booked',
    answers: [standing('requires_action', waiting), standing('booked', booked)],
    found: { status: 'booked', orderNumber: 'LF-7K3M-Q9TX' },
  },
  { what: 'failed', answers: [standing('failed', undefined, 'sold_out')], found: { status: 'failed' } },
  { what: 'unknown', answers: [nothing()], found: { status: 'none' } },
])('in another browser, an order that was paid is found $what', async ({ answers, found }) => {
  services.on(status, ...answers);
  const page = await openPage();
  await settled(page.askReturned(`?checkout=${key}&redirect_status=succeeded`));
  expect(page.$returned.get()).toMatchObject(found);
});

test('in another browser, what was not paid is said to be so at once', async () => {
  services.on(status, standing('requires_action', waiting));
  const page = await openPage();
  await settled(page.askReturned(`?checkout=${key}&redirect_status=failed`));
  expect(page.$returned.get()).toEqual({ status: 'unpaid' });
  expect(services.callsTo(status)).toHaveLength(1);
});

test('without an answer nobody claims to know', async () => {
  services.on(status, timedOut);
  const page = await openPage();
  await settled(page.askReturned(`?checkout=${key}&redirect_status=succeeded`));
  expect(page.$returned.get()).toEqual({ status: 'unsure' });
});

test.each(['', '?checkout=', '?checkout=LF-1234', '?payment_intent=pi_1'])(
  'an address that names no checkout asks nothing: "%s"',
  async (search) => {
    const page = await openPage();
    await settled(page.askReturned(search));
    expect(page.$returned.get()).toEqual({ status: 'none' });
  },
);
