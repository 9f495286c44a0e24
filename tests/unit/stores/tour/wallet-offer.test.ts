import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TourDetails } from '#contracts/tours.ts';
import { forAdults } from '../../../support/adults.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { askingItem } from '../../../support/cart.ts';
import { fakeServices, json, nothing } from '../../../support/fake-services.ts';
import { departure, tour } from '../../../support/tour-details.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const day = '2026-11-05';
const quote = {
  tourId: tour.tourId,
  queryDate: day,
  startingTime: '09:00',
  components: forAdults(1),
  lines: [{ group: 'ageGroup', id: 'adult', label: 'Adult', quantity: 1, unitPrice: 50, total: 50 }],
  grandTotal: 50,
  currencyCode: 'EUR',
  tourCmscomponents: [],
  bookingExternalApiName: 'landfall-tours',
};

let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00.000Z') });
  stubBrowser();
  vi.stubGlobal('window', Object.assign(Object.create(window) as object, { PaymentRequest: class {} }));
  services = fakeServices();
  services.on('POST /tours/quote', json(quote));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether a wallet is offered: once the page is open, once a day is chosen, and once that is priced. */
async function offers(shown: TourDetails): Promise<boolean[]> {
  services.on(`GET /tours/${tour.tourId}`, json({ ...shown, components: [departure('09:00', 8)] }));
  vi.resetModules();
  const [{ $offersWallet }, page] = await Promise.all([import('#stores/tour/wallet-offer.ts'), import('#stores/tour/booking.ts')]);
  await page.openTour({ productType: 'tours', tourId: tour.tourId, locale: 'en' });
  const seen = [$offersWallet.get()];
  await page.chooseDay(day);
  seen.push($offersWallet.get());
  page.addQuantity('ageGroup', 'adult', 1);
  await vi.advanceTimersByTimeAsync(1000);
  return [...seen, $offersWallet.get()];
}

test('a wallet is offered once what is chosen has a price', async () => {
  expect(await offers(tour)).toEqual([false, false, true]);
});

test('not where the departure cannot take it', async () => {
  services.on('POST /tours/quote', nothing());
  expect(await offers(tour)).toEqual([false, false, false]);
});

test('not of a tour that asks more than a sheet says', async () => {
  expect(await offers({ ...tour, questions: askingItem.questions })).toEqual([false, false, false]);
});

test('not in a browser that knows no wallet', async () => {
  vi.stubGlobal('window', globalThis);
  expect(await offers(tour)).toEqual([false, false, false]);
});

test('not in a shop that takes none', async () => {
  vi.stubEnv('PAYMENT_METHODS', 'credit-card');
  expect(await offers(tour)).toEqual([false, false, false]);
  vi.unstubAllEnvs();
});
