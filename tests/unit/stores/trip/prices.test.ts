import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { createQuote } from '#contracts/quotes.ts';
import type { HeldCart } from '#domain/cart.ts';
import { selectionOf } from '#domain/products/selection.ts';
import type { Trip } from '#domain/trip.ts';
import { forAdults } from '../../../support/adults.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { cartItem, cartWith } from '../../../support/cart.ts';
import { connectionLost, fakeServices, json, nothing, refusal, type Call } from '../../../support/fake-services.ts';
import { departure, tour } from '../../../support/tour-details.ts';
import { keepTrip, quoteFor, wishOn } from '../../../support/trip.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const details = `GET /tours/${tour.tourId}`;
const quotePath = 'POST /tours/quote';
const openDays = ['2026-11-05', '2026-11-06', '2026-11-07', '2026-11-08', '2026-11-09'];

let services: ReturnType<typeof fakeServices>;
let browser: ReturnType<typeof stubBrowser>;
let close = (): void => undefined;

const quoted = ({ body }: Call) => {
  const wanted = body as BodyOf<typeof createQuote>;
  return json(quoteFor(wanted, wanted.currency === 'EUR' ? 50 : 60, wanted.currency));
};
/** Departures for each day; none on the others. */
const runs = (starts: Record<string, ReturnType<typeof departure>[]>) =>
  services.on(details, ({ url }) =>
    json({
      ...tour,
      currencyCode: url.searchParams.get('currency'),
      availability: { availableDates: openDays, soldOutDates: [] },
      components: starts[url.searchParams.get('date') ?? ''] ?? [],
    }),
  );

async function open(wishes: Trip) {
  keepTrip(browser.local, wishes);
  vi.resetModules();
  const [trip, offers, total, tours, stops, page, currency] = await Promise.all([
    import('#stores/trip/trip.ts'),
    import('#stores/trip/offers.ts'),
    import('#stores/trip/total.ts'),
    import('#stores/trip/tours.ts'),
    import('#stores/trip/stops.ts'),
    import('#stores/trip/open-trip.ts'),
    import('#stores/browser/currency.ts'),
  ]);
  close = page.openTrip('en');
  await settle();
  return { ...trip, ...offers, ...total, ...tours, ...stops, ...page, ...currency };
}
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(100);
  // What says why something cannot be had is fetched when it is asked for.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(100);
}
const quotes = () => services.callsTo(quotePath);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00.000Z') });
  browser = stubBrowser();
  services = fakeServices();
  runs({ '2026-11-05': [departure('09:00', 8)] });
  services.on(quotePath, quoted);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each wish has its price, and the trip its total', async () => {
  const { $offers, $tripTotal, $tours } = await open([wishOn('2026-11-05'), wishOn('2026-11-06', '14:00', 1)]);
  expect(Object.values($offers.get()).map(({ status }) => status)).toEqual(['priced', 'priced']);
  expect($tripTotal.get()).toEqual({ total: { amount: 200_00, currency: 'EUR' }, bookable: 2, isComplete: true, hasFailed: false });
  expect($tours.get()[tour.tourId]?.data?.tourName).toBe(tour.tourName);
  expect(services.callsTo(details)).toHaveLength(1);
});

test('of twenty wishes four are asked for at a time', async () => {
  let [running, most] = [0, 0];
  services.on(quotePath, async (call) => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return quoted(call);
  });
  const { $tripTotal } = await open(
    Array.from({ length: 20 }, (_, index) => wishOn('2026-11-05', `${10 + (index % 10)}:0${Math.floor(index / 10)}`, index)),
  );
  expect(quotes()).toHaveLength(20);
  expect(most).toBe(4);
  expect($tripTotal.get()).toMatchObject({ bookable: 20, isComplete: true });
});

test('only the wish that changes is asked for again', async () => {
  const [first, second] = [wishOn('2026-11-05'), wishOn('2026-11-06', '14:00', 1)];
  const { changeWish, removeWish, $tripTotal } = await open([first, second]);
  changeWish(second.id, { ...second, components: forAdults(3) });
  expect($tripTotal.get()).toMatchObject({ total: { amount: 100_00 }, isComplete: false });
  await settle();
  expect(quotes().map(({ body }) => (body as typeof second).queryDate)).toEqual(['2026-11-05', '2026-11-06', '2026-11-06']);
  expect($tripTotal.get()).toMatchObject({ total: { amount: 250_00 }, isComplete: true });
  const putBack = removeWish(first.id);
  expect($tripTotal.get()).toMatchObject({ total: { amount: 150_00 }, bookable: 1 });
  putBack();
  await settle();
  expect(quotes()).toHaveLength(3);
  expect($tripTotal.get()).toMatchObject({ total: { amount: 250_00 } });
});

test('another currency prices all of it again, and the tours stay on the page meanwhile', async () => {
  const { chooseCurrency, $tripTotal, $tours } = await open([wishOn('2026-11-05')]);
  chooseCurrency('USD');
  expect($tripTotal.get()).toMatchObject({ bookable: 0, isComplete: false });
  expect($tours.get()[tour.tourId]).toMatchObject({ status: 'loading', data: { tourName: tour.tourName } });
  await settle();
  expect($tripTotal.get()).toEqual({ total: { amount: 120_00, currency: 'USD' }, bookable: 1, isComplete: true, hasFailed: false });
});

test('an answer to what was asked before is dropped', async () => {
  const wish = wishOn('2026-11-05');
  let answerFirst = (): void => undefined;
  services.on(
    quotePath,
    (call) =>
      new Promise((resolve) => {
        answerFirst = () => resolve(quoted(call));
      }),
    quoted,
  );
  const { changeWish, $tripTotal } = await open([wish]);
  changeWish(wish.id, { ...wish, components: forAdults(1) });
  await settle();
  answerFirst();
  await settle();
  expect($tripTotal.get().total.amount).toBe(50_00);
});

test('without a connection it says so, and goes on with one', async () => {
  services.on(quotePath, connectionLost());
  services.on(details, connectionLost());
  const { $offers, $tours } = await open([wishOn('2026-11-05')]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Object.values($offers.get())).toMatchObject([{ status: 'error', error: { code: 'no_response' } }]);
  expect(Object.values($tours.get())).toMatchObject([{ status: 'error' }]);
  browser.goOffline();
  services.on(quotePath, quoted);
  runs({});
  browser.goOnline();
  await settle();
  expect(Object.values($offers.get())).toMatchObject([{ status: 'priced' }]);
  expect(Object.values($tours.get())).toMatchObject([{ status: 'loaded' }]);
});

describe('what cannot be had', () => {
  const offerFor = async (wish = wishOn('2026-11-05')) => Object.values((await open([wish])).$offers.get())[0];

  test('a tour that is gone', async () => {
    services.on(quotePath, refusal('not_found', 404));
    services.on(details, refusal('not_found', 404));
    const { $offers, $tours, $tripTotal } = await open([wishOn('2026-11-05')]);
    expect(Object.values($offers.get())).toEqual([{ status: 'unfit', reason: { code: 'tour_gone' }, alternatives: [] }]);
    expect(Object.values($tours.get())).toEqual([{ status: 'loaded', data: null }]);
    expect($tripTotal.get()).toMatchObject({ bookable: 0, isComplete: true });
  });

  test('too few places: the next departures that have enough, of other days too', async () => {
    services.on(quotePath, nothing());
    runs({
      '2026-11-05': [departure('09:00', 1), departure('15:00', 4)],
      '2026-11-06': [departure('09:00', 1)],
      '2026-11-07': [departure('09:00', 2), departure('15:00', 9)],
      '2026-11-08': [departure('09:00', 9)],
    });
    expect(await offerFor()).toEqual({
      status: 'unfit',
      reason: { code: 'too_few_seats', seatsLeft: 1 },
      alternatives: [
        { queryDate: '2026-11-05', startingTime: '15:00', seatsLeft: 4 },
        { queryDate: '2026-11-07', startingTime: '09:00', seatsLeft: 2 },
        { queryDate: '2026-11-07', startingTime: '15:00', seatsLeft: 9 },
      ],
    });
  });

  test('a departure that does not run any more', async () => {
    services.on(quotePath, nothing());
    runs({ '2026-11-05': [departure('10:00', 8)] });
    expect(await offerFor()).toMatchObject({
      reason: { code: 'departure_gone' },
      alternatives: [{ queryDate: '2026-11-05', startingTime: '10:00' }],
    });
  });

  test('one that has started, by the clock of the venue', async () => {
    services.on(quotePath, nothing());
    vi.setSystemTime('2026-11-05T08:00:00.000Z');
    runs({ '2026-11-05': [departure('09:00', 8), departure('15:00', 8)] });
    expect(await offerFor()).toMatchObject({
      reason: { code: 'over' },
      alternatives: [{ queryDate: '2026-11-05', startingTime: '15:00' }],
    });
  });

  test('more than are sold: no other day would help', async () => {
    services.on(quotePath, refusal('invalid_request', 400));
    const wish = { ...wishOn('2026-11-05'), components: forAdults(7) };
    expect(await offerFor(wish)).toEqual({ status: 'unfit', reason: { code: 'maximum', count: 6, label: 'Adult' }, alternatives: [] });
  });
});

describe('of what this tab’s checkout holds', () => {
  const wish = wishOn('2026-11-05');
  const held: HeldCart = cartWith({ ...cartItem, ...quoteFor(wish, 45) });
  const keep = (cart: HeldCart, isOfCheckout = true) => {
    const { id, expiryTime } = cart.hold;
    browser.session.setItem('landfall:version', '8');
    if (isOfCheckout) browser.session.setItem('landfall:tab:cart', JSON.stringify(cart));
    const latest = { id, expiryTime, items: cart.items.map(selectionOf), isOfCheckout };
    browser.session.setItem('landfall:tab:hold', JSON.stringify(latest));
  };
  const offersFor = async (...wishes: Trip) => Object.values((await open(wishes)).$offers.get());
  beforeEach(() => {
    services.on(quotePath, nothing());
    runs({ '2026-11-05': [departure('09:00', 0), departure('15:00', 0)], '2026-11-06': [departure('09:00', 0)] });
    keep(held);
  });

  test('the price is the held one, without asking', async () => {
    expect(await offersFor(wish)).toMatchObject([{ status: 'priced', quote: { grandTotal: 90 } }]);
    expect(quotes()).toHaveLength(0);
  });

  test('the price is asked for in another currency than it is held in', async () => {
    keep({ ...held, currencyCode: 'USD' });
    await offersFor(wish);
    expect(quotes()).toHaveLength(1);
  });

  test('nothing is left once its time is over', async () => {
    vi.setSystemTime('2026-11-01T12:15:00.000Z');
    expect(await offersFor(wish)).toMatchObject([{ reason: { code: 'too_few_seats', seatsLeft: 0 } }]);
  });

  test.each([
    ['fewer', 1, { status: 'priced', quote: { grandTotal: 50, currencyCode: 'EUR' } }],
    ['more than there are', 3, { status: 'unfit', reason: { code: 'held' } }],
  ])('a wish for %s can have the places that are free with the next hold', async (_, adults, offer) => {
    expect(await offersFor({ ...wish, components: forAdults(adults) })).toMatchObject([offer]);
  });

  test('a wish beside the one that is held cannot have its places', async () => {
    const beside = { ...wishOn('2026-11-05', '09:00', 1), components: forAdults(1) };
    expect(await offersFor(wish, beside)).toMatchObject([{ status: 'priced' }, { status: 'unfit', reason: { code: 'held' } }]);
  });

  test('other departures of its tour are not meant', async () => {
    const sold = { status: 'unfit', reason: { code: 'too_few_seats', seatsLeft: 0 } };
    expect(await offersFor(wishOn('2026-11-05', '15:00', 1), wishOn('2026-11-06', '09:00', 2))).toMatchObject([sold, sold]);
  });

  test('places that are held without a checkout, as long as their price is not agreed to, can be had, too', async () => {
    browser.session.removeItem('landfall:tab:cart');
    keep(held, false);
    expect(await offersFor(wish)).toMatchObject([{ status: 'priced', quote: { grandTotal: 100 } }]);
  });
});

test('the route knows the tour’s zone, and leaves out what cannot be had', async () => {
  services.on(quotePath, quoted, nothing());
  const { $stops, isOnTheWay } = await open([wishOn('2026-11-05'), wishOn('2026-11-06', '14:00', 1)]);
  const stops = $stops.get();
  expect(stops.map(({ span }) => span)).toEqual([
    { start: '2026-11-05T09:00', end: '2026-11-05T11:00', timeZone: 'Europe/Rome' },
    { start: '2026-11-06T14:00', end: '2026-11-06T16:00', timeZone: 'Europe/Rome' },
  ]);
  expect(stops.map(isOnTheWay)).toEqual([true, false]);
});
