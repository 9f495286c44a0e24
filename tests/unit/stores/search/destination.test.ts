import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../support/browser.ts';
import { connectionLost, fakeServices, json } from '../../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const locations = 'GET /locations/search';
const rome = {
  locationUuid: 'd0b6a1a4-7d0e-4a38-9a0b-4f3f5b6f6b5a',
  id: 'rome',
  name: 'Rome',
  stateName: 'Lazio',
  countryName: 'Italy',
  latitude: 41.9,
  longitude: 12.5,
  teaserImageUrl: '/images/rome',
  _links: {},
};
const address = `?location=${rome.locationUuid}`;

let services: ReturnType<typeof fakeServices>;

async function openPage() {
  vi.resetModules();
  const [destination, search] = await Promise.all([import('#stores/search/destination.ts'), import('#stores/search/search.ts')]);
  return { ...destination, ...search };
}

beforeEach(() => {
  stubBrowser();
  services = fakeServices();
  services.on(locations, json({ _embedded: { locationList: [rome] } }));
});
afterEach(() => vi.unstubAllGlobals());

test('the destination of an address is requested by its uuid, and stands in the box', async () => {
  const page = await openPage();
  const opened = page.openDestination(address, 'en');
  expect(page.$destination.get()).toEqual({ status: 'loading', data: null });
  await opened;
  expect(services.calls.map(({ url }) => url.search)).toEqual([`?uuid=${rome.locationUuid}`]);
  expect(page.$destination.get()).toEqual({ status: 'loaded', data: rome });
  expect(page.$query.get()).toBe('Rome');
});

test('it leaves what stands in the box', async () => {
  const page = await openPage();
  page.readQuery('?q=jazz');
  await page.openDestination(address, 'en');
  expect(page.$query.get()).toBe('jazz');
  expect(services.calls).toEqual([]);
});

test('a failure clears it, and the box stays empty', async () => {
  const page = await openPage();
  await page.openDestination(address, 'en');
  page.$query.set('');
  services.on(locations, connectionLost());
  await page.openDestination(address, 'en');
  expect(page.$destination.get()).toMatchObject({ status: 'error', data: null });
  expect(page.$query.get()).toBe('');
});

test('a uuid that nobody has, or none, is no destination', async () => {
  const page = await openPage();
  services.on(locations, json({}));
  await page.openDestination(address, 'en');
  expect(page.$destination.get()).toEqual({ status: 'loaded', data: null });
  await page.openDestination('?location=rome', 'en');
  await page.openDestination('', 'en');
  expect(services.calls).toHaveLength(1);
  expect(page.$query.get()).toBe('');
});
