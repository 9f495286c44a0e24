import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TourDetails } from '#contracts/tours.ts';
import { orderedGiftOf } from '#domain/gift-cart.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { cart } from '../../../support/cart.ts';
import { fakeServices, json, refusal, timedOut } from '../../../support/fake-services.ts';
import { filledGift, giftVoucher } from '../../../support/gift-cart.ts';
import { tour } from '../../../support/tour-details.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const path = `GET /tours/${tour.tourId}`;
const asked = `?tour=${tour.tourId}`;

/** A page of the shop in this tab: opened again, it knows what the tab's storage knows. */
async function openPage() {
  vi.resetModules();
  const [form, tours, buying, carts, holds, steps, currency] = await Promise.all([
    import('#stores/gift-voucher/form.ts'),
    import('#stores/gift-voucher/tour.ts'),
    import('#stores/gift-voucher/buy.ts'),
    import('#stores/checkout/cart.ts'),
    import('#stores/checkout/latest-hold.ts'),
    import('#stores/checkout/steps.ts'),
    import('#stores/browser/currency.ts'),
  ]);
  return { ...form, ...tours, ...buying, ...carts, ...holds, ...steps, ...currency };
}

let browser: ReturnType<typeof stubBrowser>;
let services: ReturnType<typeof fakeServices>;
const left: string[] = [];

beforeEach(() => {
  browser = stubBrowser();
  services = fakeServices();
  left.length = 0;
  vi.stubGlobal('location', { assign: (address: string) => left.push(address) });
});
afterEach(() => vi.unstubAllGlobals());

const loaded = async (page: Awaited<ReturnType<typeof openPage>>) =>
  vi.waitFor(() => expect(page.$giftTour.get().status).not.toBe('loading'));

describe('what is typed', () => {
  test('is still there after a reload, and nowhere but in this tab', async () => {
    (await openPage()).keepGift(filledGift);
    expect((await openPage()).$giftForm.get()).toEqual(filledGift);
    expect(browser.local.contents()).not.toContain('Grace');
  });
});

describe('a tour that the address names', () => {
  test('gives its city’s poster and its price, once', async () => {
    services.on(path, json(tour));
    const page = await openPage();
    page.openGiftTour(asked, 'en');
    await loaded(page);
    expect(page.$giftTour.get().data?.tourName).toBe('A walk');
    expect(page.$giftForm.get()).toMatchObject({ tourId: tour.tourId, design: 'rome', amount: 'tour' });
    page.keepGift({ design: 'paris', amount: '100' });
    const again = await openPage();
    again.openGiftTour(asked, 'en');
    await loaded(again);
    expect(again.$giftForm.get()).toMatchObject({ design: 'paris', amount: '100' });
  });

  test('is asked for again in another currency', async () => {
    const inPounds: TourDetails = { ...tour, currencyCode: 'GBP' };
    services.on(path, json(tour), json(inPounds));
    const page = await openPage();
    page.openGiftTour(asked, 'en');
    await loaded(page);
    page.chooseCurrency('GBP');
    await loaded(page);
    expect(services.callsTo(path).map(({ url }) => url.searchParams.get('currency'))).toEqual(['EUR', 'GBP']);
    expect(page.$giftTour.get().data?.currencyCode).toBe('GBP');
  });

  test.each([
    ['is gone', refusal('not_found', 404)],
    ['cannot be looked up', timedOut()],
  ])('that %s changes nothing of the form', async (_, answer) => {
    services.on(path, answer);
    const page = await openPage();
    page.keepGift(filledGift);
    page.openGiftTour(asked, 'en');
    await loaded(page);
    expect(page.$giftTour.get().status).toBe('error');
    expect(page.$giftForm.get()).toEqual(filledGift);
  });

  test.each(['', '?tour=none'])('is none where the address is %j: what was begun for one is for any', async (search) => {
    const page = await openPage();
    page.keepGift({ ...filledGift, tourId: tour.tourId });
    page.openGiftTour(search, 'en');
    expect(page.$giftForm.get()).toEqual(filledGift);
    expect(services.calls).toEqual([]);
  });
});

describe('going to the checkout', () => {
  const wanted = {
    ordered: orderedGiftOf(giftVoucher),
    shown: { name: giftVoucher.name, picture: giftVoucher.picture },
    amount: 50,
  };

  test('puts a cart with the voucher there, which holds nothing, and starts where contact data are asked for', async () => {
    const page = await openPage();
    await page.buyGift(wanted, 'en');
    const { giftVoucher: kept, ...rest } = page.$cart.get() ?? {};
    expect(kept).toEqual({ ...giftVoucher, id: kept?.id });
    expect(rest).toEqual({ currencyCode: 'EUR', grandTotal: 50, items: [] });
    expect(left).toEqual(['/en/new/checkout/personal_info']);
    expect(services.calls).toEqual([]);
  });

  test('leaves the places of a checkout that it takes the place of: the next hold gives them back', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-01T12:00:00Z') });
    const page = await openPage();
    page.beginCheckout(cart, 'en');
    expect(page.heldUntil(cart.items[0] ?? { tourId: '' })).toBe(cart.hold.expiryTime);
    await page.buyGift(wanted, 'en');
    vi.useRealTimers();
    expect(page.heldUntil(cart.items[0] ?? { tourId: '' })).toBeUndefined();
    expect(page.$latestHold.get()?.id).toBe(cart.hold.id);
  });
});
