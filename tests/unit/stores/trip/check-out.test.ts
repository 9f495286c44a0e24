import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { holdCart } from '#contracts/holds.ts';
import type { Selection } from '#contracts/quotes.ts';
import { selectionOf } from '#domain/products/selection.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { cart, cartItem, soldAnswer } from '../../../support/cart.ts';
import { fakeServices, json, nothing, refusal, type Call } from '../../../support/fake-services.ts';
import { departure, tour } from '../../../support/tour-details.ts';
import { keepTrip, quoteFor, wishOn } from '../../../support/trip.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const quotePath = 'POST /tours/quote';
const holdPath = 'POST /shopper/holds';
const [first, second] = [wishOn('2026-11-05'), wishOn('2026-11-06', '14:00', 1)];
const later = { queryDate: '2026-11-07', startingTime: '14:00', seatsLeft: 5 };
const quoted = ({ body }: Call) => json(quoteFor(body as Selection));
const wantedIn = ({ body }: Call) => (body as BodyOf<typeof holdCart>).items;
const heldAt = (price: number) => (call: Call) =>
  json({
    hold: cart.hold,
    items: wantedIn(call).map((item) => ({ status: 'held', quote: { quoteId: cartItem.quoteId, ...quoteFor(item, price) } })),
  });

const orderKey = '77777777-7777-4777-8777-777777777777';

let services: ReturnType<typeof fakeServices>;
let browser: ReturnType<typeof stubBrowser>;
let close = (): void => undefined;

async function open(wishes = [first]) {
  keepTrip(browser.local, wishes);
  vi.resetModules();
  const [trip, offers, total, page, checkOut, draft, carts, result, lastOrder] = await Promise.all([
    import('#stores/trip/trip.ts'),
    import('#stores/trip/offers.ts'),
    import('#stores/trip/total.ts'),
    import('#stores/trip/open-trip.ts'),
    import('#stores/trip/check-out.ts'),
    import('#stores/trip/draft.ts'),
    import('#stores/checkout/cart.ts'),
    import('#stores/checkout/result.ts'),
    import('#stores/checkout/last-order.ts'),
  ]);
  close = page.openTrip('en');
  await vi.advanceTimersByTimeAsync(100);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(100);
  return { ...trip, ...offers, ...total, ...page, ...checkOut, ...draft, ...carts, ...result, ...lastOrder };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00.000Z') });
  browser = stubBrowser();
  services = fakeServices();
  services.on(`GET /tours/${tour.tourId}`, json({ ...tour, components: [departure('09:00', 8)] }));
  services.on(quotePath, quoted);
  services.on(holdPath, heldAt(50));
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('holds what is wanted in one call, and leads to the checkout', async () => {
  const { checkOut, $tripStart } = await open();
  const addresses = await Promise.all([checkOut('en'), checkOut('en')]);
  expect(addresses).toEqual(['/en/new/checkout/personal_info', '/en/new/checkout/personal_info']);
  expect(services.callsTo(holdPath).map(wantedIn)).toEqual([[selectionOf(first)]]);
  expect($tripStart.get()).toEqual({ status: 'initial' });
});

test('what cannot be had stays behind', async () => {
  services.on(quotePath, quoted, nothing());
  const { checkOut, $trip } = await open([first, second]);
  await checkOut('en');
  expect(services.callsTo(holdPath).map(wantedIn)).toEqual([[selectionOf(first)]]);
  expect($trip.get()).toHaveLength(2);
});

test('a press that comes before the prices waits for them', async () => {
  let answer = (): void => undefined;
  services.on(
    quotePath,
    (call) =>
      new Promise((resolve) => {
        answer = () => resolve(quoted(call));
      }),
  );
  const { checkOut, $tripStart } = await open();
  const pressed = checkOut('en');
  await vi.advanceTimersByTimeAsync(100);
  expect($tripStart.get().status).toBe('loading');
  expect(services.callsTo(holdPath)).toHaveLength(0);
  answer();
  expect(await pressed).toBe('/en/new/checkout/personal_info');
});

describe('a press that comes before the prices', () => {
  /** Presses while the prices are on their way, which then arrive. */
  async function pressEarly(...answers: ((call: Call) => Response)[]) {
    const arrivals: (() => void)[] = [];
    const late = (answer: (call: Call) => Response) => (call: Call) =>
      new Promise<Response>((resolve) => arrivals.push(() => resolve(answer(call))));
    services.on(quotePath, ...answers.map(late), quoted);
    const shop = await open([first, second]);
    const pressed = shop.checkOut('en');
    for (const arrive of arrivals) arrive();
    await vi.advanceTimersByTimeAsync(100);
    await vi.dynamicImportSettled();
    return { ...shop, address: await pressed };
  }

  test('does not leave out what turns out to be sold without a word: the next press does', async () => {
    const { address, checkOut, $tripStart } = await pressEarly(quoted, nothing);
    expect(address).toBeUndefined();
    expect($tripStart.get()).toEqual({ status: 'left_out', stopIds: [second.id] });
    expect(services.callsTo(holdPath)).toHaveLength(0);
    expect(await checkOut('en')).toBe('/en/new/checkout/personal_info');
    expect(services.callsTo(holdPath).map(wantedIn)).toEqual([[selectionOf(first)]]);
  });

  test('says it where nothing can be had', async () => {
    const { address, $tripStart } = await pressEarly(nothing, nothing);
    expect(address).toBeUndefined();
    expect($tripStart.get()).toEqual({ status: 'nothing', stopIds: [first.id, second.id] });
  });

  test('says what failed where no price could be asked for', async () => {
    const shut = () => refusal('forbidden', 403);
    const { address, $tripStart } = await pressEarly(shut, shut);
    expect(address).toBeUndefined();
    expect($tripStart.get()).toMatchObject({ status: 'error', error: { code: 'forbidden' } });
  });
});

test('what the total leaves out, the checkout leaves out: a price whose tour cannot be read', async () => {
  services.on(`GET /tours/${tour.tourId}`, refusal('forbidden', 403));
  const { checkOut, $tripTotal, $tripStart } = await open();
  expect($tripTotal.get()).toMatchObject({ bookable: 0, isComplete: true, hasFailed: true });
  expect(await checkOut('en')).toBeUndefined();
  expect($tripStart.get()).toEqual({ status: 'nothing', stopIds: [] });
  expect(services.callsTo(holdPath)).toHaveLength(0);
});

test('a price alone is no total while its tour is being read, and the press waits for both', async () => {
  let arrive = (): void => undefined;
  services.on(
    `GET /tours/${tour.tourId}`,
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(json({ ...tour, components: [departure('09:00', 8)] }));
      }),
  );
  const { checkOut, $tripTotal } = await open();
  expect($tripTotal.get()).toMatchObject({ bookable: 0, isComplete: false });
  const pressed = checkOut('en');
  arrive();
  expect(await pressed).toBe('/en/new/checkout/personal_info');
});

test('places sold a moment ago are named at their wish, and nothing else is asked again', async () => {
  services.on(holdPath, ({ body }) => {
    const [, item] = (body as BodyOf<typeof holdCart>).items;
    const held = { status: 'held', quote: { quoteId: cartItem.quoteId, ...quoteFor(item as Selection) } };
    return json({ hold: cart.hold, items: [...soldAnswer(later).items, held] });
  });
  const { checkOut, $offers, $tripStart, $tripTotal } = await open([first, second]);
  expect(await checkOut('en')).toBeUndefined();
  expect($tripStart.get()).toEqual({ status: 'unavailable', stopIds: [first.id] });
  expect($offers.get()[first.id]).toEqual({ status: 'unfit', reason: { code: 'too_few_seats', seatsLeft: 0 }, alternatives: [later] });
  expect($tripTotal.get()).toMatchObject({ bookable: 1, total: { amount: 100_00 } });
  expect(services.callsTo(quotePath)).toHaveLength(2);
});

test('another price is shown first, and the next press goes on with it', async () => {
  const { checkOut, $tripStart, $tripTotal } = await open();
  services.on(holdPath, heldAt(55));
  // What has just been held looks sold to whoever asks for its price.
  services.on(quotePath, nothing());
  expect(await checkOut('en')).toBeUndefined();
  expect($tripStart.get()).toEqual({ status: 'price_changed' });
  await vi.advanceTimersByTimeAsync(100);
  expect($tripTotal.get()).toMatchObject({ total: { amount: 110_00 }, isComplete: true });
  expect(await checkOut('en')).toBe('/en/new/checkout/personal_info');
});

test('a failure is said, and the next change takes it back', async () => {
  services.on(holdPath, refusal('unavailable', 503));
  const { checkOut, changeWish, $tripStart } = await open();
  const pressed = checkOut('en');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await pressed).toBeUndefined();
  expect($tripStart.get()).toMatchObject({ status: 'error', error: { code: 'unavailable' } });
  changeWish(first.id, { ...first, startingTime: '11:00' });
  expect($tripStart.get()).toEqual({ status: 'initial' });
});

test('what was ordered leaves the trip, once', async () => {
  const shop = await open([first, second]);
  shop.$lastOrder.set(orderKey);
  shop.$confirmation.set({
    key: orderKey,
    orderNumber: 'LF-1',
    bookings: [{ orderNumber: 'LF-1-1', status: 'confirmed', vouchers: [], item: { ...cartItem, ...selectionOf(first) } }],
    email: '',
    currencyCode: 'EUR',
  });
  shop.openTrip('en')();
  await vi.dynamicImportSettled();
  expect(shop.$trip.get()).toEqual([second]);
  shop.addToTrip('tours', first);
  shop.openTrip('en')();
  await vi.dynamicImportSettled();
  expect(shop.$trip.get().map(({ queryDate }) => queryDate)).toEqual(['2026-11-06', '2026-11-05']);
});

test('what an operator has declined of the order stays a wish', async () => {
  const third = wishOn('2026-11-08', '09:00', 2);
  const shop = await open([first, second, third]);
  const statuses = ['confirmed', 'declined', 'on_request'] as const;
  shop.$lastOrder.set(orderKey);
  shop.$confirmation.set({
    key: orderKey,
    orderNumber: 'LF-1',
    bookings: [first, second, third].map((wish, index) => {
      const item = { ...cartItem, ...selectionOf(wish) };
      return { orderNumber: `LF-1-${index + 1}`, status: statuses[index] ?? 'cancelled', vouchers: [], item };
    }),
    email: '',
    currencyCode: 'EUR',
  });
  shop.openTrip('en')();
  await vi.dynamicImportSettled();
  expect(shop.$trip.get()).toEqual([second]);
});

test('a change that is neither kept nor left comes first', async () => {
  const { checkOut, $tripStart, openDraft, closeDraft } = await open();
  openDraft(first, 'en');
  expect(await checkOut('en')).toBeUndefined();
  expect($tripStart.get()).toEqual({ status: 'draft_open' });
  expect(services.callsTo(holdPath)).toHaveLength(0);
  closeDraft();
  expect($tripStart.get()).toEqual({ status: 'initial' });
});
