import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { siteDirectory } from '#backend/root.ts';
import { pathOfPage } from '#domain/host-rules.ts';

/** When all pictures are taken; `test:visual` gives the same to the server, whose departures roll on from it. */
export const instant = process.env.SHOP_CLOCK ?? '2026-11-21T10:00:00Z';

/** A page waits for its own fonts, where a visitor's would go on with the system's. */
async function withOwnFonts(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()).replaceAll('font-display:swap', 'font-display:block') });
}

/** The browser takes the server's time from this header, which tells the true one. */
async function withoutDate(route: Route): Promise<void> {
  const response = await route.fetch();
  const { date: _, ...headers } = response.headers();
  await route.fulfill({ response, headers });
}

/** Makes pages look the same on every day and machine: one instant, one set of fonts, nothing that moves. */
export async function standStill(page: Page): Promise<void> {
  await page.clock.setFixedTime(instant);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route((url) => url.pathname.startsWith('/api/'), withoutDate);
  await page.route(
    (url) => !/\.\w+$|^\/api\//.test(url.pathname),
    (route) => (route.request().resourceType() === 'document' ? withOwnFonts(route) : route.fallback()),
  );
}

/** Serves a brand's built pages in place of the shop's. */
export async function showBrand(page: Page, brand: string): Promise<void> {
  const directory = siteDirectory(brand);
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    // The shop's own server draws for all brands.
    if (pathname.startsWith('/images/')) return route.fallback();
    if (route.request().resourceType() !== 'document') return route.fulfill({ path: join(directory, pathname) });
    const file = `${pathname}index.html`;
    if (pathOfPage(file.slice(1)) !== pathname) return route.abort();
    const body = readFileSync(join(directory, file), 'utf8').replaceAll('font-display:swap', 'font-display:block');
    return route.fulfill({ contentType: 'text/html', headers: { 'Content-Security-Policy': "frame-ancestors 'none'" }, body });
  });
}
