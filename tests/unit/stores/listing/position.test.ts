import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../support/browser.ts';

type Found = (position: { coords: { latitude: number; longitude: number } }) => void;
type Failed = (error: { code: number; PERMISSION_DENIED: number }) => void;
const getCurrentPosition = vi.fn<(found: Found, failed: Failed) => void>();
const denied = { code: 1, PERMISSION_DENIED: 1 };

async function openPage() {
  vi.resetModules();
  const [position, choices] = await Promise.all([import('#stores/listing/position.ts'), import('#stores/listing/choices.ts')]);
  return { ...position, ...choices };
}

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  getCurrentPosition.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

test('nobody is asked before a press', async () => {
  const page = await openPage();
  expect(page.$position.get()).toEqual({ status: 'unknown' });
  expect(getCurrentPosition).not.toHaveBeenCalled();
});

test('once it is known, lists go by distance, until it is forgotten', async () => {
  const page = await openPage();
  page.findPosition();
  expect(page.$position.get().status).toBe('finding');
  getCurrentPosition.mock.lastCall?.[0]({ coords: { latitude: 41.9, longitude: 12.5 } });
  expect(page.$position.get()).toEqual({ status: 'known', at: { latitude: 41.9, longitude: 12.5 } });
  expect(page.$choices.get().sort).toBe('distance');
  page.forgetPosition();
  expect(page.$position.get()).toEqual({ status: 'unknown' });
  expect(page.$choices.get().sort).toBeNull();
});

test('forgotten while it is being found, it stays unknown', async () => {
  const page = await openPage();
  page.findPosition();
  page.findPosition();
  page.forgetPosition();
  for (const [found, failed] of getCurrentPosition.mock.calls) {
    found({ coords: { latitude: 41.9, longitude: 12.5 } });
    failed(denied);
  }
  expect(page.$position.get()).toEqual({ status: 'unknown' });
  expect(page.$choices.get().sort).toBeNull();
});

test('lists go on as before once it is forgotten, and an order that was chosen while it was being found stays', async () => {
  const page = await openPage();
  page.choose({ sort: 'low' });
  page.findPosition();
  getCurrentPosition.mock.lastCall?.[0]({ coords: { latitude: 41.9, longitude: 12.5 } });
  expect(page.$choices.get().sort).toBe('distance');
  page.forgetPosition();
  expect(page.$choices.get().sort).toBe('low');
  page.findPosition();
  page.choose({ sort: 'high' });
  getCurrentPosition.mock.lastCall?.[0]({ coords: { latitude: 41.9, longitude: 12.5 } });
  expect([page.$position.get().status, page.$choices.get().sort]).toEqual(['known', 'high']);
});

test('a browser without geolocation says so', async () => {
  vi.stubGlobal('navigator', {});
  const page = await openPage();
  page.findPosition();
  expect(page.$position.get()).toEqual({ status: 'failed' });
});

test('forgetting leaves an order that does not need it', async () => {
  const page = await openPage();
  page.findPosition();
  getCurrentPosition.mock.lastCall?.[0]({ coords: { latitude: 41.9, longitude: 12.5 } });
  page.choose({ sort: 'low' });
  page.forgetPosition();
  expect(page.$choices.get().sort).toBe('low');
});

test.each([
  ['refused', denied],
  ['failed', { ...denied, code: 3 }],
] as const)('%s, the order stays', async (status, error) => {
  const page = await openPage();
  page.choose({ sort: 'high' });
  page.findPosition();
  getCurrentPosition.mock.lastCall?.[1](error);
  expect(page.$position.get()).toEqual({ status });
  expect(page.$choices.get().sort).toBe('high');
});
