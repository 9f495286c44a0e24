import { locales } from '#contracts/common.ts';
import { priceText } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { tourMessages } from '#i18n/tour/index.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { answered, expect, test } from '../support/shop.ts';
import {
  bookingBar,
  bookingPanel,
  chooseDay,
  chooseVisit,
  openCalendar,
  openPeople,
  peopleField,
  turnToDay,
} from '../support/tour-page.ts';
import { freshVisit, tourBySlug } from '../support/visits.ts';

const slug = 'fountains-and-squares-after-dark';
const t = bookingMessages('en');

/** Design: what has to be seen of the panel at once. */
const tallest = 460;

test(`on a desk the whole panel is at most ${tallest} px high, and stays in view`, async ({ page }) => {
  const locale = 'de';
  const visit = await freshVisit(slug, locale);
  const panel = bookingPanel(page, locale);
  const height = async () => (await panel.boundingBox())?.height ?? Infinity;
  await page.goto(paths.tour(locale, visit.tour.normalizedUrlPath));
  expect(await height()).toBeLessThanOrEqual(tallest);
  await chooseDay(page, locale, visit.day);
  await panel.locator('label', { hasText: visit.time }).click();
  await expect(panel.getByRole('listitem').first()).toContainText(visit.tour.tourCity);
  expect(await height()).toBeLessThanOrEqual(tallest);
  await page.getByRole('heading', { level: 2, name: tourMessages(locale).location }).evaluate((heading) => heading.scrollIntoView());
  await expect(panel).toBeInViewport({ ratio: 1 });
  await expect(bookingBar(page, locale)).toBeHidden();
});

test('it starts with two adults and what they cost, before its script is there', async ({ page }) => {
  const tour = await tourBySlug(slug, 'en');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(paths.tour('en', tour.normalizedUrlPath), { waitUntil: 'commit' });
  await expect(peopleField(page, 'en')).toContainText('2 adults');
  const price = tour.pricingGroups.ageGroup?.values[0]?.price ?? 0;
  await expect(bookingPanel(page, 'en').getByRole('definition').last()).toHaveText(priceText(2 * price, 'EUR', 'en'));
  release();
});

test('who comes is called as is usual, in German too: a whole boat, one or several', async ({ page }) => {
  const tour = await tourBySlug('private-boat-at-blue-hour', 'de');
  await page.goto(paths.tour('de', tour.normalizedUrlPath));
  await expect(peopleField(page, 'de')).toContainText('Ganzes Boot für bis zu 10 Gäste');

  await chooseVisit(page, 'de', await freshVisit(slug, 'de'), { Erwachsener: 1 });
  await expect(peopleField(page, 'de')).toContainText('1 Erwachsener');
  const choice = await openPeople(page, 'de');
  await choice.getByRole('button', { name: bookingMessages('de').more({ label: 'Erwachsener' }) }).click();
  await expect(peopleField(page, 'de')).toContainText('2 Erwachsene');
});

test('what is wrong stands beside its field, and the first one has the focus', { tag: '@phone' }, async ({ page }) => {
  const visit = await freshVisit('forum-and-palatine-at-first-light', 'en');
  await page.goto(paths.tour('en', visit.tour.normalizedUrlPath));
  const panel = bookingPanel(page, 'en');
  const book = panel.getByRole('button', { name: t.book });
  await book.click();
  const day = panel.locator('[data-step="select_date"]');
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(t.select_date);
  await expect(day).toBeInViewport();

  await chooseDay(page, 'en', visit.day);
  await book.click();
  const time = panel.getByRole('radio').first();
  await expect(time).toBeFocused();
  await expect(time).toHaveAccessibleDescription(t.select_time);

  await panel.locator('label', { hasText: visit.time }).click();
  const choice = await openPeople(page, 'en');
  for (let pressed = 0; pressed < 2; pressed += 1) await choice.getByRole('button', { name: t.less({ label: 'Adult' }) }).click();
  await page.keyboard.press('Escape');
  await book.click();
  await expect(peopleField(page, 'en')).toBeFocused();
  await expect(peopleField(page, 'en')).toHaveAccessibleDescription(t.select_ticket);
});

test.describe('where the service fails', () => {
  test.use({ allowedErrors: [answered(503)] });

  test('the calendar says that the free days did not come, and asks again', async ({ page }) => {
    const tour = await tourBySlug('fresh-pasta-in-trastevere', 'en');
    let fails = true;
    await page.route(
      (url) => url.pathname.endsWith(tour.tourId) && url.pathname.startsWith('/api/'),
      (route) => (fails ? route.fulfill({ status: 503, json: {} }) : route.fallback()),
    );
    await page.goto(paths.tour('en', tour.normalizedUrlPath));
    await bookingPanel(page, 'en').locator('[aria-haspopup="dialog"]').click();
    const calendar = page.getByRole('dialog', { name: t.chooseDate });
    const retry = calendar.getByRole('button', { name: t.retry });
    await expect(retry).toBeVisible();
    await expect(calendar.getByText(t.checking)).toBeHidden();
    await retry.click();
    await expect(calendar.locator(':focus')).toHaveCount(1);
    await expect(calendar.getByText(t.checking)).toBeVisible();
    await expect(retry).toBeVisible();
    fails = false;
    await retry.click();
    await expect(calendar.locator(':focus')).toHaveCount(1);
    await expect(calendar.locator('[data-state="open"]').first()).toBeVisible();
  });
});

test('the legend names sold-out days only where the calendar has one', async ({ page }) => {
  const tour = await tourBySlug(slug, 'en');
  const answer = new RegExp(`/api/vendor/[^/]+/${tour.tourId}`);
  const [free = ''] = tour.availability.availableDates;
  for (const soldOutDates of [[], [free]]) {
    await page.route(answer, async (route) => {
      const response = await route.fetch();
      const availableDates = tour.availability.availableDates.filter((day) => !soldOutDates.includes(day));
      await route.fulfill({ response, json: { ...((await response.json()) as object), availability: { availableDates, soldOutDates } } });
    });
    await page.goto(paths.tour('en', tour.normalizedUrlPath));
    await bookingPanel(page, 'en').locator('[data-step="select_date"]').click();
    const calendar = page.getByRole('dialog', { name: t.chooseDate });
    await expect(calendar.locator('[data-state="open"]').first()).toBeVisible();
    await expect(calendar.getByText(t.legendSoldOut, { exact: true })).toHaveCount(soldOutDates.length);
    await page.unroute(answer);
  }
});

for (const locale of locales) {
  test(`a dearer day says so in the calendar, and costs what it says, ${locale}`, atOneWidth(locale), async ({ page }) => {
    const say = bookingMessages(locale);
    const tour = await tourBySlug('golden-gate-ride-to-sausalito', locale);
    const days = Object.entries(tour.availability.pricesFrom ?? {});
    const [cheapest = ''] = days.find(([, price]) => price === tour.basePrice) ?? [];
    const [dear = '', price = 0] = days.find(([day, ofDay]) => ofDay > tour.basePrice && day > cheapest) ?? [];
    await page.goto(paths.tour(locale, tour.normalizedUrlPath));
    const calendar = await openCalendar(page, locale);
    await expect(calendar.getByText(say.legendPrices({ currency: 'EUR' }))).toBeVisible();
    await expect(await turnToDay(calendar, locale, cheapest)).toHaveAccessibleName(
      new RegExp(`, ${priceText(tour.basePrice, 'EUR', locale)}, ${say.legendCheapest}$`),
    );
    const day = await turnToDay(calendar, locale, dear);
    await expect(day).toHaveAccessibleName(new RegExp(`, ${priceText(price, 'EUR', locale)}$`));
    await day.click();
    const panel = bookingPanel(page, locale);
    await expect(panel.getByRole('definition').last()).toHaveText(priceText(2 * price, 'EUR', locale));
    const choice = await openPeople(page, locale);
    await expect(choice).toContainText(priceText(price, 'EUR', locale));
  });
}

test.describe('the bar of a phone', () => {
  test(
    'makes room for the panel, opens the calendar as often as it is pressed, says the price and leads on',
    { tag: '@phone-only' },
    async ({ page }) => {
      const visit = await freshVisit(slug, 'en');
      await page.goto(paths.tour('en', visit.tour.normalizedUrlPath));
      const bar = bookingBar(page, 'en');
      await expect(bar).toContainText(priceText(visit.tour.basePrice, 'EUR', 'en'));
      const calendar = page.getByRole('dialog', { name: t.chooseDate });
      for (let opened = 0; opened < 2; opened += 1) {
        await bar.getByRole('button', { name: t.chooseDate }).click();
        await expect(calendar.locator('[data-state="open"]').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(calendar).toBeHidden();
      }
      await bookingPanel(page, 'en').scrollIntoViewIfNeeded();
      await expect(bar, 'the panel is in view').toBeHidden();
      await page.evaluate(() => scrollTo(0, 0));

      await bar.getByRole('button', { name: t.chooseDate }).click();
      await calendar.locator('[data-state="open"]').last().click();
      await expect(calendar).toBeHidden();
      await expect(bar).toContainText(priceText(2 * visit.tour.basePrice, 'EUR', 'en'));
      await bar.getByRole('button', { name: t.goOnFromBar }).click();
      await expect(page).toHaveURL(paths.checkout('en', 'personal_info'));
    },
  );

  test.describe('on a first visit', () => {
    test.use({ consent: null });

    test('is not below the question for consent', { tag: '@phone-only' }, async ({ page }) => {
      const tour = await tourBySlug(slug, 'en');
      await page.goto(paths.tour('en', tour.normalizedUrlPath));
      const consent = page.locator('[data-consent]');
      await expect(consent).toBeVisible();
      const [bar, question] = [await bookingBar(page, 'en').boundingBox(), await consent.boundingBox()];
      expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    });
  });
});

test.describe('on a first visit', () => {
  test.use({ consent: null, viewport: { width: 1024, height: 560 } });

  test('the question for consent is not over the panel', async ({ page }) => {
    const tour = await tourBySlug(slug, 'en');
    await page.goto(paths.tour('en', tour.normalizedUrlPath));
    const consent = page.locator('[data-consent]');
    await expect(consent).toBeVisible();
    const [panel, question] = [await bookingPanel(page, 'en').boundingBox(), await consent.boundingBox()];
    expect((question?.x ?? 0) + (question?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
  });
});
