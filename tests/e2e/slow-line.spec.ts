import { paths } from '#domain/routes.ts';
import { movedIn, watchMovement } from '../support/movement.ts';
import { expect, test as base } from '../support/shop.ts';
import { startSlowLine } from '../support/slow-line.ts';
import { tourBySlug } from '../support/visits.ts';

const test = base.extend({
  baseURL: async ({}, use) => {
    const line = await startSlowLine(process.env.LANDFALL_URL ?? '');
    await use(line.url);
    line.stop();
  },
});

const pages: Record<string, () => string | Promise<string>> = {
  home: () => paths.home('de'),
  listing: () => paths.listing('de'),
  destination: () => paths.city('de', 'tours', 'rome'),
  tour: async () => paths.tour('de', (await tourBySlug('kayaks-to-sharp-island', 'de')).normalizedUrlPath),
  article: () => paths.article('de', 'budapest-baths-explained'),
};

for (const [name, path] of Object.entries(pages)) {
  test(`nothing moves while ${name} arrives bit by bit`, { tag: '@phone' }, async ({ page }) => {
    await watchMovement(page);
    await page.goto(await path());
    await page.evaluate(() => document.fonts.ready);
    expect(await movedIn(page)).toEqual([]);
  });
}
