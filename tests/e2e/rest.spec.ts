import type { Page } from '@playwright/test';
import { paths } from '#domain/routes.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { tellConnection } from '../support/connection.ts';
import { expect, test } from '../support/shop.ts';
import { bookingPanel, chooseDay, openCalendar } from '../support/tour-page.ts';
import { freshVisit, tourBySlug } from '../support/visits.ts';

const t = bookingMessages('en');

async function openTour(page: Page, slug: string): Promise<void> {
  const { normalizedUrlPath } = await tourBySlug(slug, 'en');
  await page.goto(paths.tour('en', normalizedUrlPath), { waitUntil: 'networkidle' });
}

/** In the calendar, which is closed: only an island that is awake knows them. */
const days = (page: Page) => page.locator('dialog [data-day]');

test('a tour page that rests is awake, and asks the services for nothing before it is touched', { tag: '@phone' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/vendor/')) asked.push(request.url());
  });
  await openTour(page, 'fountains-and-squares-after-dark');
  await expect(days(page).first()).toBeAttached();
  expect(asked).toEqual([]);
  const calendar = await openCalendar(page, 'en');
  await expect(calendar.locator('[data-day][tabindex="0"]')).toBeFocused();
  expect(asked).toHaveLength(1);
});

test('what was chosen of one tour is not shown on another one that rests', async ({ page }) => {
  const visit = await freshVisit('fountains-and-squares-after-dark', 'en');
  await openTour(page, 'fountains-and-squares-after-dark');
  await chooseDay(page, 'en', visit.day);
  await openTour(page, 'kayaks-to-sharp-island');
  await expect(days(page).first()).toBeAttached();
  await expect(bookingPanel(page, 'en').locator('[data-step="select_date"]')).toContainText(t.chooseDate);
});

for (const connection of [{ saveData: true }, { effectiveType: '3g' }])
  test(`nothing wakes that nobody has touched on a line with ${JSON.stringify(connection)}`, async ({ page }) => {
    await tellConnection(page, connection);
    await openTour(page, 'fountains-and-squares-after-dark');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
    await expect(days(page)).toHaveCount(0);
    await openCalendar(page, 'en');
  });
