import type { Page } from '@playwright/test';
import { paths } from '#domain/routes.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { chromeMessages } from '#i18n/chrome/index.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { searchMessages } from '#i18n/search/index.ts';
import { expect, test } from '../support/shop.ts';
import { bookingPanel, chooseVisit, openPeople, peopleField } from '../support/tour-page.ts';
import { freshVisit, tourBySlug } from '../support/visits.ts';

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

test('what is typed into the search box before its script is there is searched for', async ({ page }) => {
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
  await openPeople(page, 'en');
  await more.click();
  await more.locator('svg').click();
  await page.keyboard.press('Escape');
  await panel.locator('[aria-haspopup="dialog"]').click();
  release();
  await expect(page.getByRole('dialog', { name: t.chooseDate })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(peopleField(page, 'en')).toContainText('4 adults');
});

test('hearts pressed before the script of the page is there are saved, once', async ({ page }) => {
  const tour = await tourBySlug('fountains-and-squares-after-dark', 'en');
  const release = await openBeforeScripts(page, paths.tour('en', tour.normalizedUrlPath));
  const heart = page.getByRole('main').locator('[data-heart]').first();
  await page.waitForFunction(() => document.readyState === 'interactive');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a currency chosen before the script of the page is there re-prices it', { tag: '@phone' }, async ({ page }) => {
  const release = await openBeforeScripts(page, paths.home('en'));
  await page.waitForFunction(() => document.readyState === 'interactive');
  const menu = page.getByRole('button', { name: chromeMessages('en').menu, exact: true });
  if (await menu.isVisible()) await menu.click();
  const picker = page.getByLabel(chromeMessages('en').currency).filter({ visible: true });
  await picker.selectOption('CHF');
  release();
  await expect(page.getByRole('main').getByRole('article').first().locator('[data-price]')).toHaveText(/^CHF/);
  await expect(picker).toHaveValue('CHF');
});

test('a press on the booking panel that lasts while it wakes up counts', async ({ page }) => {
  const t = bookingMessages('en');
  const visit = await freshVisit('fountains-and-squares-after-dark', 'en');
  await chooseVisit(page, 'en', visit, { Adult: 1 });
  const release = await openBeforeScripts(page, paths.tour('en', visit.tour.normalizedUrlPath));
  const panel = bookingPanel(page, 'en');
  await panel.getByRole('button', { name: t.book }).hover();
  await page.mouse.down();
  release();
  // Its script is there, and has had frames and tasks to run.
  await panel.evaluate(async (element) => {
    await import(element.closest('astro-island')?.getAttribute('component-url') ?? '');
    for (let frame = 0; frame < 10; frame += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
  });
  await page.mouse.up();
  await expect(page).toHaveURL(paths.checkout('en', 'personal_info'));
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

test('places are listed, and lead on, before the script of the search box is there', { tag: '@phone' }, async ({ page }) => {
  const release = await openBeforeScripts(page, paths.home('en'));
  const options = page.getByRole('search').getByRole('option');
  await page.getByLabel(searchMessages('en').label).click();
  await expect(options).toHaveCount(8);
  const place = options.filter({ hasText: 'Budapest' });
  await expect(place).toBeVisible();
  release();
  await expect(page.getByRole('combobox', { name: searchMessages('en').label, expanded: true })).toBeFocused();
  await place.click();
  await expect(page).toHaveURL(paths.city('en', 'tours', 'budapest'));
});

test('the dialog for the day is open before its script is there, which fills it', { tag: '@phone' }, async ({ page }) => {
  const tour = await tourBySlug('fountains-and-squares-after-dark', 'en');
  const release = await openBeforeScripts(page, paths.tour('en', tour.normalizedUrlPath));
  const t = bookingMessages('en');
  await bookingPanel(page, 'en').locator('[aria-haspopup="dialog"]').click();
  const dialog = page.getByRole('dialog', { name: t.chooseDate });
  await expect(dialog.getByText(t.checking)).toBeVisible();
  release();
  await expect(dialog.locator('[data-state="open"]').first()).toBeVisible();
  await expect(dialog.locator('[data-day][tabindex="0"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bookingPanel(page, 'en').locator('[aria-haspopup="dialog"]')).toBeFocused();
});

test('a day that was closed again before its script is there stays closed', async ({ page }) => {
  const tour = await tourBySlug('fountains-and-squares-after-dark', 'en');
  const release = await openBeforeScripts(page, paths.tour('en', tour.normalizedUrlPath));
  const t = bookingMessages('en');
  const panel = bookingPanel(page, 'en');
  const dialog = page.getByRole('dialog', { name: t.chooseDate });
  await panel.locator('[aria-haspopup="dialog"]').click();
  await dialog.getByRole('button', { name: t.close }).click();
  await expect(dialog).toBeHidden();
  release();
  await expect(panel.getByRole('button', { name: /^Next free day/ })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test(
  'the filters on a phone are open before their script is there, and what is ticked there counts',
  { tag: '@phone-only' },
  async ({ page }) => {
    const release = await openBeforeScripts(page, paths.listing('en'));
    const t = listingMessages('en');
    await page.getByRole('button', { name: t.filters }).click();
    const sheet = page.getByRole('dialog', { name: t.filters });
    await sheet.getByRole('checkbox', { name: /Food/ }).check();
    release();
    await expect(page).toHaveURL(/\?category=food$/);
    await expect(sheet.getByRole('checkbox', { name: /Food/ })).toBeChecked();
    await sheet.getByRole('button', { name: t.close }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search box lists places as links', async ({ page }) => {
    await page.goto(paths.home('de'));
    await page.getByLabel(searchMessages('de').label).click();
    await page.getByRole('search').getByRole('option', { name: 'Kapstadt' }).click();
    await expect(page).toHaveURL(paths.city('de', 'tours', 'cape-town'));
  });
});
