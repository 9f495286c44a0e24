import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../support/browser.ts';
import { fakeServices, json } from '../../../support/fake-services.ts';
import { tour } from '../../../support/tour.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

beforeEach(() => {
  stubBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('prices come in the chosen currency, for a hundred tours at most', async () => {
  vi.resetModules();
  const { chooseCurrency } = await import('#stores/browser/currency.ts');
  const { loadPrices } = await import('#stores/listing/prices.ts');
  const known = tour({ basePrice: 10_240, originalPrice: 12_800, currencyCode: 'JPY' });
  const services = fakeServices();
  services.on(
    'GET /tours',
    json({ _embedded: { tourList: [known] }, _links: {}, page: { size: 100, totalElements: 1, totalPages: 1, number: 0 } }),
  );
  chooseCurrency('JPY');

  const asked = [known.tourId, ...Array.from({ length: 120 }, () => tour().tourId)];
  expect(await loadPrices(asked, 'de')).toEqual({
    [known.tourId]: { price: { amount: 10_240, currency: 'JPY' }, original: { amount: 12_800, currency: 'JPY' } },
  });
  const [call] = services.calls;
  expect(call?.url.searchParams.get('currency')).toBe('JPY');
  expect(call?.url.searchParams.get('tourIds')?.split(',')).toEqual(asked.slice(0, 100));
});
