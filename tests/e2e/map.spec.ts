import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { mapMessages } from '#i18n/map/index.ts';
import { cards, closeFilters, openFilters } from '../support/listing-page.ts';
import { expect, test } from '../support/shop.ts';

const names = { en: 'Rome', de: 'Rom' };
const mapOf = (page: Page, locale: Locale): Locator =>
  page.getByRole('group', { name: mapMessages(locale).label({ city: names[locale] }) });

/** The tours of the opened map, on it and beyond its edges. */
async function openMap(page: Page, locale: Locale): Promise<Locator> {
  await page
    .getByRole('main')
    .locator('summary')
    .filter({ hasText: mapMessages(locale).show })
    .click();
  await expect(mapOf(page, locale)).toBeVisible();
  return page
    .getByRole('main')
    .getByRole('figure')
    .filter({ has: mapOf(page, locale) })
    .getByRole('link');
}

test('the map of a city shows the tours of its list, also of a filtered one, and leads to them', async ({ page }) => {
  await page.goto(paths.city('en', 'tours', 'rome'));
  const tours = await openMap(page, 'en');
  await expect(tours).toHaveCount(await cards(page).count());
  const all = await tours.count();
  const t = listingMessages('en');
  const filters = await openFilters(page, 'en');
  await filters.getByRole('group', { name: t.category }).getByRole('checkbox', { name: /Food/ }).check();
  await closeFilters(page);
  await expect.poll(() => tours.count()).toBeLessThan(all);
  await expect(tours).toHaveCount(await cards(page).count());

  const card = cards(page)
    .filter({ hasText: /Trastevere/ })
    .first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await mapOf(page, 'en').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('group', { name: /Piazza San Cosimato/ })).toBeVisible();
});

test('the map opens below its line, which stays where it was pressed', { tag: '@phone' }, async ({ page }) => {
  for (const kind of ['tours', 'activities'] as const) {
    await page.goto(paths.city('en', kind, 'rome'));
    const line = page
      .getByRole('main')
      .locator('summary')
      .filter({ hasText: mapMessages('en').show });
    // The first press wakes the list: only then are all controls beside the line.
    await line.click();
    await line.click();
    const placeOf = () => line.evaluate(({ offsetLeft, offsetTop }: HTMLElement) => [offsetLeft, offsetTop]);
    const before = await placeOf();
    await openMap(page, 'en');
    expect(await placeOf()).toEqual(before);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map opens and leads on', async ({ page }) => {
    await page.goto(paths.city('en', 'tours', 'rome'));
    const tours = await openMap(page, 'en');
    await expect(tours).toHaveCount(await cards(page).count());
  });
});
