import type { Page } from '@playwright/test';

/** What the page is told of its connection (Network Information API). */
export const tellConnection = (page: Page, connection: { saveData?: boolean; effectiveType?: string }): Promise<unknown> =>
  page.addInitScript((value) => void Object.defineProperty(navigator, 'connection', { value }), connection);
