import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forAdults } from '../../../support/adults.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { soldAnswer } from '../../../support/cart.ts';
import { fakeServices, json, nothing } from '../../../support/fake-services.ts';
import { departure, tour } from '../../../support/tour-details.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const quotePath = 'POST /tours/quote';
const key = { productType: 'tours', tourId: tour.tourId, locale: 'en' } as const;
const [day, time] = ['2026-11-05', '09:00'];
const wanted = { tourId: tour.tourId, queryDate: day, startingTime: time, components: forAdults(2) };
const priced = {
  ...wanted,
  lines: [{ group: 'ageGroup', id: 'adult', label: 'Adult', quantity: 2, unitPrice: 50, total: 100 }],
  grandTotal: 100,
  currencyCode: 'EUR',
  tourCmscomponents: [],
  bookingExternalApiName: 'landfall-tours',
};

let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00.000Z') });
  stubBrowser();
  services = fakeServices();
  services.on(`GET /tours/${tour.tourId}`, json({ ...tour, components: [departure('09:00', 8), departure('14:00', 8)] }));
  services.on(quotePath, json(priced));
});
afterEach(() => {
  vi.doUnmock('#stores/trip/trip.ts');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openPage() {
  vi.resetModules();
  const [booking, adding, { $storedTrip }] = await Promise.all([
    import('#stores/tour/booking.ts'),
    import('#stores/tour/add-choice-to-trip.ts'),
    import('#stores/trip/stored.ts'),
  ]);
  await booking.openTour(key);
  return { ...booking, ...adding, $storedTrip };
}
type Page = Awaited<ReturnType<typeof openPage>>;

async function choose({ chooseDay, chooseTime, addQuantity }: Page): Promise<void> {
  await chooseDay(day);
  chooseTime(time);
  addQuantity('ageGroup', 'adult', 1);
  addQuantity('ageGroup', 'adult', 1);
}

/** With two adults chosen, and their price shown. */
async function openChosen(): Promise<Page> {
  const page = await openPage();
  await choose(page);
  await vi.advanceTimersByTimeAsync(300);
  return page;
}

test('what is missing is said as for the checkout, and nothing is added', async () => {
  const page = await openPage();
  await page.addChoiceToTrip();
  expect([page.$isAsked.get(), page.$problem.get()?.code]).toEqual([true, 'select_date']);
  expect([page.$tripAnswer.get(), page.$storedTrip.get()]).toEqual([undefined, []]);
});

test('a complete choice is added, once, and holds nothing', async () => {
  const page = await openChosen();
  await page.addChoiceToTrip();
  expect(page.$tripAnswer.get()).toEqual({ outcome: 'added', stops: 1 });
  expect(page.$storedTrip.get()).toEqual([{ id: expect.any(String), productType: 'tours', ...wanted }]);
  await page.addChoiceToTrip();
  expect(page.$tripAnswer.get()).toEqual({ outcome: 'known', stops: 1 });
  expect(services.callsTo('POST /shopper/holds')).toEqual([]);
});

test('nobody waits for a price', async () => {
  const page = await openPage();
  await choose(page);
  await page.addChoiceToTrip();
  expect(page.$tripAnswer.get()).toEqual({ outcome: 'added', stops: 1 });
});

test('the answer is about what was chosen then', async () => {
  const page = await openChosen();
  await page.addChoiceToTrip();
  page.addQuantity('ageGroup', 'adult', 1);
  expect(page.$tripAnswer.get()).toBeUndefined();
  await page.addChoiceToTrip();
  expect(page.$tripAnswer.get()).toEqual({ outcome: 'added', stops: 2 });
});

test('a trip that is full says so', async () => {
  const page = await openChosen();
  const wish = { productType: 'tours', ...wanted };
  page.$storedTrip.set(Array.from({ length: 20 }, (_, index) => ({ ...wish, id: crypto.randomUUID(), components: forAdults(index + 3) })));
  await page.addChoiceToTrip();
  expect(page.$tripAnswer.get()).toEqual({ outcome: 'full', stops: 20 });
});

test('what the departure cannot take is not added', async () => {
  services.on(quotePath, nothing());
  const page = await openChosen();
  await page.addChoiceToTrip();
  expect([page.$tripAnswer.get(), page.$storedTrip.get()]).toEqual([undefined, []]);
});

test('the last press speaks: for the checkout or for the trip', async () => {
  services.on('POST /shopper/holds', json(soldAnswer({ queryDate: '2026-11-06', startingTime: '14:00', seatsLeft: 5 })));
  const page = await openChosen();
  await page.addChoiceToTrip();
  await Promise.all([page.goToCheckout(), vi.advanceTimersByTimeAsync(20_000)]);
  expect([page.$checkoutStart.get().status, page.$tripAnswer.get()]).toEqual(['unavailable', undefined]);
  await page.addChoiceToTrip();
  expect([page.$checkoutStart.get().status, page.$tripAnswer.get()?.outcome]).toEqual(['initial', 'known']);
});

test('a script that did not arrive is a failure, and the next press fetches it again', async () => {
  vi.doMock('#stores/trip/trip.ts', () => {
    throw new Error('no network connection');
  });
  const page = await openChosen();
  await page.addChoiceToTrip();
  expect(page.$checkoutStart.get()).toMatchObject({ status: 'error', error: { code: 'unavailable' } });
  vi.doUnmock('#stores/trip/trip.ts');
  await page.addChoiceToTrip();
  expect(page.$tripAnswer.get()).toEqual({ outcome: 'added', stops: 1 });
});
