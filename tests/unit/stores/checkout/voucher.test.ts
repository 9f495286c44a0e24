import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import type { Discount } from '#contracts/discount.ts';
import { cart, cartWith, filledForm, heldAnswer, laterHold, laterItem, cartItem } from '../../../support/cart.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { connectionLost, fakeServices, json, refusal } from '../../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const ask = 'POST /shopper/discount';
const post = 'POST /shopper/checkout';
const valid: Discount = { voucherCode: 'TEN', voucherStatus: 'valid', voucherValue: 12.5, currencyCode: 'EUR' };

let services: ReturnType<typeof fakeServices>;

/** A page of the shop in this tab: opened again, it knows what the tab's storage knows. */
async function openPage() {
  vi.resetModules();
  const [carts, form, voucher, free, state, result, renewal, choice] = await Promise.all([
    import('#stores/checkout/cart.ts'),
    import('#stores/checkout/form.ts'),
    import('#stores/checkout/voucher.ts'),
    import('#stores/checkout/payments/by-voucher.ts'),
    import('#stores/checkout/payment-state.ts'),
    import('#stores/checkout/result.ts'),
    import('#stores/checkout/renewal.ts'),
    import('#stores/checkout/payments/choice.ts'),
  ]);
  return { ...carts, ...form, ...voucher, ...free, ...state, ...result, ...renewal, ...choice };
}

async function openCheckout(of = cart) {
  const page = await openPage();
  page.beginCheckout(of, 'en');
  page.$form.set(filledForm);
  return page;
}

beforeEach(() => {
  stubBrowser();
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z') });
  services = fakeServices();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a voucher lowers the total, and is there after a reload', async () => {
  services.on(ask, () => json(valid));
  const { applyVoucher, $cart, $discount } = await openCheckout();
  await applyVoucher('ten');
  expect($cart.get()).toMatchObject({ voucherCode: 'TEN', voucherValue: 12.5, grandTotal: 112.5 });
  expect($discount.get()).toEqual({ status: 'loaded', discount: valid });
  expect(services.calls.at(-1)?.body).toMatchObject({ voucherCode: 'ten', cart: { currency: { id: 'EUR' }, cartItems: [{}] } });
  const again = await openPage();
  expect(again.$cart.get()).toMatchObject({ voucherCode: 'TEN', grandTotal: 112.5 });
});

test('one that takes nothing off says why, and takes another one away', async () => {
  services.on(ask, () => json(valid));
  const { applyVoucher, $cart, $discount } = await openCheckout();
  await applyVoucher('TEN');
  const refused: Discount = { ...valid, voucherStatus: 'least_total', voucherValue: 0, leastTotal: 200 };
  services.on(ask, () => json(refused));
  await applyVoucher('OTHER');
  expect($discount.get()).toEqual({ status: 'loaded', discount: refused });
  expect($cart.get()).toEqual(cart);
});

test('where the service does not answer, the cart stays as it was', async () => {
  services.on(ask, () => json(valid));
  const { applyVoucher, $cart, $discount } = await openCheckout();
  await applyVoucher('TEN');
  services.on(ask, () => {
    throw connectionLost();
  });
  const asked = applyVoucher('OTHER');
  await vi.advanceTimersByTimeAsync(30_000);
  await asked;
  expect($discount.get()).toMatchObject({ status: 'error', error: { code: 'no_response' } });
  expect($cart.get()).toMatchObject({ voucherCode: 'TEN', grandTotal: 112.5 });
});

test('removed, it is wanted no more', async () => {
  services.on(ask, () => json(valid));
  const { applyVoucher, removeVoucher, renewVoucher, $cart } = await openCheckout();
  await applyVoucher('TEN');
  removeVoucher();
  expect($cart.get()).toEqual(cart);
  await renewVoucher();
  expect(services.calls.filter(({ path }) => path === '/shopper/discount')).toHaveLength(1);
});

test('places that are held anew are asked for with the voucher again', async () => {
  services.on(ask, () => json(valid));
  const { applyVoucher, renewVoucher, requote, $cart } = await openCheckout();
  await applyVoucher('TEN');
  services.on('POST /shopper/holds', () => json(heldAnswer({ ...cartItem, quoteId: laterHold.id }, laterHold)));
  await requote('en');
  expect($cart.get()).toMatchObject({ grandTotal: 125, hold: laterHold });
  expect($cart.get()).not.toHaveProperty('voucherCode');
  await renewVoucher();
  expect($cart.get()).toMatchObject({ voucherCode: 'TEN', grandTotal: 112.5, hold: laterHold });
});

test('what it covers is ordered without another payment, at what was paid for each', async () => {
  services.on(ask, () => json({ ...valid, voucherValue: 206 }));
  const { applyVoucher, orderByVoucher, $offered, $cart, $confirmation } = await openCheckout(cartWith(cartItem, laterItem));
  await applyVoucher('TEN');
  expect($offered.get()).toEqual(['voucher']);
  services.on(post, () =>
    json({
      stripeStatus: 'succeeded',
      paidAtOnce: true,
      invoices: [
        { number: 'LF-7K3M-Q9TX-1', total: 0, currencyCode: 'EUR' },
        { number: 'LF-7K3M-Q9TX-2', total: 0, currencyCode: 'EUR' },
      ],
      vouchers: [],
      bookings: [
        { orderNumber: 'LF-7K3M-Q9TX-1', status: 'confirmed', vouchers: [] },
        { orderNumber: 'LF-7K3M-Q9TX-2', status: 'on_request', vouchers: [] },
      ],
      cart: { id: cart.hold.id, tcConfirmationNumber: 'LF-7K3M-Q9TX', requireConfirmation: true },
    }),
  );
  await orderByVoucher('en');
  const sent = services.calls.at(-1)?.body as CheckoutRequest;
  expect(sent).toMatchObject({ stripePaymentMethod: 'voucher', cart: { voucherCode: 'TEN' }, chargeRequest: { amount: 0 } });
  const items = $confirmation.get()?.bookings.map(({ item }) => item);
  expect(items?.map(({ grandTotal }) => grandTotal)).toEqual([0, 0]);
  expect(items?.map(({ lines }) => lines.at(-1))).toMatchObject([
    { group: 'discount', id: 'TEN', total: -125 },
    { group: 'discount', id: 'TEN', total: -81 },
  ]);
  expect($cart.get()).toBeNull();
});

test('refused with the order, it is taken off no more, and the field says why', async () => {
  services.on(ask, () => json({ ...valid, voucherValue: 125 }));
  const { applyVoucher, orderByVoucher, $cart, $discount, $payment } = await openCheckout();
  await applyVoucher('TEN');
  services.on(post, () => refusal('voucher_refused', 409, { voucherStatus: 'used_up' }));
  await orderByVoucher('en');
  expect($payment.get()).toMatchObject({ status: 'checkout_error', error: { code: 'voucher_refused' } });
  expect($discount.get()).toEqual({ status: 'loaded', discount: { voucherCode: 'TEN', voucherStatus: 'used_up' } });
  expect($cart.get()).toEqual(cart);
});
