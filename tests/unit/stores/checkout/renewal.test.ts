import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import { selectionOf } from '#domain/products/selection.ts';
import { stubBrowser } from '../../../support/browser.ts';
import {
  cart,
  cartItem,
  cartWith,
  filledForm,
  formItem,
  heldAnswer,
  laterItem,
  partlyHeldAnswer,
  soldAnswer,
} from '../../../support/cart.ts';
import { connectionLost, fakeServices, json } from '../../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const path = 'POST /shopper/holds';
const status = 'GET /shopper/checkout/';
const newHold = { id: '77777777-7777-4777-8777-777777777777', expiryTime: '2026-11-01T12:31:00.000Z', extended: false };
const quoteAgain = { ...cartItem, quoteId: '88888888-8888-4888-8888-888888888888' };
const dearer = { ...quoteAgain, grandTotal: cartItem.grandTotal + 10 };
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
async function openExpired(items = cart.items, typed = filledForm) {
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
  carts.beginCheckout(cartWith(...items), 'en');
  form.$form.set(typed);
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
  expect(services.callsTo(path)[0]?.body).toEqual({ items: [selectionOf(cartItem)], currency: cart.currencyCode, replaces: cart.hold.id });
  expect(page.$renewal.get().status).toBe('renewed');
  expect(page.$timeLeft.get()).toEqual({ phase: 'running', seconds: 900, canExtend: true });
  expect(page.$form.get()).toEqual(filledForm);
  expect(page.$lastReachedStep.get()).toBe('questions');
  expect(page.$cart.get()).toEqual({ ...cart, items: [quoteAgain], hold: newHold });
  expect(page.$checkoutKey.get()).not.toBe(key);
  expect(page.heldUntil(cartItem)).toBe(newHold.expiryTime);
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
  expect(page.$renewal.get()).toMatchObject({ status: 'changed', cart: { grandTotal: dearer.grandTotal }, gone: [] });
  expect(page.$cart.get()).toEqual(cart);
  expect(page.heldUntil(cartItem)).toBeUndefined();
  page.acceptRenewal();
  expect(page.$cart.get()).toEqual({ ...cart, grandTotal: dearer.grandTotal, items: [dearer], hold: newHold });
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
  page.$sentOrder.set({ order: '{}', method: 'credit-card', paymentMethodId: 'pm_1' });
  await page.renewHold('en');
  expect(services.callsTo(path)).toHaveLength(0);
  expect(page.$payment.get().status).toBe('checkout_success');
});

test('while an order is still being worked on, there is no second one', async () => {
  services.on(status, json({ state: 'processing', updatedAt: '2026-11-01T12:00:00.000Z' }));
  const page = await openExpired();
  page.$sentOrder.set({ order: '{}', method: 'credit-card', paymentMethodId: 'pm_1' });
  await page.renewHold('en');
  expect(services.callsTo(path)).toHaveLength(0);
  expect(page.$renewal.get()).toMatchObject({ status: 'error', error: { code: 'in_progress' } });
});

describe('a cart of several', () => {
  const thirdItem = { ...cartItem, tourId: 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb', quoteId: 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbc' };
  const three = [cartItem, laterItem, thirdItem];
  const typed = {
    ...filledForm,
    items: [formItem(['Ada', 'Bo', 'Cy']), formItem(['Di', 'Ed'], laterItem), formItem(['Flo', 'Gus', 'Hal'], thirdItem)],
  };

  test('is asked for again as a whole, and goes on', async () => {
    services.on(path, json(partlyHeldAnswer(newHold, ...three)));
    const page = await openExpired(three, typed);
    await page.renewHold('en');
    expect(services.callsTo(path)[0]?.body).toMatchObject({ items: three.map(selectionOf), replaces: cart.hold.id });
    expect(page.$renewal.get().status).toBe('renewed');
    expect(page.$cart.get()).toEqual({ ...cartWith(...three), hold: newHold });
    expect(three.map((item) => page.heldUntil(item))).toEqual(three.map(() => newHold.expiryTime));
  });

  test('goes on without the one that is gone after consent to the new total; the others keep what was typed (fault 37)', async () => {
    services.on(path, json(partlyHeldAnswer(newHold, cartItem, undefined, thirdItem)));
    const page = await openExpired(three, typed);
    await page.renewHold('en');
    const renewal = page.$renewal.get();
    expect(renewal).toMatchObject({ status: 'changed', gone: [1], cart: { grandTotal: 250 } });
    expect(renewal.status === 'changed' && page.goneFrom(cartWith(...three), renewal)).toEqual([laterItem]);
    expect(page.$cart.get()?.items).toEqual(three);
    expect(page.$timeLeft.get()?.phase).toBe('expired');
    page.acceptRenewal();
    expect(page.$cart.get()).toEqual({ ...cartWith(cartItem, thirdItem), hold: newHold });
    expect(page.$form.get().items.map(({ travellers }) => travellers.map(({ name }) => name))).toEqual([
      ['Ada', 'Bo', 'Cy'],
      ['Flo', 'Gus', 'Hal'],
    ]);
    expect(page.$timeLeft.get()?.phase).toBe('running');
    expect(page.$lastReachedStep.get()).toBe('questions');
    expect(page.heldUntil(laterItem)).toBeUndefined();
  });

  test('of which the same tour is gone once keeps what was typed for the other time', async () => {
    const twice = [cartItem, { ...cartItem, queryDate: '2026-12-01' }];
    services.on(path, json(partlyHeldAnswer(newHold, undefined, twice[1])));
    const page = await openExpired(twice, { ...typed, items: [formItem(['Ada', 'Bo', 'Cy']), formItem(['Di', 'Ed', 'Flo'])] });
    await page.renewHold('en');
    page.acceptRenewal();
    expect(page.$form.get().items.map(({ travellers }) => travellers[0]?.name)).toEqual(['Di']);
  });

  test('in which prices have changed asks for consent, though their sum is the same', async () => {
    const swapped = [
      { ...cartItem, grandTotal: cartItem.grandTotal + 5 },
      { ...laterItem, grandTotal: laterItem.grandTotal - 5 },
    ];
    services.on(path, json(partlyHeldAnswer(newHold, ...swapped)));
    const page = await openExpired([cartItem, laterItem]);
    await page.renewHold('en');
    expect(page.$renewal.get()).toMatchObject({ status: 'changed', gone: [], cart: { grandTotal: 206 } });
  });

  test('all of which is gone is refused, and stays as it was', async () => {
    services.on(path, json({ items: three.map(() => soldAnswer().items[0]) }));
    const page = await openExpired(three, typed);
    await page.renewHold('en');
    expect(page.$renewal.get().status).toBe('refused');
    expect(page.$cart.get()?.items).toEqual(three);
  });

  test('whose price has changed at the payment, and of which one is gone by then, names it (fault 37)', async () => {
    services.on(path, json(partlyHeldAnswer(newHold, cartItem, undefined, thirdItem)));
    const page = await openExpired(three, typed);
    await page.requote('en');
    expect(page.$payment.get().status).toBe('initial');
    expect(page.$renewal.get()).toMatchObject({ status: 'changed', gone: [1], cart: { grandTotal: 250 } });
    expect(page.$cart.get()?.items).toEqual(three);
  });

  test('that was refused at the payment is looked at again, whatever time was left', async () => {
    services.on(path, json(partlyHeldAnswer(newHold, undefined, laterItem, thirdItem)));
    const page = await openExpired(three, typed);
    page.setCart({ ...cartWith(...three), hold: { ...newHold, expiryTime: '2026-11-01T13:00:00.000Z' } });
    page.$payment.set({ status: 'checkout_error', error: { code: 'sold_out', status: 409, details: {}, message: '' } });
    await page.checkAgain('en');
    expect([page.$payment.get().status, page.$timeLeft.get()?.phase]).toEqual(['initial', 'expired']);
    expect(page.$renewal.get()).toMatchObject({ status: 'changed', gone: [0] });
  });
});
