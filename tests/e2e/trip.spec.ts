import { randomUUID } from 'node:crypto';
import { locales } from '#contracts/common.ts';
import { minutesText } from '#domain/duration.ts';
import { priceText } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { tripMessages } from '#i18n/trip/index.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { hasFocus, press, tabTo } from '../support/keyboard.ts';
import { answered, expect, test } from '../support/shop.ts';
import { changeButton, openTrip, removeButton, stopOf, tripSummary, undoButton, wishFor } from '../support/trip-page.ts';
import { freshVisit, takeAllSeats, type Visit } from '../support/visits.ts';

const adultLabel = { en: 'Adult', de: 'Erwachsener' };
const adultsLabel = { en: 'Adults', de: 'Erwachsene' };
const priceOf = ({ tour }: Visit): number => tour.pricingGroups.ageGroup?.values.find(({ id }) => id === 'adult')?.price ?? 0;
const [forum, pasta] = ['forum-and-palatine-at-first-light', 'fresh-pasta-in-trastevere'];

for (const locale of locales) {
  const [t, booking] = [tripMessages(locale), bookingMessages(locale)];
  const more = booking.more({ label: adultLabel[locale] });

  test(`stops are changed, removed, put back and taken to the checkout, ${locale}`, atOneWidth(locale), async ({ page }) => {
    const visits = [await freshVisit(forum, locale), await freshVisit(pasta, locale)] as const;
    const [first, second] = visits.map(({ tour }) => tour.tourName) as [string, string];
    const [firstPrice, secondPrice] = visits.map(priceOf) as [number, number];
    const total = tripSummary(page, locale).locator('strong');
    const isTotal = (sum: number) => expect(total).toHaveText(priceText(sum, 'EUR', locale));
    await openTrip(
      page,
      locale,
      visits.map((visit) => wishFor(visit)),
    );
    await isTotal(2 * firstPrice + 2 * secondPrice);
    await expect(tripSummary(page, locale).getByRole('button', { name: t.checkout })).toBeInViewport({ ratio: 1 });

    await changeButton(page, locale, first).click();
    await stopOf(page, first).getByRole('button', { name: more }).click();
    await stopOf(page, first).getByRole('button', { name: t.keep }).click();
    await expect(stopOf(page, first)).toContainText(t.quantity({ quantity: 3, label: adultsLabel[locale] }));
    await isTotal(3 * firstPrice + 2 * secondPrice);
    await page.reload();
    await isTotal(3 * firstPrice + 2 * secondPrice);

    await removeButton(page, locale, second).click();
    await expect(stopOf(page, second)).toHaveCount(0);
    await isTotal(3 * firstPrice);
    await undoButton(page, locale).click();
    await expect(stopOf(page, second)).toBeVisible();
    await isTotal(3 * firstPrice + 2 * secondPrice);

    await removeButton(page, locale, second).click();
    await tripSummary(page, locale).getByRole('button', { name: t.checkout }).click();
    await expect(page).toHaveURL(paths.checkout(locale, 'personal_info'));
    await expect(
      page
        .getByText(priceText(3 * firstPrice, 'EUR', locale))
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });
}

test('a trip with nothing in it leads to what could be', { tag: '@phone-only' }, async ({ page }) => {
  const locale = 'de';
  const t = tripMessages(locale);
  await openTrip(page, locale, []);
  await expect(page.getByRole('heading', { name: t.emptyTitle })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: t.wishlist })).toHaveAttribute('href', paths.wishlist(locale));
  await page.getByRole('main').getByRole('link', { name: t.destinations }).click();
  await expect(page).toHaveURL(paths.topDestinations(locale));
});

test('by keyboard: what was done is announced, and the focus stays with it', async ({ page }) => {
  const t = tripMessages('en');
  const visit = await freshVisit(forum, 'en');
  const name = visit.tour.tourName;
  const [change, remove] = [changeButton(page, 'en', name), removeButton(page, 'en', name)];
  await openTrip(page, 'en', [wishFor(visit)]);

  await press(page, change);
  await press(page, stopOf(page, name).getByRole('button', { name: bookingMessages('en').more({ label: 'Adult' }) }));
  await press(page, stopOf(page, name).getByRole('button', { name: t.keep }));
  await expect(page.getByRole('status').filter({ hasText: /^Changed: / })).toContainText(visit.time);
  await expect.poll(() => hasFocus(change)).toBe(true);

  await press(page, change);
  await press(page, stopOf(page, name).getByRole('button', { name: t.leave }));
  await expect.poll(() => hasFocus(change)).toBe(true);

  await press(page, remove);
  await expect.poll(() => hasFocus(undoButton(page, 'en'))).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: t.removed({ name }) })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(page.getByRole('heading', { name }))).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: t.restored({ name }) })).toHaveCount(1);

  await press(page, change);
  const pay = tripSummary(page, 'en').getByRole('button', { name: t.checkout });
  await press(page, pay);
  await expect(page.getByText(t.draft_open)).toBeVisible();
  await expect.poll(() => hasFocus(stopOf(page, name).getByRole('button', { name: t.keep }))).toBe(true);
  await page.keyboard.press('Enter');
  await tabTo(page, pay);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.checkout('en', 'personal_info'));
});

test('another day is chosen in the calendar, and the stop moves there', async ({ page }) => {
  const t = tripMessages('en');
  const visit = await freshVisit(forum, 'en');
  const name = visit.tour.tourName;
  const later = visit.tour.availability.availableDates.filter((day) => day > visit.day)[2] ?? '';
  await openTrip(page, 'en', [wishFor(visit)]);
  await changeButton(page, 'en', name).click();
  await stopOf(page, name).locator('[aria-haspopup="dialog"]').click();
  const day = page.getByRole('dialog').locator(`[data-day="${later}"]`);
  while (!(await day.isVisible()))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: bookingMessages('en').nextMonth })
      .click();
  await day.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const time = stopOf(page, name).getByRole('radio').and(page.locator(':enabled')).first();
  await expect(time).toBeAttached();
  if (!(await time.isChecked())) await time.check({ force: true });
  await stopOf(page, name).getByRole('button', { name: t.keep }).click();
  await expect(page.locator(`section[aria-labelledby="day-${later}"]`).getByRole('article', { name })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('landfall:trip'))).toContain(later);
});

test('what is sold out says so, and what is free instead is one press away', async ({ page }) => {
  const t = tripMessages('en');
  const visit = await freshVisit(forum, 'en');
  const name = visit.tour.tourName;
  await takeAllSeats(visit, 'ageGroup', 'adult');
  await openTrip(page, 'en', [wishFor(visit)]);
  await expect(stopOf(page, name)).toContainText(t.soldOut);
  await expect(tripSummary(page, 'en').getByRole('button', { name: t.checkout })).toBeDisabled();
  await stopOf(page, name).getByRole('listitem').getByRole('button').first().click();
  await expect(stopOf(page, name)).not.toContainText(t.soldOut);
  await expect.poll(() => hasFocus(page.getByRole('heading', { name }))).toBe(true);
  await expect(tripSummary(page, 'en').locator('strong')).toHaveText(priceText(2 * priceOf(visit), 'EUR', 'en'));
});

test('places sold while the page is open are named at their stop; nothing leads on before that is read', async ({ page }) => {
  const t = tripMessages('en');
  const visit = await freshVisit(forum, 'en');
  await openTrip(page, 'en', [wishFor(visit)]);
  await takeAllSeats(visit, 'ageGroup', 'adult');
  await tripSummary(page, 'en').getByRole('button', { name: t.checkout }).click();
  await expect(page.getByText(t.unavailable)).toBeVisible();
  await expect(stopOf(page, visit.tour.tourName)).toContainText(t.soldOut);
  await expect(page).toHaveURL(paths.trip('en'));
});

test('who comes back from the checkout can go there again, although its places were the last', async ({ page }) => {
  const t = tripMessages('en');
  const visit = await freshVisit(forum, 'en');
  const [stop, summary] = [stopOf(page, visit.tour.tourName), tripSummary(page, 'en')];
  await openTrip(page, 'en', [wishFor(visit)]);
  await summary.getByRole('button', { name: t.checkout }).click();
  await expect(page).toHaveURL(paths.checkout('en', 'personal_info'));
  await takeAllSeats(visit, 'ageGroup', 'adult');
  await page.goto(paths.trip('en'));
  await expect(summary.locator('strong')).toHaveText(priceText(2 * priceOf(visit), 'EUR', 'en'));
  await changeButton(page, 'en', visit.tour.tourName).click();
  await stop.getByRole('button', { name: bookingMessages('en').less({ label: 'Adult' }) }).click();
  await stop.getByRole('button', { name: t.keep }).click();
  await expect(summary.locator('strong')).toHaveText(priceText(priceOf(visit), 'EUR', 'en'));
  await summary.getByRole('button', { name: t.checkout }).click();
  await expect(page).toHaveURL(paths.checkout('en', 'personal_info'));
});

test('stops that overlap say by how much, and times name their city where clocks differ', async ({ page }) => {
  const t = tripMessages('en');
  const [visit, abroad] = [await freshVisit(forum, 'en'), await freshVisit('kayaks-to-sharp-island', 'en')];
  const name = visit.tour.tourName;
  await openTrip(page, 'en', [wishFor(visit), wishFor(visit, 1), wishFor(abroad)]);
  const minutes = minutesText(visit.tour.durations[0] ?? 0, 'en');
  await expect(page.getByText(t.overlap({ name, minutes }))).toHaveCount(1);
  await expect(stopOf(page, name).first()).toContainText(t.localTime({ city: 'Rome' }));
  await expect(stopOf(page, abroad.tour.tourName)).toContainText(t.localTime({ city: 'Hong Kong' }));
  await expect(stopOf(page, abroad.tour.tourName)).toContainText(t.onRequest);
});

test.describe('a tour that is gone', () => {
  test.use({ allowedErrors: [answered(404)] });

  test('can be removed, and the others go to the checkout', async ({ page }) => {
    const t = tripMessages('en');
    const visit = await freshVisit(forum, 'en');
    await openTrip(page, 'en', [{ ...wishFor(visit), tourId: randomUUID() }, wishFor(visit)]);
    await expect(stopOf(page, t.goneTour)).toContainText(t.tour_gone);
    await expect(tripSummary(page, 'en')).toContainText(t.totalOf({ bookable: 1, all: 2 }));
    await removeButton(page, 'en', t.goneTour).click();
    await expect(stopOf(page, t.goneTour)).toHaveCount(0);
    await tripSummary(page, 'en').getByRole('button', { name: t.checkout }).click();
    await expect(page).toHaveURL(paths.checkout('en', 'personal_info'));
  });
});

test.describe('without a connection', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('the trip is there, and prices come back with it', async ({ page, context }) => {
    const t = tripMessages('en');
    const visit = await freshVisit(forum, 'en');
    await page.route('**/api/vendor/**', (route) => route.abort());
    await page.addInitScript(
      (trip) => {
        localStorage.setItem('landfall:version', '8');
        localStorage.setItem('landfall:trip', trip);
      },
      JSON.stringify([wishFor(visit)]),
    );
    await page.goto(paths.trip('en'));
    await expect(stopOf(page, t.unknownTour)).toContainText(visit.time);
    await expect(tripSummary(page, 'en').locator('strong')).toContainText(t.noPrice);
    await expect(page.getByText(t.nothingBookable)).toHaveCount(0);
    await context.setOffline(true);
    await expect(page.getByText(t.offline)).toBeVisible();
    await page.unroute('**/api/vendor/**');
    await context.setOffline(false);
    await expect(stopOf(page, visit.tour.tourName)).toContainText(priceText(2 * priceOf(visit), 'EUR', 'en'));
    await expect(page.getByText(t.offline)).toHaveCount(0);
  });
});
