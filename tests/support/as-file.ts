import type { Page } from '@playwright/test';

/** A page as a host of files alone gives it, whatever its query: the browser asks for what is in it. */
export const asFile = (page: Page, pathname: string): Promise<unknown> =>
  page.route(
    (url) => url.pathname === pathname && url.search !== '',
    async (route) => route.fulfill({ response: await route.fetch({ url: new URL(pathname, route.request().url()).href }) }),
  );
