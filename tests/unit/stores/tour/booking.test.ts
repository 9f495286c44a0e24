import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Quote } from '#contracts/quotes.ts';
import { forAdults } from '../../../support/adults.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { connectionLost, fakeServices, json, refusal } from '../../../support/fake-services.ts';
import { departure, tour } from '../../../support/tour-details.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const details = `GET /tours/${tour.tourId}`;
const quotePath = 'POST /tours/quote';
const key = { productType: 'tours' as const, tourId: tour.tourId, locale: 'en' as const };
const day = '2026-11-05';
let services: ReturnType<typeof fakeServices>;

const quote: Quote = {
  tourId: tour.tourId,
  queryDate: day,
  startingTime: '09:00',
  components: forAdults(2),
  lines: [{ group: 'ageGroup', id: 'adult', label: 'Adult', quantity: 2, unitPrice: 50, total: 100 }],
  grandTotal: 100,
  currencyCode: 'EUR',
  tourCmscomponents: [],
  bookingExternalApiName: 'landfall-tours',
};

async function load() {
  vi.resetModules();
  const [booking, choice, tours, quotes, carts, currency] = await Promise.all([
    import('#stores/tour/booking.ts'),
    import('#stores/tour/choice.ts'),
    import('#stores/tour/tour.ts'),
    import('#stores/tour/quote.ts'),
    import('#stores/checkout/cart.ts'),
    import('#stores/browser/currency.ts'),
  ]);
  return { ...booking, ...choice, ...tours, ...quotes, ...carts, ...currency };
}
const settle = () => vi.advanceTimersByTimeAsync(300);
const answersWith = (...departures: ReturnType<typeof departure>[]) => services.on(details, json({ ...tour, components: departures }));

function addAdults(addQuantity: (group: 'ageGroup', id: string, by: 1) => void, count: number): void {
  for (let added = 0; added < count; added += 1) addQuantity('ageGroup', 'adult', 1);
}

async function twoAdultsChosen() {
  answersWith(departure('09:00', 8));
  services.on(quotePath, json(quote));
  const shop = await load();
  await shop.openTour(key);
  await shop.chooseDay(day);
  addAdults(shop.addQuantity, 2);
  await settle();
  return shop;
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

test('asks for what is missing, in the order of the page', async () => {
  answersWith(departure('09:00', 8), departure('14:00', 8));
  services.on(quotePath, json(quote));
  const { $problem, openTour, chooseDay, chooseTime, addQuantity } = await load();
  await openTour(key);
  expect($problem.get()).toEqual({ code: 'select_date' });
  await chooseDay(day);
  expect($problem.get()).toEqual({ code: 'select_time' });
  chooseTime('09:00');
  expect($problem.get()).toEqual({ code: 'select_ticket' });
  addAdults(addQuantity, 2);
  expect($problem.get()).toBeUndefined();
  await settle();
  expect(services.callsTo(quotePath)).toHaveLength(1);
});

test('the only start with seats needs no choice', async () => {
  answersWith(departure('09:00', 0), departure('14:00', 3));
  const { $choice, openTour, chooseDay } = await load();
  await openTour(key);
  await chooseDay(day);
  expect($choice.get()?.startingTime).toBe('14:00');
});

test('pressed too early, it stays, and from then on says what is missing', async () => {
  answersWith();
  const { $isAsked, $cart, openTour, goToCheckout } = await load();
  await openTour(key);
  expect($isAsked.get()).toBe(false);
  expect(await goToCheckout()).toBeUndefined();
  expect($isAsked.get()).toBe(true);
  expect($cart.get()).toBeNull();
});

test('a reload finds date, time and quantities, and prices them again', async () => {
  await twoAdultsChosen();
  const { $choice, $departures, $quote, openTour } = await load();
  await openTour(key);
  await settle();
  expect($choice.get()).toMatchObject({ queryDate: day, startingTime: '09:00', components: forAdults(2) });
  expect($departures.get().data.map(({ seatsLeft }) => seatsLeft)).toEqual([8]);
  expect($quote.get().data).toEqual(quote);
});

test('another tour starts empty', async () => {
  const { $choice, openTour } = await twoAdultsChosen();
  const other = '44444444-4444-4444-8444-444444444444';
  services.on(`GET /tours/${other}`, json({ ...tour, tourId: other }));
  await openTour({ ...key, tourId: other });
  expect($choice.get()).toEqual({ tourId: other, queryDate: null, startingTime: null, components: {} });
});

test('another currency prices everything again', async () => {
  const { chooseCurrency } = await twoAdultsChosen();
  services.calls.length = 0;
  chooseCurrency('USD');
  await settle();
  expect(services.callsTo(details)).toHaveLength(2);
  expect(services.callsTo(quotePath)[0]?.body).toMatchObject({ currency: 'USD' });
});

test('a new request clears the tour; a failure is kept, and reading again mends it', async () => {
  answersWith(departure('09:00', 8));
  const { $tour, openTour, refresh } = await load();
  await openTour(key);
  services.on(details, refusal('not_found', 404));
  const reading = refresh();
  expect($tour.get()).toEqual({ status: 'loading', data: null });
  await reading;
  expect($tour.get()).toMatchObject({ status: 'error', data: null, error: { code: 'not_found' } });
  answersWith(departure('09:00', 8));
  await refresh();
  expect($tour.get()).toMatchObject({ status: 'loaded', data: { tourId: tour.tourId } });
});

test('without a connection the day stays chosen', async () => {
  answersWith(departure('09:00', 8));
  const { $choice, $departures, openTour, chooseDay } = await load();
  await openTour(key);
  services.on(details, connectionLost());
  const chosen = chooseDay(day);
  await vi.advanceTimersByTimeAsync(20_000);
  await chosen;
  expect($departures.get()).toMatchObject({ status: 'error', error: { code: 'no_response' } });
  expect($choice.get()?.queryDate).toBe(day);
});
