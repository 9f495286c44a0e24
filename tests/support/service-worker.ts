import type { Page } from '@playwright/test';

/**
 * From now on pages that are opened go through the service worker. Whether it controls the one that is open, too, is left to chance: what
 * it takes over as it begins are pages that are there, not one that is on its way, and that one stays without it until the next.
 */
export const workerStarted = (page: Page): Promise<unknown> => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
