import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../support/browser.ts';
import { fakeServices, json, refusal } from '../../../support/fake-services.ts';
import { cruiseWith } from '../../../support/port-call.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const cruise = cruiseWith([{ day: '2027-05-12', calls: [] }]);
const path = `GET /ToursForCruises/cruise/${cruise.cruiseRouteUuid}`;
let services: ReturnType<typeof fakeServices>;

beforeEach(() => {
  stubBrowser();
  services = fakeServices();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function load() {
  vi.resetModules();
  return import('#stores/cruise/sailing.ts');
}

test('the sailing is read, and forgotten by who leaves it', async () => {
  services.on(path, () => json(cruise));
  const { $sailing, loadSailing } = await load();
  await loadSailing(cruise.cruiseRouteUuid, 'en');
  expect($sailing.get()).toMatchObject({ status: 'loaded', data: { cruiseShipName: 'Swan One' } });
  await loadSailing(null, 'en');
  expect($sailing.get()).toEqual({ status: 'initial', data: null });
});

test('of one that there is no more, nothing is known', async () => {
  services.on(path, () => refusal('not_found', 404));
  const { $sailing, loadSailing } = await load();
  await loadSailing(cruise.cruiseRouteUuid, 'en');
  expect($sailing.get()).toMatchObject({ status: 'error', data: null });
});
