import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import type { PaymentSheet } from '#stores/checkout/payments/payment-sheet.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { cart, filledForm } from '../../../support/cart.ts';
import { fakeServices, json } from '../../../support/fake-services.ts';
import { filledGift, giftCart, giftVoucher } from '../../../support/gift-cart.ts';
import { setAsideFor } from '../../../support/set-aside.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const { recipientName, recipientEmail = '' } = giftVoucher;
const bought: CheckoutResult = {
  stripeStatus: 'succeeded',
  paymentIntentId: 'pi_1',
  invoices: [{ number: 'LF-7K3M-Q9TX', total: 50, currencyCode: 'EUR' }],
  vouchers: [],
  bookings: [],
  giftVoucher: { amount: 50, currencyCode: 'EUR', url: '/api/shopper/gift-vouchers/a.pdf', recipientName, recipientEmail },
  cart: { id: giftVoucher.id, tcConfirmationNumber: 'LF-7K3M-Q9TX', requireConfirmation: false },
};
const setAside = setAsideFor(giftVoucher.id);

const sheet = (method: PaymentSheet['method']): PaymentSheet => ({
  method,
  instrument: async () => ({ id: 'pm_1' }),
  confirm: async () => 'authorized',
  read: async () => 'authorized',
});

/** A page of the shop in this tab: opened again, it knows what the tab's storage knows. */
async function openPage() {
  vi.resetModules();
  const [carts, form, payment, state, result, resume, timer, holds, code, gift, renewal, purchase, consent, returned] = await Promise.all([
    import('#stores/checkout/cart.ts'),
    import('#stores/checkout/form.ts'),
    import('#stores/checkout/payment.ts'),
    import('#stores/checkout/payment-state.ts'),
    import('#stores/checkout/result.ts'),
    import('#stores/checkout/resume-order.ts'),
    import('#stores/checkout/timer.ts'),
    import('#stores/checkout/latest-hold.ts'),
    import('#stores/checkout/voucher-code.ts'),
    import('#stores/gift-voucher/form.ts'),
    import('#stores/checkout/renewal.ts'),
    import('#stores/checkout/report-purchase.ts'),
    import('#stores/browser/consent.ts'),
    import('#stores/checkout/payments/returned.ts'),
  ]);
  return {
    ...{ ...carts, ...form, ...payment, ...state, ...result, ...resume, ...timer, ...holds, ...code, ...gift, ...renewal, ...purchase },
    ...{ ...consent, ...returned },
  };
}

let services: ReturnType<typeof fakeServices>;

async function openCheckout() {
  const page = await openPage();
  page.keepGift(filledGift);
  page.beginCheckout(giftCart, 'en');
  page.$form.set(filledForm);
  return page;
}

beforeEach(() => {
  stubBrowser();
  services = fakeServices();
});
afterEach(() => vi.unstubAllGlobals());

describe('a gift voucher that is paid', () => {
  test('becomes the confirmation: what, for whom, its PDF, and where the receipt went', async () => {
    services.on('POST /shopper/checkout', json(bought));
    const page = await openCheckout();
    await page.pay('en', sheet('credit-card'));
    const [call] = services.callsTo('POST /shopper/checkout');
    expect((call?.body as CheckoutRequest).cart).toMatchObject({ id: giftVoucher.id, cartItems: [], giftVoucher: { recipientName } });
    const { name, picture } = giftVoucher;
    expect(page.$confirmation.get()).toMatchObject({
      orderNumber: 'LF-7K3M-Q9TX',
      email: 'ada@example.com',
      bookings: [],
      giftVoucher: { ...bought.giftVoucher, name, picture },
    });
    expect((await openPage()).$confirmation.get(), 'after a reload').toEqual(page.$confirmation.get());
  });

  test('leaves nothing of itself behind, and a trip that waits as it was', async () => {
    services.on('POST /shopper/checkout', json(bought));
    const page = await openPage();
    page.beginCheckout(cart, 'en');
    page.$voucherCode.set('SUMMER10');
    page.keepGift(filledGift);
    page.beginCheckout(giftCart, 'en');
    page.$form.set(filledForm);
    await page.pay('en', sheet('credit-card'));
    expect([page.$cart.get(), page.$checkoutKey.get(), page.$giftForm.get().recipientName]).toEqual([null, null, '']);
    expect(page.$voucherCode.get()).toBe('SUMMER10');
    expect(page.$latestHold.get()?.id).toBe(cart.hold.id);
  });

  test('by a wallet, is set aside first and bought then', async () => {
    services.on('POST /payment-gateway/payment-intent', json(setAside));
    services.on('POST /shopper/payment-confirmation', json({ ...bought, stripeStatus: 'requires_capture' }));
    const page = await openCheckout();
    await page.pay('en', sheet('web-payments'));
    expect(page.$payment.get().status).toBe('checkout_success');
    expect(page.$confirmation.get()?.giftVoucher?.url).toBe(bought.giftVoucher?.url);
  });

  test('is found again where the answer to the order was lost', async () => {
    services.on('GET /shopper/checkout/', json({ state: 'booked', result: bought, updatedAt: '2026-11-01T12:00:00.000Z' }));
    const page = await openCheckout();
    await page.resumeOrder(true);
    expect(page.$confirmation.get()?.giftVoucher).toMatchObject({ recipientName });
  });

  test('is shown in another window, to which a bank’s app has led back', async () => {
    services.on('GET /shopper/checkout/', json({ state: 'booked', result: bought, updatedAt: '2026-11-01T12:00:00.000Z' }));
    const page = await openPage();
    await page.askReturned(`?checkout=${crypto.randomUUID()}&redirect_status=succeeded`);
    expect(page.$returned.get()).toEqual({ status: 'bought', orderNumber: 'LF-7K3M-Q9TX', url: bought.giftVoucher?.url });
  });

  test('is reported as what it is, where statistics are allowed', async () => {
    const dataLayer: unknown[] = [];
    vi.stubGlobal('dataLayer', dataLayer);
    services.on('POST /shopper/checkout', json(bought));
    const page = await openCheckout();
    page.decide('granted');
    await page.pay('en', sheet('credit-card'));
    page.watchPurchase()();
    const product = { id: 'gift-voucher', name: 'Gift voucher', category: 'giftVouchers', price: 50, quantity: 1 };
    expect(dataLayer.at(-1)).toEqual({
      event: 'purchase',
      ecommerce: { currencyCode: 'EUR', purchase: { actionField: { id: 'LF-7K3M-Q9TX', revenue: 50 }, products: [product] } },
    });
  });
});

describe('nothing is held for it', () => {
  test('so no time runs out, nothing is extended and nothing held anew', async () => {
    const page = await openCheckout();
    const stop = page.$timeLeft.subscribe(() => {});
    expect(page.$timeLeft.get()).toBeNull();
    stop();
    await page.extendHold();
    await page.renewHold('en');
    await page.requote('en');
    page.expireCart();
    expect(page.$cart.get()).toEqual(giftCart);
    expect(services.calls).toEqual([]);
  });
});
