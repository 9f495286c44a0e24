import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../support/browser.ts';
import { fakeServices, json, refusal } from '../../../support/fake-services.ts';
import { departure, tour } from '../../../support/tour-details.ts';
import { forAdults } from '../../../support/adults.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const key = { productType: 'tours', tourId: tour.tourId, locale: 'en' } as const;
const address = '?dateFrom=2026-11-05&dateTo=2026-11-08&travellers=2';
const availability = 'GET /tours/availability';
const free = (day: string) => json({ days: [{ day, tourIds: [tour.tourId] }], fewLeft: [] });
let services: ReturnType<typeof fakeServices>;

async function load() {
  vi.resetModules();
  const [booking, choice] = await Promise.all([import('#stores/tour/booking.ts'), import('#stores/tour/choice.ts')]);
  return { ...booking, ...choice };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00.000Z') });
  stubBrowser();
  services = fakeServices();
  services.on(`GET /tours/${tour.tourId}`, json({ ...tour, components: [departure('09:00', 8)] }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a tour that is opened from a list for some days and a party has the first free day and the party chosen', async () => {
  services.on(availability, free('2026-11-06'));
  const { $choice, openTour } = await load();
  await openTour(key, address);
  expect($choice.get()).toMatchObject({ queryDate: '2026-11-06', startingTime: '09:00', components: forAdults(2) });
});

test('what is chosen afterwards stays when the page is loaded again, and goes when another address asks for something else', async () => {
  services.on(availability, free('2026-11-06'));
  const first = await load();
  await first.openTour(key, address);
  await first.chooseDay('2026-11-12');
  const again = await load();
  await again.openTour(key, address);
  expect(again.$choice.get()?.queryDate).toBe('2026-11-12');
  await again.openTour(key, '?dateFrom=2026-11-06');
  expect(again.$choice.get()?.queryDate).toBe('2026-11-06');
});

test('where nothing is free then, or it cannot be found out, the party is chosen and the day is left to the shopper', async () => {
  services.on(availability, json({ days: [], fewLeft: [] }));
  const { $choice, openTour } = await load();
  await openTour(key, address);
  expect($choice.get()).toMatchObject({ queryDate: null, components: forAdults(2) });
  services.on(availability, refusal('invalid_request', 400));
  const again = await load();
  await again.openTour(key, '?dateFrom=2026-11-05&travellers=3');
  expect(again.$choice.get()).toMatchObject({ queryDate: null, components: forAdults(3) });
});

test('from a ship, a tour is for all who are on board, as far as its prices are; what the address says goes before', async () => {
  const { takeParty } = await import('#stores/cruise/my-party.ts');
  takeParty({ adults: 3, childAges: [] });
  const cruise = 'cruise=44444444-4444-4444-8444-444444444444';
  const { $choice, openTour } = await load();
  await openTour(key, `?${cruise}`);
  expect($choice.get()?.components).toEqual(forAdults(3));
  const named = await load();
  await named.openTour(key, `?${cruise}&travellers=4`);
  expect(named.$choice.get()?.components).toEqual(forAdults(4));
  takeParty({ adults: 3, childAges: [1] });
  const tooYoung = await load();
  await tooYoung.openTour(key, `?${cruise}&dateFrom=2026-11-05`);
  expect(tooYoung.$choice.get()?.components).toEqual(forAdults(4));
});
