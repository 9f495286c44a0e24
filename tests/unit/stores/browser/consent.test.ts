import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '#contracts/analytics.ts';
import { funnelUpTo } from '#domain/analytics.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { cart, cartItem, laterItem } from '../../../support/cart.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  vi.resetModules();
  browser = stubBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const load = async () => ({
  ...(await import('#stores/browser/consent.ts')),
  ...(await import('#stores/browser/analytics.ts')),
  ...(await import('#stores/checkout/report-checkout.ts')),
  ...(await import('#stores/checkout/report-purchase.ts')),
  ...(await import('#stores/checkout/cart.ts')),
  ...(await import('#stores/checkout/result.ts')),
});
const dataLayer = () => (globalThis as { dataLayer?: AnalyticsEvent[] }).dataLayer;
afterEach(() => {
  delete (globalThis as { dataLayer?: AnalyticsEvent[] }).dataLayer;
});

describe('consent', () => {
  test('is kept with its day and version, and taken back by no answer', async () => {
    const { $consent, decide, isGranted } = await load();
    expect([$consent.get(), isGranted()]).toEqual([null, false]);
    decide('granted');
    expect(browser.local.getItem('landfall:consent')).toBe(`"granted 1 ${new Date().toISOString().slice(0, 10)}"`);
    expect(isGranted()).toBe(true);
    decide(undefined);
    expect([$consent.get(), isGranted()]).toEqual([null, false]);
  });

  test.each(['"granted 2 2026-11-21"', '"yes"', '{"granted":true}', 'granted'])('%s is no answer', async (stored) => {
    browser.local.setItem('landfall:version', '8');
    browser.local.setItem('landfall:consent', stored);
    expect((await load()).isGranted()).toBe(false);
  });
});

describe('events', () => {
  test('go nowhere without consent, and what nobody has read is taken back with it', async () => {
    const { decide, reportPageview } = await load();
    reportPageview('/en', 'Home', 'en');
    decide('denied');
    reportPageview('/en', 'Home', 'en');
    expect(dataLayer()).toBeUndefined();
    decide('granted');
    reportPageview('/en', 'Home', 'en');
    expect(dataLayer()).toEqual([{ event: 'pageview', page: { path: '/en', title: 'Home', language: 'en' } }]);
    decide(undefined);
    expect(dataLayer()).toEqual([]);
  });

  test('of a checkout come in their order, once, even when consent comes late', async () => {
    const { decide, setCart, watchCheckout } = await load();
    setCart(cart);
    watchCheckout('personal_info');
    const stop = watchCheckout('payment');
    expect(dataLayer()).toBeUndefined();
    decide('granted');
    stop();
    expect(dataLayer()?.map((one) => (one.event === 'checkout' ? one.ecommerce.checkout.actionField.step : one.event))).toEqual([
      'addToCart',
      1,
      2,
      3,
    ]);
  });

  test('of an order on request wait for the operator', async () => {
    const { $confirmation, decide, watchPurchase } = await load();
    decide('granted');
    const order = (status: 'on_request' | 'confirmed' | 'declined') => ({
      key: crypto.randomUUID(),
      orderNumber: 'LF-1',
      email: 'ada@example.com',
      currencyCode: 'EUR' as const,
      bookings: [
        { orderNumber: 'LF-1-1', status: 'confirmed' as const, vouchers: [], item: cartItem },
        { orderNumber: 'LF-1-2', status, vouchers: [], item: laterItem },
      ],
    });
    $confirmation.set(order('on_request'));
    watchPurchase();
    expect(dataLayer()).toBeUndefined();
    $confirmation.set(order('confirmed'));
    expect(dataLayer()).toMatchObject([
      {
        event: 'purchase',
        ecommerce: {
          currencyCode: 'EUR',
          purchase: {
            actionField: { id: 'LF-1', revenue: cartItem.grandTotal + laterItem.grandTotal },
            products: [{ variant: 'Adult' }, { variant: 'Child' }, { name: laterItem.tourName }],
          },
        },
      },
    ]);
    $confirmation.set({ ...order('declined'), orderNumber: 'LF-2' });
    expect(dataLayer()?.at(-1)).toMatchObject({
      ecommerce: { purchase: { actionField: { id: 'LF-2', revenue: cartItem.grandTotal }, products: [{}, {}] } },
    });
    expect(JSON.stringify(dataLayer())).not.toContain('ada@');
  });
});

test('leaving personal_info is step 2, leaving traveler_info step 3, and no other step counts', () => {
  expect([funnelUpTo('personal_info'), funnelUpTo('traveler_info'), funnelUpTo('questions'), funnelUpTo('payment')]).toEqual([
    [1],
    [1, 2],
    [1, 2, 3],
    [1, 2, 3],
  ]);
});
