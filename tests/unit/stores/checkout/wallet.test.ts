import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import type { PaymentSheet, PaymentStanding } from '#stores/checkout/payments/payment-sheet.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { cart, filledForm } from '../../../support/cart.ts';
import { fakeServices, json, refusal, timedOut } from '../../../support/fake-services.ts';
import { setAsideFor } from '../../../support/set-aside.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const intent = 'POST /payment-gateway/payment-intent';
const confirmation = 'POST /shopper/payment-confirmation';
const status = 'GET /shopper/checkout/';

const setAside = setAsideFor(cart.hold.id);
const challenged: CheckoutResult = { ...setAside, stripeStatus: 'requires_action' };
const booked: CheckoutResult = {
  ...setAside,
  stripeStatus: 'succeeded',
  invoices: [{ number: 'LF-7K3M-Q9TX', total: 125, currencyCode: 'EUR' }],
  bookings: [{ orderNumber: 'LF-7K3M-Q9TX', status: 'confirmed', vouchers: [] }],
  cart: { id: cart.hold.id, tcConfirmationNumber: 'LF-7K3M-Q9TX', requireConfirmation: false },
};

/** A wallet whose bank answers as told. */
const wallet = (confirms: PaymentStanding = 'authorized', reads: PaymentStanding = 'authorized') =>
  ({
    method: 'web-payments',
    instrument: vi.fn(async () => ({ id: 'pm_1' })),
    confirm: vi.fn(async () => confirms),
    read: vi.fn(async () => reads),
  }) satisfies PaymentSheet;

let services: ReturnType<typeof fakeServices>;
const chargesOf = (route: string) => services.callsTo(route).map(({ body }) => (body as CheckoutRequest).chargeRequest);

/** A page of the shop in this tab: opened again, it knows what the tab's storage knows. */
async function openPage() {
  vi.resetModules();
  const [carts, form, payment, wallets, device, state, result, choice] = await Promise.all([
    import('#stores/checkout/cart.ts'),
    import('#stores/checkout/form.ts'),
    import('#stores/checkout/payment.ts'),
    import('#stores/checkout/payments/wallet.ts'),
    import('#stores/checkout/payments/device-wallet.ts'),
    import('#stores/checkout/payment-state.ts'),
    import('#stores/checkout/result.ts'),
    import('#stores/checkout/payments/choice.ts'),
  ]);
  return { ...carts, ...form, ...payment, ...wallets, ...device, ...state, ...result, ...choice };
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
  services = fakeServices();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what a wallet hands over is set aside, then confirmed, and the sheet does not fail', async () => {
  services.on(intent, json(setAside));
  services.on(confirmation, json(booked));
  const [page, sheet, fail] = [await openCheckout(), wallet(), vi.fn()];
  await settled(page.payByWallet('en', sheet, fail));
  expect(chargesOf(intent)).toMatchObject([{ paymentMethodId: 'pm_1' }]);
  expect(chargesOf(confirmation)).toMatchObject([{ paymentMethodId: 'pm_1', paymentIntentId: 'pi_1' }]);
  expect(page.$confirmation.get()?.orderNumber).toBe('LF-7K3M-Q9TX');
  expect([fail.mock.calls, sheet.confirm.mock.calls]).toEqual([[], []]);
});

test('where the bank asks, it is confirmed after that', async () => {
  services.on(intent, json(challenged));
  services.on(confirmation, json(booked));
  const [page, sheet] = [await openCheckout(), wallet()];
  await settled(page.payByWallet('en', sheet, () => {}));
  expect(sheet.confirm).toHaveBeenCalledWith('secret');
  expect(page.$payment.get().status).toBe('checkout_success');
});

test.each([
  { what: 'the card is declined (fault 14)', answer: refusal('card_declined', 402), code: 'card_declined' },
  { what: 'the places are not kept any more (fault 48)', answer: refusal('quote_expired', 409), code: 'quote_expired' },
])('where $what, the sheet ends as failed, and the page says why', async ({ answer, code }) => {
  services.on(intent, answer);
  const [page, fail] = [await openCheckout(), vi.fn()];
  await settled(page.payByWallet('en', wallet(), fail));
  expect(fail).toHaveBeenCalledTimes(1);
  expect(page.$payment.get()).toMatchObject({ status: 'checkout_error', error: { code } });
  expect(services.callsTo(confirmation)).toEqual([]);
});

test('where the places are gone when it is confirmed, the sheet ends as failed, and the intent is forgotten', async () => {
  services.on(intent, json(setAside));
  services.on(confirmation, refusal('sold_out', 409));
  const [page, fail] = [await openCheckout(), vi.fn()];
  await settled(page.payByWallet('en', wallet(), fail));
  expect(fail).toHaveBeenCalledTimes(1);
  expect(page.$pendingIntent.get()).toBeNull();
});

test('an intent whose answer was lost is asked for, and confirmed', async () => {
  services.on(intent, timedOut());
  services.on(status, json({ state: 'requires_action', result: challenged, updatedAt: '2026-11-01T12:00:00.000Z' }));
  services.on(confirmation, json(booked));
  const page = await openCheckout();
  await settled(page.payByWallet('en', wallet(), () => {}));
  expect(chargesOf(confirmation)).toMatchObject([{ paymentIntentId: 'pi_1' }]);
  expect(page.$payment.get().status).toBe('checkout_success');
});

test('after a reload it goes on with what is set aside, and no second intent is made', async () => {
  services.on(intent, json(setAside));
  services.on(confirmation, refusal('unavailable', 503));
  await settled((await openCheckout()).payByWallet('en', wallet(), () => {}));
  services.on(confirmation, json(booked));
  const page = await openPage();
  expect(page.$pendingIntent.get()?.method).toBe('web-payments');
  await settled(page.resumePending('en', wallet()));
  expect(services.callsTo(intent)).toHaveLength(1);
  expect(page.$confirmation.get()?.orderNumber).toBe('LF-7K3M-Q9TX');
});

test.each([{ has: 'ApplePaySession' }, { has: 'PaymentRequest' }])('a device that knows $has is offered a wallet', async ({ has }) => {
  vi.stubGlobal('window', Object.assign(Object.create(window) as object, { [has]: class {} }));
  const page = await openCheckout();
  expect(page.$offered.get()).toContain('web-payments');
  page.chooseMethod('web-payments');
  page.missWallet();
  expect(page.$offered.get(), 'until the provider finds none').not.toContain('web-payments');
  expect(page.$method.get()).toBe('credit-card');
});

test('a device that knows neither sees no trace of one', async () => {
  const page = await openCheckout();
  expect([page.$offered.get().includes('web-payments'), page.$wallet.get()]).toEqual([false, 'none']);
});
