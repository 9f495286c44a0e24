import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { errorText } from '#i18n/errors/index.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { tourCardMessages } from '#i18n/tour-card/index.ts';
import { chromeMessages } from '#i18n/chrome/index.ts';
import { wishlistMessages } from '#i18n/wishlist/index.ts';
import { wishlistPageMessages } from '#i18n/wishlist-page/index.ts';
import { expectNothingPersonal, joinAndSignIn, newMember, signIn, signOut } from '../support/account-page.ts';
import { lateTour } from '../support/late-tour.ts';
import { shoreTours } from '../support/shore-tour.ts';
import { answered, expect, test } from '../support/shop.ts';
import { allTours } from '../support/visits.ts';

test.use({ allowedErrors: [answered(403, 503)] });

const heart = (page: Page, locale: Locale, name: string) =>
  page.getByRole('button', { name: tourCardMessages(locale).save({ name }), exact: true });
const sinceBuilt = new Set([lateTour, ...shoreTours].map(({ tourId }) => tourId));

/** Three of Rome that its page shows: some were taken up after it was made. */
const toursOf = async (locale: Locale) =>
  (await allTours(locale))
    .filter(({ tourId, normalizedUrlPath }) => normalizedUrlPath.startsWith('tours/rome/') && !sinceBuilt.has(tourId))
    .slice(0, 3);

test('what was saved before sign-in and after it is one list', async ({ page }) => {
  const locale = 'en';
  const [t, member] = [dashboardMessages(locale), newMember()];
  const [first, second, third] = (await toursOf(locale)).map(({ tourName }) => tourName) as [string, string, string];
  await page.goto(paths.city(locale, 'tours', 'rome'));
  await heart(page, locale, first).click();
  await expect(heart(page, locale, first)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart(page, locale, first)).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('landfall:saved-tours'))).toMatch(/^" [0-9a-f-]{36}"$/);

  await joinAndSignIn(page, locale, member);
  await page.goto(`${paths.dashboard(locale)}#wishlist`);
  await expect(page.getByRole('article').getByRole('link', { name: first })).toBeVisible();
  await page.goto(paths.city(locale, 'tours', 'rome'));
  await heart(page, locale, second).click();
  const saved = page.waitForResponse(
    (response) => response.url().includes('/user/wishlist') && response.request().method() === 'POST' && response.ok(),
  );
  await heart(page, locale, third).click();
  await saved;
  await expectNothingPersonal(page);
  await signOut(page, locale);
  await expect(heart(page, locale, first)).toHaveAttribute('aria-pressed', 'false');

  await heart(page, locale, third).click();
  await signIn(page, locale, member);
  await page.goto(`${paths.dashboard(locale)}#wishlist`);
  await expect(page.getByText(t.wishlistCount(3))).toBeVisible();
  await heart(page, locale, second).click();
  await expect(page.getByText(t.wishlistCount(2))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t.wishlistCount(2))).toBeVisible();
});

test('without an account: a heart answers in words, and the list is found', { tag: '@phone-only' }, async ({ page }) => {
  const locale = 'de';
  const [t, words, chrome] = [wishlistPageMessages(locale), wishlistMessages(locale), chromeMessages(locale)];
  const [first, second] = (await toursOf(locale)).map(({ tourName }) => tourName) as [string, string];
  const header = page.getByRole('banner');
  await page.goto(paths.city(locale, 'tours', 'rome'));
  await heart(page, locale, first).click();
  const answer = page.getByRole('status');
  await expect(answer.getByText(words.saved)).toBeVisible();
  await expect(header.getByRole('link', { name: chrome.wishlistOf({ count: '1' }) })).toBeVisible();
  await heart(page, locale, second).click();
  await heart(page, locale, second).click();
  await expect(answer.getByText(words.takenOff)).toBeVisible();
  await heart(page, locale, second).click();
  await answer.getByRole('link', { name: chrome.seeWishlist }).click();

  await expect(page).toHaveURL(paths.wishlist(locale));
  await expect(page.getByRole('heading', { name: t.saved(2) })).toBeVisible();
  const list = page.getByRole('main').getByRole('list').nth(1);
  await expect(list.getByRole('link', { name: first, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: t.signIn })).toBeVisible();
  for (const name of [first, second]) await list.getByRole('button', { name: tourCardMessages(locale).save({ name }) }).click();
  await expect(page.getByRole('heading', { name: t.emptyTitle })).toBeVisible();
  await expect(header.getByRole('link', { name: chrome.wishlist, exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: t.find }).click();
  await expect(page).toHaveURL(paths.listing(locale));
});

test('a saved tour that the shop has no more is named and can be taken off', async ({ page }) => {
  const t = wishlistPageMessages('en');
  await page.goto(paths.wishlist('en'));
  await expect(page.getByRole('heading', { name: t.emptyTitle })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('landfall:saved-tours', '" 00000000-0000-4000-8000-000000000000"'));
  await page.reload();
  await expect(page.getByText(t.gone(1))).toBeVisible();
  await page.getByRole('button', { name: t.takeOff }).click();
  await expect(page.getByText(t.gone(1))).toHaveCount(0);
});

test('two tabs agree, and a heart on the tour page is the same heart', async ({ page, context }) => {
  const [tour] = await toursOf('en');
  const other = await context.newPage();
  await page.goto(paths.city('en', 'tours', 'rome'));
  await other.goto(paths.tour('en', tour?.normalizedUrlPath ?? ''));
  const [here, there] = [heart(page, 'en', tour?.tourName ?? ''), heart(other, 'en', tour?.tourName ?? '')];
  await there.click();
  await expect(here).toHaveAttribute('aria-pressed', 'true');
  await here.click();
  await expect(there).toHaveAttribute('aria-pressed', 'false');
});

test('a service that refuses takes the change back and says so', async ({ page }) => {
  const [tour] = await toursOf('en');
  await page.goto(paths.home('en'));
  await joinAndSignIn(page, 'en', newMember());
  await page.goto(paths.city('en', 'tours', 'rome'));
  await page.route('**/user/wishlist*', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', errorMessage: 'no' } }));
  await heart(page, 'en', tour?.tourName ?? '').click();
  await expect(page.getByText(errorText({ code: 'unavailable' }, 'en'))).toBeVisible();
  await expect(heart(page, 'en', tour?.tourName ?? '')).toHaveAttribute('aria-pressed', 'false');
});
