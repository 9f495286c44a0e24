import type { Locator, Page } from '@playwright/test';
import { locales, type Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { chromeMessages } from '#i18n/chrome/index.ts';
import { cruiseMessages } from '#i18n/cruises/index.ts';
import { languageName, languageTag } from '#i18n/locales.ts';
import { tripDoorMessages } from '#i18n/trip-doors/index.ts';
import { searchMessages } from '#i18n/search/index.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { expect, test } from '../support/shop.ts';
import { tourBySlug } from '../support/visits.ts';

const t = chromeMessages('en');
/** On a phone the pickers are in the menu. */
async function openPickers(page: Page, locale: Locale = 'en'): Promise<void> {
  const menu = page.getByRole('button', { name: chromeMessages(locale).menu, exact: true });
  if (await menu.isVisible()) await menu.click();
}

async function currencyPicker(page: Page): Promise<Locator> {
  await openPickers(page);
  return page.getByLabel(t.currency).filter({ visible: true });
}

const price = (page: Page) => page.getByRole('main').getByRole('article').first().locator('[data-price]');

test.describe('the language at /', () => {
  for (const [locale, browser] of [
    ['de', 'de-AT'],
    ['en', 'en-US'],
    ['en', 'fr-FR'],
  ] as const) {
    test.describe(`of a browser in ${browser}`, () => {
      test.use({ locale: browser });
      test(`is ${locale}`, async ({ page }) => {
        await page.goto('/?affiliate=sample-partner');
        await expect(page).toHaveURL(`${paths.home(locale)}?affiliate=sample-partner`);
        await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
      });
    });
  }
});

test('addresses in another form lead to the one that each page has', async ({ page }) => {
  await page.goto('/zh-Hans/en/toursAndActivities');
  await expect(page, 'without zh-Hans').toHaveURL(paths.listing('en'));
  await page.goto('/de/new/checkout');
  await expect(page, 'the first step of the checkout').toHaveURL(paths.checkout('de', 'personal_info'));
  const { normalizedUrlPath } = await tourBySlug('tosca-on-via-giulia', 'en');
  await page.goto(paths.tour('en', normalizedUrlPath.replace(/^shows/, 'tours')));
  await expect(page, 'a show is no tour').toHaveURL(paths.tour('en', normalizedUrlPath));
});

for (const [from, to] of [locales, locales.toReversed()] as const) {
  test(`the language switch opens the same page in the other language, ${from} to ${to}`, atOneWidth(from), async ({ page }) => {
    await page.goto(paths.search(from, 'kayak'));
    await openPickers(page, from);
    await page
      .getByRole('banner')
      .getByRole('link', { name: languageName(to) })
      .click();
    await expect(page).toHaveURL(paths.search(to, 'kayak'));
    await expect(page.getByRole('combobox', { name: searchMessages(to as string).label })).toHaveValue('kayak');
  });
}

test('a chosen currency re-prices the page and the pages after it', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.home('en'));
  await expect(price(page)).toHaveText(/^€/);
  await (await currencyPicker(page)).selectOption('JPY');
  await expect(price(page)).toHaveText(/^¥[\d,]+$/);

  await page.goto(paths.listing('en'));
  await expect(await currencyPicker(page)).toHaveValue('JPY');
  await expect(price(page)).toHaveText(/^¥/);

  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Book' }).locator('[data-price]')).toHaveText(/^¥/);
  await (await currencyPicker(page)).selectOption('CHF');
  await expect(page.getByRole('region', { name: 'Book' }).locator('[data-price]')).toHaveText(/^CHF/);
});

test('the menu of a phone leads to what shoppers look for', { tag: '@phone-only' }, async ({ page }) => {
  const locale = 'de';
  const t = chromeMessages(locale);
  await page.goto(paths.home(locale));
  await openPickers(page, locale);
  const menu = page.getByRole('navigation', { name: t.menu });
  const rows = menu.getByRole('list').first().getByRole('link');
  const { trip } = tripDoorMessages(locale);
  const finding = [t.tours, t.destinations, cruiseMessages(locale).short, t.giftVouchers];
  await expect(rows).toHaveText([...finding, trip, t.wishlist, t.findBooking, t.magazine, t.help]);
  const hrefs = await rows.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    paths.listing(locale),
    paths.topDestinations(locale),
    paths.cruises(locale),
    paths.giftVouchers(locale),
    paths.trip(locale),
    paths.wishlist(locale),
    paths.booking(locale),
    paths.magazine(locale),
    paths.help(locale),
  ]);
  for (const row of await rows.all()) await expect(row).toBeInViewport();
  await expect(menu.getByLabel(t.currency)).toBeInViewport();
  await expect(menu.locator(`a[href="${paths.newsletter(locale)}"]`)).toHaveCount(1);
});

test('the footer is as high as what it says before anybody scrolls to it', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.home('en'));
  const footer = page.getByRole('contentinfo');
  const height = () => footer.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('link').last()).toBeVisible();
  expect(await height()).toBe(before);
});

test('the skip link leads to the content, and every page of header and footer is there', async ({ page }) => {
  await page.goto(paths.home('en'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const links = await page
    .getByRole('banner')
    .or(page.getByRole('contentinfo'))
    .getByRole('link')
    .evaluateAll((all) =>
      [...new Set(all.map((link) => (link as HTMLAnchorElement).href))].filter((href) => href.startsWith(location.origin)),
    );
  expect(links.length).toBeGreaterThan(12);
  for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
});
