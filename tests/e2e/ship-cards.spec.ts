import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import type { Cruise } from '#contracts/cruises.ts';
import { bestDays } from '#domain/cruises/best-days.ts';
import { paths } from '#domain/routes.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { cardText } from '#views/cruise/card-text.ts';
import { cards } from '../support/listing-page.ts';
import { lateSailingId } from '../support/sailings.ts';
import { answered, expect, test } from '../support/shop.ts';
import { boardLateSailing } from '../support/shore-page.ts';
import { shoreTour } from '../support/shore-tour.ts';
import { openCalendar } from '../support/tour-page.ts';

const ship = 'Meridian Star';

/** What cards have to say of the late sailing, by the name of their tour. */
async function expectedLines(page: Page, locale: Locale): Promise<Map<string, string>> {
  const answer = await page.request.get(`/api/vendor/ToursForCruises/cruise/${lateSailingId}`, { headers: { 'Accept-Language': locale } });
  const cruise = (await answer.json()) as Cruise;
  const days = bestDays(cruise, new Date());
  return new Map(
    cruise._embedded.tourList.flatMap(({ tourId, tourName }) => {
      const best = days.get(tourId);
      return best ? [[tourName, cardText(ship, best, locale)] as const] : [];
    }),
  );
}

const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });

test('cards of a printed list say whether a tour fits the ship', { tag: '@phone-only' }, async ({ page }) => {
  const locale = 'de';
  await boardLateSailing(page);
  const lines = await expectedLines(page, locale);
  await page.goto(paths.city(locale, 'tours', 'rome'));
  await expect(cards(page).filter({ hasText: ship }).first()).toBeVisible();
  for (const card of await cards(page).all()) {
    const line = lines.get((await card.getByRole('link').first().textContent()) ?? '');
    if (line === undefined) await expect(card).not.toContainText(ship);
    else await expect(card).toContainText(line);
  }
});

test('so do those that the browser brings, and they lead to the tour from the ship', async ({ page }) => {
  const locale = 'en';
  const name = shoreTour.tourName[locale];
  await boardLateSailing(page);
  const line = (await expectedLines(page, locale)).get(name) ?? '';
  expect(line).toContain(ship);
  await page.addInitScript((saved) => localStorage.setItem('landfall:saved-tours', JSON.stringify(` ${saved}`)), shoreTour.tourId);
  await page.goto(paths.wishlist(locale));
  await expect(cardOf(page, name)).toContainText(line);
  await page.goto(paths.search(locale, name));
  await expect(cardOf(page, name)).toContainText(line);
  await cardOf(page, name).getByRole('link', { name }).click();
  const calendar = await openCalendar(page, locale);
  await expect(calendar.getByText(bookingMessages(locale).legendInPort, { exact: true })).toBeVisible();
});

test('without a sailing nothing is asked for, and nothing is said', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(paths.city('en', 'tours', 'rome'), { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /ToursForCruises|mark-cards/.test(url))).toEqual([]);
  await expect(cards(page).filter({ hasText: ship })).toHaveCount(0);
});

test.describe('without an answer', () => {
  test.use({ allowedErrors: [answered(404)] });

  test('cards stay as they are', async ({ page }) => {
    await boardLateSailing(page);
    await page.route('**/ToursForCruises/cruise/*', (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }));
    const answer = page.waitForResponse('**/ToursForCruises/cruise/*');
    await page.goto(paths.city('en', 'tours', 'rome'));
    await answer;
    await expect(cards(page).filter({ hasText: ship })).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
  });
});
