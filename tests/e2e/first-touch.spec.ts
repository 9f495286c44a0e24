import type { Page } from '@playwright/test';
import { paths } from '#domain/routes.ts';
import { bookingMessages } from '#i18n/booking.ts';
import { listingMessages } from '#i18n/listing.ts';
import { searchMessages } from '#i18n/search.ts';
import { expect, test } from '../support/shop.ts';
import { bookingPanel } from '../support/tour-page.ts';
import { tourBySlug } from '../support/visits.ts';

/** Opens a page whose scripts are still on their way. @returns what lets them arrive */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('what is typed into the search box before its script is there is searched for', { tag: '@phone' }, async ({ page }) => {
  const release = await openBeforeScripts(page, paths.home('en'));
  const box = page.getByLabel(searchMessages('en').label);
  await box.click();
  await page.keyboard.type('rome');
  release();
  await expect(page.getByRole('search').getByRole('option').first()).toContainText('Rome');
  await expect(box).toHaveValue('rome');
  await page.keyboard.type(' kayak');
  await expect(page.getByRole('search').getByRole('option').filter({ hasText: /kayak/i }).first()).toBeVisible();
});

test('presses on the booking panel before its script is there count', { tag: '@phone' }, async ({ page }) => {
  const tour = await tourBySlug('fountains-and-squares-after-dark', 'en');
  const release = await openBeforeScripts(page, paths.tour('en', tour.normalizedUrlPath));
  const t = bookingMessages('en');
  const panel = bookingPanel(page, 'en');
  const more = panel.getByRole('button', { name: t.more({ label: 'Adult' }) });
  await more.click();
  await more.locator('svg').click();
  await panel.locator('[aria-haspopup="dialog"]').click();
  release();
  await expect(page.getByRole('dialog', { name: t.chooseDate })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('group', { name: 'Adult' }).getByRole('status')).toHaveText('2');
});

test('ticks, choices and sliders of the list before its script is there count', async ({ page }) => {
  const release = await openBeforeScripts(page, paths.listing('en'));
  const t = listingMessages('en');
  const filters = page.getByRole('complementary', { name: t.filters });
  await filters.getByRole('checkbox', { name: /Food/ }).check();
  await filters.getByRole('radio', { name: t.ratingFrom({ rating: '4.5' }) }).check();
  await filters.getByRole('slider', { name: t.priceTo }).focus();
  await page.keyboard.press('PageDown');
  await page.getByLabel(t.sort).focus();
  await page.getByLabel(t.sort).selectOption(t.low);
  release();
  await expect(page).toHaveURL(/\?sort=low&category=food&rating=4.5&price=EUR\d+-\d+$/);
});
