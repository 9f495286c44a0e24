import type { TourDetails } from '#contracts/tours.ts';
import { seatsTaken } from '../support/back-office.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { minutesText } from '#domain/duration.ts';
import { paths } from '#domain/routes.ts';
import { tourMessages } from '#i18n/tour/index.ts';
import { expect, test } from '../support/shop.ts';
import {
  bookingPanel,
  chooseVisit,
  dayName,
  goToCheckout,
  heldCart,
  isQuoteAnswer,
  openCalendar,
  openPeople,
  peopleField,
} from '../support/tour-page.ts';
import { freshVisit, takeAllSeats, tourBySlug } from '../support/visits.ts';

const t = bookingMessages('en');
const slug = 'fountains-and-squares-after-dark';

test('the page says what the tour is, where it starts, what others thought, and of no stops; its gallery opens and closes by key', async ({
  page,
}) => {
  const tour = await tourBySlug(slug, 'en');
  await page.goto(paths.tour('en', tour.normalizedUrlPath));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tour.tourName);
  const words = tourMessages('en');
  for (const heading of [words.summary, words.information, words.location, words.operator, words.reviews]) {
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  }
  await expect(page.getByText(tour.startingPointInformation.street).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: words.breadcrumbs }).getByRole('link', { name: 'Rome' })).toHaveAttribute(
    'href',
    paths.city('en', 'tours', 'rome'),
  );
  expect(tour.itinerary).toBeUndefined();
  await expect(page.getByRole('heading', { level: 2, name: words.itinerary })).toHaveCount(0);

  await page.getByRole('button', { name: /Enlarge picture 1/ }).click();
  const viewer = page
    .getByRole('region', { name: /Lightbox|Pictures/ })
    .or(page.getByRole('dialog'))
    .first();
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('the page tells what happens stop by stop, as its structured data do, and says nothing of it twice', async ({ page }) => {
  const tour = await tourBySlug('fresh-pasta-in-trastevere', 'en');
  const stops = tour.itinerary ?? [];
  const words = tourMessages('en');
  await page.goto(paths.tour('en', tour.normalizedUrlPath));
  const section = page.locator('section', { has: page.getByRole('heading', { level: 2, name: words.itinerary }) });
  await expect(section.getByRole('listitem')).toHaveText(
    stops.map(({ name, minutes, description }) => `${name}${minutesText(minutes, 'en')}${description}`),
  );
  const things = await page.locator('script[type="application/ld+json"]').allTextContents();
  const named = stops.map(({ name, description }, index) => ({ '@type': 'ListItem', position: index + 1, name, description }));
  expect(things.map((thing) => JSON.parse(thing) as { itinerary?: unknown }).find(({ itinerary }) => itinerary)?.itinerary).toEqual({
    '@type': 'ItemList',
    numberOfItems: stops.length,
    itemListElement: named,
  });
  const information = page.locator('section', { has: page.getByRole('heading', { level: 2, name: words.information }) });
  const notes = await information.getByRole('listitem').allTextContents();
  expect(new Set(notes).size).toBe(notes.length);
  await expect(information.getByRole('heading', { level: 3 })).toHaveText(tour.contentTabs.map(({ title }) => title));
});

test('the calendar opens on free days only', async ({ page }) => {
  const tour = await tourBySlug('tosca-on-via-giulia', 'en');
  await page.goto(paths.tour('en', tour.normalizedUrlPath));
  const calendar = await openCalendar(page, 'en');
  const [first = ''] = tour.availability.availableDates;
  const open = calendar.getByRole('button', { name: dayName(first, 'en') });
  await expect(open).toBeEnabled();
  const enabled = await calendar.getByRole('gridcell').getByRole('button', { disabled: false }).count();
  const disabled = await calendar.getByRole('gridcell').getByRole('button', { disabled: true }).count();
  expect(enabled).toBeLessThan(disabled);
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
});

test('a line for each group adds up to the total, in the chosen currency', async ({ page }) => {
  const visit = await freshVisit('forum-and-palatine-at-first-light', 'en');
  const quote = await chooseVisit(page, 'en', visit, { Adult: 2, Youth: 1, 'Personal headset': 1 });
  expect(quote.lines).toHaveLength(3);
  expect(quote.lines.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(quote.grandTotal, 6);
  const total = bookingPanel(page, 'en').getByRole('definition').last();
  await expect(total).toHaveText(`€${quote.grandTotal.toFixed(2)}`);
  const answer = page.waitForResponse(isQuoteAnswer);
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('JPY');
  expect(((await (await answer).json()) as typeof quote).currencyCode).toBe('JPY');
  await expect(total).toHaveText(/^¥[\d,]+$/);
});

test('where everybody eats, menus are what is booked', async ({ page }) => {
  const visit = await freshVisit('stars-over-al-marmoom', 'en');
  const quote = await chooseVisit(page, 'en', visit, { 'Grilled chicken': 1, 'Small plate, any dish': 1 });
  expect(quote.lines.map(({ group, total }) => [group, total])).toEqual([
    ['menuType', 84],
    ['menuType', 58],
  ]);
  const choice = await openPeople(page, 'en');
  await expect(choice.getByRole('group', { name: t.menus }).getByRole('group')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await goToCheckout(page, 'en');
  await expect(page.getByText('1 × Grilled chicken').first()).toBeVisible();
});

test('reload and back keep date, time and travellers', async ({ page }) => {
  const visit = await freshVisit(slug, 'en');
  await chooseVisit(page, 'en', visit, { Adult: 3 });
  await page.reload();
  const panel = bookingPanel(page, 'en');
  await panel.hover();
  await expect(peopleField(page, 'en')).toContainText('3 adults');
  await expect(panel.getByText(dayName(visit.day, 'en'))).toBeVisible();
});

test('a tour between its seasons says that no day is free', async ({ page }) => {
  const tour = await tourBySlug(slug, 'en');
  await page.route(new RegExp(`/api/vendor/[^/]+/${tour.tourId}`), async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...((await response.json()) as TourDetails), availability: { availableDates: [], soldOutDates: [] } },
    });
  });
  await page.goto(paths.tour('en', tour.normalizedUrlPath));
  const panel = bookingPanel(page, 'en');
  await panel.hover();
  await expect(panel.getByText(t.noFreeDay)).toBeVisible();
});

test('places that another shopper took meanwhile are said to be gone', async ({ page }) => {
  const visit = await freshVisit(slug, 'en');
  await chooseVisit(page, 'en', visit, { Adult: 1 });
  await takeAllSeats(visit, 'ageGroup', 'adult');
  const panel = bookingPanel(page, 'en');
  await (await openPeople(page, 'en')).getByRole('button', { name: t.more({ label: 'Adult' }) }).click();
  await page.keyboard.press('Escape');
  await expect(panel.getByText(t.noOptions)).toBeVisible();
});

test('places that are sold between price and checkout are named, with what is free instead', async ({ page }) => {
  // Another day is booked in place of this one: of a tour that no other test counts the seats of.
  const visit = await freshVisit('courtyards-of-the-jewish-quarter', 'en');
  await chooseVisit(page, 'en', visit, { Adult: 1 });
  await takeAllSeats(visit, 'ageGroup', 'adult');
  const panel = bookingPanel(page, 'en');
  await panel.getByRole('button', { name: t.book }).click();
  await expect(panel.getByText(t.soldNow)).toBeVisible();
  await panel.getByRole('listitem').getByRole('button').first().click();
  await expect(panel.getByText(t.soldNow)).toBeHidden();
  await expect(panel.getByRole('button', { name: t.book })).toBeFocused();
  await goToCheckout(page, 'en');
});

test('who comes back from the checkout finds the way to it, and another choice takes its place', async ({ page }) => {
  const visit = await freshVisit(slug, 'en');
  await chooseVisit(page, 'en', visit, { Adult: 1 });
  await goToCheckout(page, 'en');
  const first = await heldCart(page);
  await page.goto(paths.tour('en', visit.tour.normalizedUrlPath));
  const panel = bookingPanel(page, 'en');
  await panel.hover();
  await panel.getByRole('link', { name: t.goOn }).click();
  await expect(page).toHaveURL(paths.checkout('en', 'personal_info'));

  await page.goto(paths.tour('en', visit.tour.normalizedUrlPath));
  await panel.hover();
  await (await openPeople(page, 'en')).getByRole('button', { name: t.more({ label: 'Adult' }) }).click();
  await page.keyboard.press('Escape');
  await goToCheckout(page, 'en');
  expect(await heldCart(page)).not.toBe(first);
  expect(await seatsTaken(visit.tour.tourId, visit.day, visit.time)).toBe(2);
});
