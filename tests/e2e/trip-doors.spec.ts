import type { Page } from '@playwright/test';
import { locales, type Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { tourCardMessages } from '#i18n/tour-card/index.ts';
import { tripDoorMessages } from '#i18n/trip-doors/index.ts';
import { joinAndSignIn, newMember } from '../support/account-page.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { answered, expect, test } from '../support/shop.ts';
import { bookingPanel, chooseVisit, openPeople } from '../support/tour-page.ts';
import { freshVisit, tourBySlug } from '../support/visits.ts';

const slug = 'fountains-and-squares-after-dark';
const adults = { en: { Adult: 1 }, de: { Erwachsener: 1 } };
const addButton = (page: Page, locale: Locale) => bookingPanel(page, locale).getByRole('button', { name: tripDoorMessages(locale).add });

/** The header's link, by all that is read out. @param stops how many are in the trip */
const tripLink = (page: Page, locale: Locale, stops: number) => {
  const t = tripDoorMessages(locale);
  return page.getByRole('banner').getByRole('link', { name: stops > 0 ? t.tripOf(stops) : t.trip, exact: true });
};

for (const locale of locales) {
  test(
    `what is chosen is added to the trip, answered in place and counted in every tab, ${locale}`,
    atOneWidth(locale),
    async ({ page, context }) => {
      const [t, panel] = [tripDoorMessages(locale), bookingPanel(page, locale)];
      const other = await context.newPage();
      await other.goto(paths.home(locale));
      await expect(tripLink(other, locale, 0)).toBeVisible();
      await page.bringToFront();

      await chooseVisit(page, locale, await freshVisit(slug, locale), adults[locale]);
      await addButton(page, locale).click();
      await expect(panel.getByRole('status').filter({ hasText: t.added(1) })).toBeVisible();
      await expect(addButton(page, locale)).toBeFocused();
      await expect(tripLink(page, locale, 1)).toBeVisible();
      await expect(tripLink(other, locale, 1)).toBeVisible();

      await addButton(page, locale).click();
      await expect(panel.getByText(t.known)).toBeInViewport();
      await expect(panel.getByRole('link', { name: t.see })).toHaveAttribute('href', paths.trip(locale));

      const [label = ''] = Object.keys(adults[locale]);
      const choice = await openPeople(page, locale);
      await choice.getByRole('button', { name: bookingMessages(locale).more({ label }), exact: true }).click();
      await page.keyboard.press('Escape');
      await expect(panel.getByText(t.known)).toBeHidden();
      await addButton(page, locale).click();
      await expect(panel.getByText(t.added(2))).toBeInViewport();
      await expect(tripLink(other, locale, 2)).toBeVisible();
      await page.reload();
      await expect(tripLink(page, locale, 2)).toBeVisible();
    },
  );
}

test('what is missing is said as for the checkout', async ({ page }) => {
  const [t, panel] = [bookingMessages('en'), bookingPanel(page, 'en')];
  await page.goto(paths.tour('en', (await tourBySlug(slug, 'en')).normalizedUrlPath));
  await addButton(page, 'en').click();
  await expect(panel.getByText(t.select_date).last()).toBeVisible();
  await expect(panel.locator('[aria-haspopup="dialog"]')).toBeFocused();
  await expect(tripLink(page, 'en', 0)).toBeVisible();
});

test('a trip of twenty takes no more, and says so', async ({ page }) => {
  const visit = await freshVisit(slug, 'en');
  const { tourId } = visit.tour;
  const wish = { productType: 'tours', tourId, queryDate: visit.day, startingTime: '06:00', components: {} };
  await page.addInitScript(
    (twenty) => {
      localStorage.setItem('landfall:version', '8');
      localStorage.setItem('landfall:trip', twenty);
    },
    JSON.stringify(Array.from({ length: 20 }, () => ({ ...wish, id: crypto.randomUUID() }))),
  );
  await chooseVisit(page, 'en', visit, adults.en);
  await addButton(page, 'en').click();
  await expect(bookingPanel(page, 'en').getByText(tripDoorMessages('en').full({ most: 20 }))).toBeVisible();
  await expect(tripLink(page, 'en', 20)).toBeVisible();
});

test.describe('of an account whose address is not confirmed yet', () => {
  test.use({ allowedErrors: [answered(403)] });
  test('from the wishlist a tour leads to its days', async ({ page }) => {
    const { tourName: name } = await tourBySlug(slug, 'en');
    await page.goto(paths.city('en', 'tours', 'rome'));
    await page.getByRole('button', { name: tourCardMessages('en').save({ name }), exact: true }).click();
    await joinAndSignIn(page, 'en', newMember());
    await page.goto(`${paths.dashboard('en')}#wishlist`);
    await page.getByRole('link', { name: tripDoorMessages('en').planOf({ name }) }).click();
    await expect(bookingPanel(page, 'en')).toBeInViewport();
  });
});
