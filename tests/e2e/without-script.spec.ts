import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { stepsOfBrand } from '#domain/checkout-steps.ts';
import { paths } from '#domain/routes.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { chromeMessages } from '#i18n/chrome/index.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { noScriptMessages } from '#i18n/no-script/index.ts';
import { searchMessages } from '#i18n/search/index.ts';
import { pricesOn } from '../support/listing-page.ts';
import { answered, expect, test } from '../support/shop.ts';

test.use({ javaScriptEnabled: false, allowedErrors: [answered(404)] });

const main = (page: Page): Locator => page.getByRole('main');
const cards = (page: Page): Locator => main(page).getByRole('article');
const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
/** What stands where JavaScript is missed. */
const notice = (page: Page, locale: Locale): Locator => main(page).getByRole('region', { name: noScriptMessages(locale).title });

/** Follows a link as a reader does. */
async function follow(page: Page, link: Locator, path: string): Promise<void> {
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(title(page)).toBeVisible();
}

test('the way from home to a tour and back', async ({ page }) => {
  const locale = 'de';
  const t = chromeMessages(locale);
  const missing = noScriptMessages(locale);
  await page.goto(paths.home(locale));
  await expect(cards(page)).toHaveCount(12);
  const navigation = page.getByRole('navigation', { name: t.mainNavigation });
  await follow(page, navigation.getByRole('link', { name: t.tours }), paths.listing(locale));
  await expect(cards(page)).toHaveCount(24);
  await follow(page, main(page).locator(`a[href="${paths.city(locale, 'tours', 'rome')}"]`), paths.city(locale, 'tours', 'rome'));
  await expect(cards(page)).toHaveCount(9);
  const tour = cards(page).first().getByRole('link').first();
  const path = (await tour.getAttribute('href')) ?? '';
  await follow(page, tour, path);
  await expect(notice(page, locale)).toContainText(missing.booking);
  await expect(page.getByRole('button', { name: bookingMessages(locale).book })).toBeHidden();
  await expect(main(page).getByRole('link', { name: /@landfall/ })).toBeVisible();
  await follow(page, main(page).getByRole('link', { name: missing.tours }), paths.listing(locale));
});

test('a list that was filtered and sorted, by its link', async ({ page }) => {
  const locale = 'en';
  const t = listingMessages(locale);
  await page.goto(`${paths.listing(locale)}?sort=low&category=food&price=EUR0-60`);
  const prices = await pricesOn(page);
  expect(prices.length).toBeGreaterThan(3);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(Math.max(...prices)).toBeLessThanOrEqual(60);
  await expect(main(page).getByRole('status')).toContainText(String(prices.length));
  await follow(page, main(page).getByRole('link', { name: t.reset }), `${paths.listing(locale)}?`);
  await expect(cards(page)).toHaveCount(24);
});

test('an article, from the magazine, its city, and the other language', async ({ page }) => {
  const locale = 'de';
  await page.goto(paths.magazine(locale));
  await follow(
    page,
    main(page)
      .locator(`a[href="${paths.article(locale, 'rome-without-the-queue')}"]`)
      .first(),
    paths.article(locale, 'rome-without-the-queue'),
  );
  await follow(
    page,
    main(page)
      .locator(`a[href="${paths.city(locale, 'tours', 'rome')}"]`)
      .last(),
    paths.city(locale, 'tours', 'rome'),
  );
  await follow(
    page,
    page.getByRole('banner').locator('a[hreflang="en"]').filter({ visible: true }).first(),
    paths.city('en', 'tours', 'rome'),
  );
});

test('a search from the home page', async ({ page }) => {
  const locale = 'de';
  const missing = noScriptMessages(locale);
  const words = searchMessages(locale);
  await page.goto(paths.home(locale));
  await page.getByRole('combobox', { name: words.label }).fill('kayak');
  await page.keyboard.press('Enter');
  // A browser sends empty fields, too: when and how many.
  await expect(page).toHaveURL((url) => url.pathname === paths.search(locale) && url.searchParams.get('q') === 'kayak');
  await main(page)
    .getByRole('link', { name: /[Kk]a[jy]ak/ })
    .first()
    .click();
  await expect(notice(page, locale)).toContainText(missing.booking);
});

test('what needs JavaScript says so and leads on', async ({ page }) => {
  const locale = 'de';
  const missing = noScriptMessages(locale);
  const places = [
    ...stepsOfBrand('direct').map((step) => ({ path: paths.checkout(locale, step), says: missing.checkout })),
    { path: paths.confirmation(locale), says: missing.confirmation },
    { path: paths.offline(locale), says: missing.tickets },
    { path: paths.trip(locale), says: missing.trip },
  ];
  for (const { path, says } of places) {
    await page.goto(path);
    await expect(notice(page, locale)).toContainText(says);
    await expect(main(page).locator('[aria-busy="true"], [role="status"]').filter({ visible: true })).toHaveCount(0);
    await follow(page, main(page).getByRole('link', { name: missing.tours }), paths.listing(locale));
  }
});

test('a page that is not there', async ({ page }) => {
  const locale = 'en';
  await page.goto(`/${locale}/no/such/page`);
  await follow(page, main(page).getByRole('link').first(), paths.home(locale));
});

test('a phone opens its menu', async ({ page }) => {
  const t = chromeMessages('de');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.home('de'));
  await page.getByRole('button', { name: t.menu }).click();
  await follow(page, page.getByRole('navigation', { name: t.menu }).getByRole('link', { name: t.tours }), paths.listing('de'));
});
