import type { Page } from '@playwright/test';

/** Waits for two frames: what the page has to show by now is on the screen. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
