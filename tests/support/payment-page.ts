import type { Locator, Page } from '@playwright/test';
import { checkoutMessages } from '#i18n/checkout/index.ts';

/** Where orders are sent to. */
export const checkoutCall = '**/api/shopper/checkout';

/** What the page says of a payment that has failed, in English. */
export const failure = (page: Page): Locator => page.getByRole('alert').filter({ hasText: checkoutMessages('en').paymentErrorTitle });

/** Idempotency keys of all orders that the page sends from now on. */
export function watchOrders(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/shopper/checkout'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}
