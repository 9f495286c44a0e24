import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HeldQuote } from '#contracts/holds.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { selectionOf } from '#domain/products/selection.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { cart, cartItem, cartWith, laterHold, laterItem, partlyHeldAnswer, soldAnswer } from '../../../support/cart.ts';
import { fakeServices, json } from '../../../support/fake-services.ts';
import { tour } from '../../../support/tour-details.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const path = 'POST /shopper/holds';
const address = '/en/new/checkout/personal_info';
const wanted = [cartItem, laterItem].map((item) => ({
  tour: { ...tour, tourId: item.tourId, tourName: item.tourName } satisfies TourDetails,
  seen: item,
}));
const free = { queryDate: '2026-12-01', startingTime: '20:00', seatsLeft: 4 };
const dearer: HeldQuote = { ...laterItem, grandTotal: 90 };

let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00.000Z') });
  stubBrowser();
  services = fakeServices();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openPage() {
  vi.resetModules();
  const [start, carts, latest, timer] = await Promise.all([
    import('#stores/checkout/start.ts'),
    import('#stores/checkout/cart.ts'),
    import('#stores/checkout/latest-hold.ts'),
    import('#stores/checkout/timer.ts'),
  ]);
  return { ...start, ...carts, ...latest, ...timer };
}
const bodies = () => services.callsTo(path).map(({ body }) => body);

describe('the checkout of several', () => {
  test('holds all of them in one call, and starts with their sum', async () => {
    services.on(path, json(partlyHeldAnswer(laterHold, cartItem, laterItem)));
    const page = await openPage();
    expect(await page.startCheckout(wanted, 'en')).toEqual({ status: 'started', address });
    expect(bodies()).toEqual([{ items: [cartItem, laterItem].map(selectionOf), currency: 'EUR' }]);
    expect(page.$cart.get()).toMatchObject({
      hold: laterHold,
      currencyCode: 'EUR',
      grandTotal: cartItem.grandTotal + laterItem.grandTotal,
      items: [
        { quoteId: cartItem.quoteId, tourName: 'A walk', travellers: ['Adult', 'Adult', 'Child'] },
        { quoteId: laterItem.quoteId, tourName: 'A dinner', travellers: ['Adult', 'Adult'] },
      ],
    });
    expect([cartItem, laterItem].map((item) => page.heldUntil(item))).toEqual([laterHold.expiryTime, laterHold.expiryTime]);
    expect(page.heldUntil({ tourId: cartItem.locationUuid })).toBeUndefined();
  });

  test('names what is gone, and what is free instead; the rest stays held, for the next try to swap (fault 37)', async () => {
    const held = partlyHeldAnswer(laterHold, cartItem, undefined);
    services.on(path, json({ ...held, items: [held.items[0], soldAnswer(free).items[0]] }), json(partlyHeldAnswer(cart.hold, cartItem)));
    const page = await openPage();
    expect(await page.startCheckout(wanted, 'en')).toEqual({
      status: 'unavailable',
      items: [undefined, { reason: 'sold_out', alternatives: [free] }],
    });
    expect(page.$cart.get()).toBeNull();
    expect(page.$latestHold.get()).toEqual({
      ...{ id: laterHold.id, expiryTime: laterHold.expiryTime },
      ...{ items: [selectionOf(cartItem)], isOfCheckout: false },
    });
    expect(await page.startCheckout(wanted.slice(0, 1), 'en')).toEqual({ status: 'started', address });
    expect(bodies()[1]).toMatchObject({ replaces: laterHold.id });
    expect(page.$cart.get()?.items.map(({ tourId }) => tourId)).toEqual([cartItem.tourId]);
  });

  test('that holds a part has given back what a checkout before held, and says so there', async () => {
    services.on(path, json(partlyHeldAnswer(laterHold, cartItem, undefined)));
    const page = await openPage();
    page.beginCheckout(cartWith(laterItem), 'en');
    await page.startCheckout(wanted, 'en');
    expect(page.heldUntil(laterItem)).toBeUndefined();
    expect(page.$cart.get()?.items).toEqual([laterItem]);
    page.$timeLeft.listen(() => undefined);
    expect(page.$timeLeft.get()?.phase).toBe('expired');
  });

  test('that can hold nothing leaves a checkout before as it was', async () => {
    services.on(path, json({ items: [soldAnswer().items[0], soldAnswer().items[0]] }));
    const page = await openPage();
    page.beginCheckout(cart, 'en');
    expect(await page.startCheckout(wanted, 'en')).toMatchObject({ status: 'unavailable', items: [{}, {}] });
    expect(page.$cart.get()).toEqual(cart);
    expect(page.heldUntil(cartItem)).toBe(cart.hold.expiryTime);
  });

  test('does not start where any of them costs something else than was seen', async () => {
    services.on(path, json(partlyHeldAnswer(laterHold, cartItem, dearer)));
    const page = await openPage();
    expect(await page.startCheckout(wanted, 'en')).toMatchObject({
      status: 'price_changed',
      quotes: [{ grandTotal: 125 }, { grandTotal: 90 }],
    });
    expect(page.$cart.get()).toBeNull();
  });

  test('takes no answer that leaves one of them out', async () => {
    services.on(path, json(partlyHeldAnswer(laterHold, cartItem)));
    const { startCheckout } = await openPage();
    await expect(startCheckout(wanted, 'en')).rejects.toMatchObject({ code: 'unreadable' });
  });
});
