import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckoutResult } from '#contracts/checkout.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { cart, filledForm } from '../../../support/cart.ts';
import { connectionLost, fakeServices, json, nothing } from '../../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const quote = 'POST /tours/quote';
const status = 'GET /shopper/checkout/';
const again = { ...cart, quoteId: '77777777-7777-4777-8777-777777777777', expiryTime: '2026-11-01T12:31:00.000Z', extended: false };
const dearer = { ...again, grandTotal: cart.grandTotal + 10 };
const booked: CheckoutResult = {
  stripeStatus: 'succeeded',
  invoices: [],
  vouchers: [],
  cart: { id: cart.quoteId, tcConfirmationNumber: 'LF-7K3M-Q9TX', requireConfirmation: false },
};
let services: ReturnType<typeof fakeServices>;

/** A checkout at its third step, a minute after its time was over. */
async function openExpired() {
  vi.resetModules();
  const [carts, form, steps, timer, renewal, payment] = await Promise.all([
    import('#stores/checkout/cart.ts'),
    import('#stores/checkout/form.ts'),
    import('#stores/checkout/steps.ts'),
    import('#stores/checkout/timer.ts'),
    import('#stores/checkout/renewal.ts'),
    import('#stores/checkout/payment-state.ts'),
  ]);
  carts.goToCheckout(cart, 'en');
  form.$form.set(filledForm);
  steps.$lastReachedStep.set('questions');
  timer.$timeLeft.listen(() => undefined);
  await vi.advanceTimersByTimeAsync(16 * 60_000);
  return { ...carts, ...form, ...steps, ...timer, ...renewal, ...payment };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00.000Z') });
  stubBrowser();
  services = fakeServices();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the same places are asked for again, and the checkout goes on where it was', async () => {
  services.on(quote, json(again));
  const page = await openExpired();
  const key = page.$checkoutKey.get();
  expect(page.$timeLeft.get()?.phase).toBe('expired');
  await page.renewHold('en');
  expect(services.callsTo(quote)[0]?.body).toMatchObject({
    replaces: cart.quoteId,
    queryDate: cart.queryDate,
    startingTime: cart.startingTime,
    components: cart.components,
    currency: cart.currencyCode,
  });
  expect(page.$renewal.get().status).toBe('renewed');
  expect(page.$timeLeft.get()).toEqual({ phase: 'running', seconds: 900, canExtend: true });
  expect(page.$form.get()).toEqual(filledForm);
  expect(page.$lastReachedStep.get()).toBe('questions');
  expect(page.$checkoutKey.get()).not.toBe(key);
});

test('places that are gone are not promised', async () => {
  services.on(quote, nothing());
  const page = await openExpired();
  await page.renewHold('en');
  expect(page.$renewal.get().status).toBe('refused');
  expect(page.$timeLeft.get()?.phase).toBe('expired');
  expect(page.$form.get()).toEqual(filledForm);
});

test('another price needs consent', async () => {
  services.on(quote, json(dearer));
  const page = await openExpired();
  await page.renewHold('en');
  expect(page.$renewal.get()).toMatchObject({ status: 'price_changed', quote: { grandTotal: dearer.grandTotal } });
  expect(page.$cart.get()?.grandTotal).toBe(cart.grandTotal);
  page.acceptRenewal();
  expect(page.$cart.get()).toMatchObject({ grandTotal: dearer.grandTotal, quoteId: dearer.quoteId, tourName: cart.tourName });
  expect(page.$timeLeft.get()?.phase).toBe('running');
});

test('an error may be tried again', async () => {
  services.on(quote, connectionLost(), json(again));
  const page = await openExpired();
  await page.renewHold('en');
  expect(page.$renewal.get()).toMatchObject({ status: 'error', error: { code: 'no_response' } });
  await page.renewHold('en');
  expect(page.$renewal.get().status).toBe('renewed');
});

test('pressed twice, it asks once', async () => {
  services.on(quote, json(again));
  const page = await openExpired();
  await Promise.all([page.renewHold('en'), page.renewHold('en')]);
  expect(services.callsTo(quote)).toHaveLength(1);
});

test('an order that was sent and turns out to be booked is not placed again', async () => {
  services.on(status, json({ state: 'booked', result: booked, updatedAt: '2026-11-01T12:00:00.000Z' }));
  const page = await openExpired();
  page.$sentOrder.set({ order: '{}', paymentMethodId: 'pm_1' });
  await page.renewHold('en');
  expect(services.callsTo(quote)).toHaveLength(0);
  expect(page.$payment.get().status).toBe('checkout_success');
});

test('while an order is still being worked on, there is no second one', async () => {
  services.on(status, json({ state: 'processing', updatedAt: '2026-11-01T12:00:00.000Z' }));
  const page = await openExpired();
  page.$sentOrder.set({ order: '{}', paymentMethodId: 'pm_1' });
  await page.renewHold('en');
  expect(services.callsTo(quote)).toHaveLength(0);
  expect(page.$renewal.get()).toMatchObject({ status: 'error', error: { code: 'in_progress' } });
});
