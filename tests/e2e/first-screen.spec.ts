import type { Page } from '@playwright/test';
import { locales, type Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { homeMessages } from '#i18n/home/index.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { tourCardMessages } from '#i18n/tour-card/index.ts';
import { expect, test } from '../support/shop.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Pixels from the top of the page, before anybody has scrolled. */
const boxOf = async (page: Page, number = 0) => {
  const box = await cards(page).nth(number).boundingBox();
  if (!box) throw new Error('no such card');
  return box;
};

test('the first tours are in the first screen of the home page, and a chip leads to those of its kind', async ({ page }) => {
  const locale = 'de';
  await page.setViewportSize(desk);
  await page.goto(paths.home(locale));
  for (const number of [0, 1, 2, 3]) expect((await boxOf(page, number)).y).toBeLessThan(desk.height - 200);
  await page.setViewportSize(phone);
  expect((await boxOf(page)).y).toBeLessThan(phone.height - 120);

  await page.setViewportSize(desk);
  // The first leads to shore excursions.
  const chip = page
    .getByRole('navigation', { name: homeMessages(locale).kinds })
    .getByRole('link')
    .nth(1);
  const kind = (await chip.innerText()).trim();
  await chip.click();
  await expect(page).toHaveURL(/\/toursAndActivities\?category=[\w-]+$/);
  await expect(page.getByRole('button', { name: listingMessages(locale).remove({ filter: kind }) })).toBeVisible();
});

test("a city's tours on a phone: the first by 560 pixels, more than three to a screen", async ({ page }) => {
  const locale = 'de';
  await page.setViewportSize(phone);
  await page.goto(paths.city(locale, 'tours', 'rome'));
  const [first, second] = [await boxOf(page), await boxOf(page, 1)];
  expect(first.y).toBeLessThanOrEqual(560);
  expect(phone.height / (second.y - first.y)).toBeGreaterThanOrEqual(3.5);
  await expect(cards(page).first()).toContainText(tourCardMessages(locale).free);
  for (const card of await cards(page).all()) await expect(card).not.toContainText(/, (Italy|Italien)/);
});

const placesNamed = (locale: Locale) => (locale === 'de' ? /, Italien/ : /, Italy/);
test('in a list of all cities each card says where it is', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(`${paths.listing(locale)}?category=food`);
    await expect(cards(page).filter({ hasText: placesNamed(locale) })).not.toHaveCount(0);
  }
});
