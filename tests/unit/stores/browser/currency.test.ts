import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../../support/browser.ts';

beforeEach(() => {
  stubBrowser();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const currency = async () => (await import('#stores/browser/currency.ts')).$currency.get();

it('is EUR unless chosen', async () => {
  expect(await currency()).toBe('EUR');
});

it("is the brand's own unless chosen, where a brand has another", async () => {
  vi.stubEnv('CURRENCY', 'CHF');
  expect(await currency()).toBe('CHF');
});
