import type { Locator, Page } from '@playwright/test';
import { paths } from '#domain/routes.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { cards, closeFilters, openFilters, pricesOn, sortBy } from '../support/listing-page.ts';
import { expect, test } from '../support/shop.ts';
import { allTours } from '../support/visits.ts';

const t = listingMessages('en');

const found = (page: Page): Locator => page.getByRole('main').getByRole('status').filter({ hasText: /\d/ });

const foundCount = async (page: Page): Promise<number> => Number(/\d+/.exec(await found(page).innerText())?.[0]);

test("a city's page lists what is there", { tag: '@phone-only' }, async ({ page }) => {
  const locale = 'de';
  await page.goto(paths.city(locale, 'tours', 'rome'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rom');
  const texts = listingMessages(locale);
  const expected = await cards(page).count();
  expect(expected).toBeGreaterThan(0);
  await expect(found(page)).toContainText(new RegExp(`${expected}`));
  await expect(page.getByLabel(texts.sort)).toBeVisible();
});

/** Of a city without a late tour: the prerendered page and the one for a query show the same. */
test('sorting orders by price and by name; the address keeps order and filters, also on the way back from a tour', async ({ page }) => {
  await page.goto(paths.city('en', 'tours', 'paris'));
  await sortBy(page, t.low);
  await expect(page).toHaveURL(/\?sort=low$/);
  const rising = await pricesOn(page);
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));

  await sortBy(page, t.high);
  await expect(page).toHaveURL(/\?sort=high$/);
  expect(await pricesOn(page)).toEqual(rising.toReversed().toSorted((a, b) => b - a));

  await sortBy(page, t.name);
  await expect(page).toHaveURL(/\?sort=name$/);
  const names = await cards(page).getByRole('heading').allTextContents();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));

  await page.reload();
  await expect(page.getByLabel(t.sort)).toHaveValue('name');
  await expect(cards(page).getByRole('heading')).toHaveText(names);

  const filters = await openFilters(page, 'en');
  await filters.getByRole('group', { name: t.category }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/\?sort=name&category=/);
  const some = await cards(page).count();
  await cards(page).first().getByRole('link').click();
  await expect(page).not.toHaveURL(/[?&]category=/);
  await page.goBack();
  await expect(page).toHaveURL(/\?sort=name&category=/);
  await expect(cards(page)).toHaveCount(some);
});

async function foodToursOfSomeHours(): Promise<number> {
  const tours = await allTours('en');
  return tours.filter(
    ({ categories, durations }) =>
      categories.some(({ id }) => id === 'food') && durations.some((minutes) => minutes > 120 && minutes <= 240),
  ).length;
}

test('filters narrow the list, stay in the address and can be taken away', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.listing('en'));
  const all = await foundCount(page);
  const filters = await openFilters(page, 'en');
  await filters.getByRole('group', { name: t.category }).getByRole('checkbox', { name: /Food/ }).check();
  await filters.getByRole('group', { name: t.duration }).getByRole('checkbox', { name: t['2-to-4-hours'] }).check();
  await closeFilters(page);
  await expect(page).toHaveURL(/\?category=food&duration=2-to-4-hours$/);
  const some = await foodToursOfSomeHours();
  await expect.poll(() => foundCount(page)).toBe(some);
  expect(some).toBeLessThan(all);
  // Up to six more than a page has are not worth another press.
  await expect(cards(page)).toHaveCount(some <= 24 + 6 ? some : 24);

  await page.reload();
  await expect.poll(() => foundCount(page)).toBe(some);

  await page.getByRole('button', { name: t.remove({ filter: t['2-to-4-hours'] }) }).click();
  await expect(page).toHaveURL(/\?category=food$/);
  await page.getByRole('button', { name: t.reset }).first().click();
  await expect(page).toHaveURL(paths.listing('en'));
  await expect.poll(() => foundCount(page)).toBeGreaterThanOrEqual(all);
});

test('the price range filters, and its thumbs move by key', async ({ page }) => {
  await page.goto(paths.city('en', 'tours', 'rome'));
  const filters = await openFilters(page, 'en');
  const highest = filters.getByRole('slider', { name: t.priceTo });
  await highest.focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/\?price=EUR\d+-\d+$/);
  const limit = Number(await highest.inputValue());
  for (const price of await pricesOn(page)) expect(price).toBeLessThanOrEqual(limit);
});

test('filters that leave nothing say so', async ({ page }) => {
  await page.goto(`${paths.city('en', 'shows', 'rome')}?category=bike`);
  await expect(page.getByRole('heading', { name: t.emptyTitle })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: t.reset }).last().click();
  await expect(cards(page).first()).toBeVisible();
});

test('more cards come when asked for', async ({ page }) => {
  await page.goto(paths.listing('en'));
  await expect(cards(page)).toHaveCount(24);
  await page
    .getByRole('main')
    .getByRole('button', { name: t.more(24) })
    .click();
  await expect(cards(page)).toHaveCount(48);
});
