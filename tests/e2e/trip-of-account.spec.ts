import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import type { Wish } from '#domain/trip.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { tripMessages } from '#i18n/trip/index.ts';
import { expectNothingPersonal, joinAndSignIn, newMember, signIn, signOut, type Member } from '../support/account-page.ts';
import { answered, expect, test } from '../support/shop.ts';
import { openTrip, removeButton, stopOf, wishFor } from '../support/trip-page.ts';
import { freshVisit } from '../support/visits.ts';

test.use({ allowedErrors: [answered(403, 503)] });

const slugs = ['forum-and-palatine-at-first-light', 'fresh-pasta-in-trastevere', 'kayaks-to-sharp-island'] as const;

/** Until the account has all that is in the trip, as this browser has heard from it. */
const isTold = (page: Page) =>
  page.waitForFunction(() => {
    const known = JSON.parse(localStorage.getItem('landfall:account-trip') ?? 'null') as { wishes: unknown } | null;
    return known !== null && JSON.stringify(known.wishes) === localStorage.getItem('landfall:trip');
  });
const stops = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page) => page.locator('[data-trip-count]').first();

/** Puts a trip together on this device, and registers with it. */
async function joinWith(page: Page, locale: Locale, member: Member, wishes: readonly Wish[]): Promise<void> {
  await openTrip(page, locale, wishes);
  await joinAndSignIn(page, locale, member);
  await isTold(page);
}

test('two trips are one after sign-in, on every device, and leave it at sign-out', { tag: '@phone-only' }, async ({ page, browser }) => {
  const locale = 'de';
  const [member, t] = [newMember(), tripMessages(locale)];
  const visits = [await freshVisit(slugs[0], locale), await freshVisit(slugs[1], locale), await freshVisit(slugs[2], locale)] as const;
  const names = visits.map(({ tour }) => tour.tourName) as [string, string, string];
  await joinWith(page, locale, member, [wishFor(visits[0]), wishFor(visits[1])]);

  const context = await browser.newContext();
  const other = await context.newPage();
  await openTrip(other, locale, [wishFor(visits[1]), wishFor(visits[2])]);
  await expect(stops(other)).toHaveCount(2);
  await signIn(other, locale, member);
  await isTold(other);
  await expect(count(other)).toHaveText('3');
  await other.goto(paths.trip(locale));
  await expect(stops(other)).toHaveCount(3);
  for (const name of names) await expect(stopOf(other, name)).toBeVisible();
  await expectNothingPersonal(other, member.email);

  await page.goto(paths.trip(locale));
  await expect(stops(page)).toHaveCount(3);
  await removeButton(page, locale, names[0]).click();
  await expect(count(page)).toHaveText('2');
  await isTold(page);
  await other.reload();
  await expect(stops(other)).toHaveCount(2);

  await signOut(other, locale);
  await other.waitForURL(paths.trip(locale));
  await expect(other.getByRole('heading', { name: t.emptyTitle })).toBeVisible();
  await expect(count(other)).toHaveText('');
  await page.reload();
  await expect(stops(page)).toHaveCount(2);
  await context.close();
});

test('without an answer a change stays here, and the next page sends it', async ({ page }) => {
  const visits = [await freshVisit(slugs[0], 'en'), await freshVisit(slugs[1], 'en')] as const;
  const name = visits[0].tour.tourName;
  await joinWith(page, 'en', newMember(), [wishFor(visits[0]), wishFor(visits[1])]);
  await page.goto(paths.trip('en'));
  await expect(stops(page)).toHaveCount(2);
  // As long as this page is open.
  await page.route('**/user/trip*', (route) =>
    page.url().endsWith(paths.trip('en'))
      ? route.fulfill({ status: 503, json: { code: 'unavailable', errorMessage: 'no' } })
      : route.fallback(),
  );
  await removeButton(page, 'en', name).click();
  await expect(stopOf(page, name)).toHaveCount(0);
  await page.reload();
  await expect(stops(page)).toHaveCount(1);
  await page.goto(paths.home('en'));
  await isTold(page);
  await page.unroute('**/user/trip*');
  const account = page.waitForResponse((response) => response.url().includes('/user/trip'));
  await page.goto(paths.trip('en'));
  expect(Object.keys(((await (await account).json()) as { data: object }).data)).toHaveLength(1);
});

test('what one order does not take is on the wishlist, and the page says so until it is read', async ({ page, browser }) => {
  const [member, t] = [newMember(), tripMessages('en')];
  const visits = [await freshVisit(slugs[0], 'en'), await freshVisit(slugs[1], 'en')] as const;
  await joinWith(page, 'en', member, [wishFor(visits[0]), wishFor(visits[0], 1)]);

  const other = await (await browser.newContext()).newPage();
  const twenty = Array.from({ length: 20 }, (_, index) => wishFor(visits[1], index + 1));
  await openTrip(other, 'en', twenty);
  await signIn(other, 'en', member);
  await isTold(other);
  await other.goto(paths.trip('en'));
  await expect(stops(other)).toHaveCount(20);
  await expect(other.getByText(t.moved(2))).toBeVisible();
  await other.reload();
  await other.getByRole('main').getByRole('button', { name: t.close, exact: true }).click();
  await expect(other.getByText(t.moved(2))).toHaveCount(0);
  await other.goto(`${paths.dashboard('en')}#wishlist`);
  await expect(other.getByText(dashboardMessages('en').wishlistCount(1))).toBeVisible();
});

test('what is taken out right before signing out stays out, and a session that is over leaves no trip behind', async ({ page }) => {
  const [member, t] = [newMember(), tripMessages('en')];
  const visits = [await freshVisit(slugs[0], 'en'), await freshVisit(slugs[1], 'en')] as const;
  await joinWith(page, 'en', member, [wishFor(visits[0]), wishFor(visits[1])]);
  await page.goto(paths.trip('en'));
  await removeButton(page, 'en', visits[0].tour.tourName).click();
  await signOut(page, 'en');
  await expect(page.getByRole('heading', { name: t.emptyTitle })).toBeVisible();
  await expect(page.getByRole('link', { name: t.signIn })).toBeVisible();
  await signIn(page, 'en', member);
  await isTold(page);
  await expect(count(page)).toHaveText('1');

  await page.evaluate(() => {
    const person = JSON.parse(localStorage.getItem('landfall:signed-in') ?? '{}') as object;
    localStorage.setItem('landfall:signed-in', JSON.stringify({ ...person, authPersistExpiresAt: 1 }));
  });
  await page.goto(paths.home('en'));
  await expect(count(page)).toHaveText('');
  expect(await page.evaluate(() => localStorage.getItem('landfall:trip'))).toBe('[]');
});
