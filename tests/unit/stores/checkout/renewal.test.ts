import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckoutResult } from '#contracts/checkout.ts';
import { selectionOf } from '#domain/products/selection.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { cart, filledForm, heldAnswer, soldAnswer } from '../../../support/cart.ts';
import { connectionLost, fakeServices, json } from '../../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const path = 'POST /shopper/holds';
const status = 'GET /shopper/checkout/';
const newHold = { id: '77777777-7777-4777-8777-777777777777', expiryTime: '2026-11-01T12:31:00.000Z', extended: false };
const quoteAgain = { ...cart, quoteId: '88888888-8888-4888-8888-888888888888' };
const dearer = { ...quoteAgain, grandTotal: cart.grandTotal + 10 };
const again = () => json(heldAnswer(quoteAgain, newHold));
const booked: CheckoutResult = {
  stripeStatus: 'succeeded',
  invoices: [],
  vouchers: [],
  bookings: [{ orderNumber: 'LF-7K3M-Q9TX', status: 'confirmed', vouchers: [] }],
  cart: { id: cart.hold.id, tcConfirmationNumber: 'LF-7K3M-Q9TX', requireConfirmation: false },
};
let services: ReturnType<typeof fakeServices>;

/** A checkout at its third step, a minute after its time was over. */
async function openExpired() {
  vi.resetModules();
  const [carts, form, steps, timer, renewal, payment, holds] = await Promise.all([
    import('#stores/checkout/cart.ts'),
    import('#stores/checkout/form.ts'),
    import('#stores/checkout/steps.ts'),
    import('#stores/checkout/timer.ts'),
    import('#stores/checkout/renewal.ts'),
    import('#stores/checkout/payment-state.ts'),
    import('#stores/checkout/latest-hold.ts'),
  ]);
  carts.beginCheckout(cart, 'en');
  form.$form.set(filledForm);
  steps.$lastReachedStep.set('questions');
  timer.$timeLeft.listen(() => undefined);
  await vi.advanceTimersByTimeAsync(16 * 60_000);
  return { ...carts, ...form, ...steps, ...timer, ...renewal, ...payment, ...holds };
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
  services.on(path, again());
  const page = await openExpired();
  const key = page.$checkoutKey.get();
  expect(page.$timeLeft.get()?.phase).toBe('expired');
  await page.renewHold('en');
  expect(services.callsTo(path)[0]?.body).toEqual({ items: [selectionOf(cart)], currency: cart.currencyCode, replaces: cart.hold.id });
  expect(page.$renewal.get().status).toBe('renewed');
  expect(page.$timeLeft.get()).toEqual({ phase: 'running', seconds: 900, canExtend: true });
  expect(page.$form.get()).toEqual(filledForm);
  expect(page.$lastReachedStep.get()).toBe('questions');
  expect(page.$cart.get()).toEqual({ ...cart, quoteId: quoteAgain.quoteId, hold: newHold });
  expect(page.$checkoutKey.get()).not.toBe(key);
  expect(page.heldUntil(cart.tourId)).toBe(newHold.expiryTime);
});

test('places that are gone are not promised', async () => {
  services.on(path, json(soldAnswer({ queryDate: '2026-11-30', startingTime: '10:00', seatsLeft: 4 })));
  const page = await openExpired();
  await page.renewHold('en');
  expect(page.$renewal.get().status).toBe('refused');
  expect(page.$timeLeft.get()?.phase).toBe('expired');
  expect(page.$form.get()).toEqual(filledForm);
});

test('another price needs consent', async () => {
  services.on(path, json(heldAnswer(dearer, newHold)));
  const page = await openExpired();
  await page.renewHold('en');
  expect(page.$renewal.get()).toMatchObject({ status: 'price_changed', held: { quote: { grandTotal: dearer.grandTotal } } });
  expect(page.$cart.get()).toEqual(cart);
  expect(page.heldUntil(cart.tourId)).toBeUndefined();
  page.acceptRenewal();
  expect(page.$cart.get()).toEqual({ ...cart, quoteId: dearer.quoteId, grandTotal: dearer.grandTotal, hold: newHold });
  expect(page.$timeLeft.get()?.phase).toBe('running');
});

test('places held at a price that nobody agreed to are given back by the next hold', async () => {
  services.on(path, json(heldAnswer(dearer, newHold)));
  const page = await openExpired();
  await page.renewHold('en');
  await page.renewHold('en');
  expect(services.callsTo(path)[1]?.body).toMatchObject({ replaces: newHold.id });
});

test('after a refusal, too, the next hold takes the place of the first', async () => {
  services.on(path, json(soldAnswer()), again());
  const page = await openExpired();
  await page.renewHold('en');
  await page.renewHold('en');
  expect(services.callsTo(path)[1]?.body).toMatchObject({ replaces: cart.hold.id });
  expect(page.$renewal.get().status).toBe('renewed');
});

test('an error may be tried again', async () => {
  services.on(path, connectionLost(), again());
  const page = await openExpired();
  await page.renewHold('en');
  expect(page.$renewal.get()).toMatchObject({ status: 'error', error: { code: 'no_response' } });
  await page.renewHold('en');
  expect(page.$renewal.get().status).toBe('renewed');
});

test('pressed twice, it asks once', async () => {
  services.on(path, again());
  const page = await openExpired();
  await Promise.all([page.renewHold('en'), page.renewHold('en')]);
  expect(services.callsTo(path)).toHaveLength(1);
});

test('an order that was sent and turns out to be booked is not placed again', async () => {
  services.on(status, json({ state: 'booked', result: booked, updatedAt: '2026-11-01T12:00:00.000Z' }));
  const page = await openExpired();
  page.$sentOrder.set({ order: '{}', paymentMethodId: 'pm_1' });
  await page.renewHold('en');
  expect(services.callsTo(path)).toHaveLength(0);
  expect(page.$payment.get().status).toBe('checkout_success');
});

test('while an order is still being worked on, there is no second one', async () => {
  services.on(status, json({ state: 'processing', updatedAt: '2026-11-01T12:00:00.000Z' }));
  const page = await openExpired();
  page.$sentOrder.set({ order: '{}', paymentMethodId: 'pm_1' });
  await page.renewHold('en');
  expect(services.callsTo(path)).toHaveLength(0);
  expect(page.$renewal.get()).toMatchObject({ status: 'error', error: { code: 'in_progress' } });
});
