import type { Locator, Page } from '@playwright/test';
import type { AvailabilityAnswer } from '#contracts/availability.ts';
import { addDays, dayIn, formatDay } from '#domain/day.ts';
import { featuredPeriod, periodOf, searchedPeriod, type Period } from '#domain/periods.ts';
import { paths } from '#domain/routes.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { searchMessages } from '#i18n/search/index.ts';
import { whenMessages } from '#i18n/when/index.ts';
import { cards } from '../support/listing-page.ts';
import { expect, test } from '../support/shop.ts';
import { bookingPanel, peopleField } from '../support/tour-page.ts';

const t = whenMessages('en');
/** Of a city without a late tour: the prerendered page and the one for a query show the same. */
const paris = paths.city('en', 'tours', 'paris');
const todayInParis = () => dayIn('Europe/Paris', new Date());
const bar = (page: Page): Locator => page.getByRole('form', { name: t.label });
const address = ({ from, to }: Period): RegExp => new RegExp(`dateFrom=${from}&dateTo=${to}`);

/** What the services say is free in Paris. */
async function freeIn(days: Period, travellers?: number): Promise<AvailabilityAnswer> {
  const query = new URLSearchParams({ location: 'paris', dateFrom: days.from, dateTo: days.to });
  if (travellers !== undefined) query.set('travellers', String(travellers));
  return (await fetch(`${process.env.LANDFALL_URL}/api/vendor/tours/availability?${query}`)).json() as Promise<AvailabilityAnswer>;
}
const countIn = ({ days }: AvailabilityAnswer): number => days.flatMap(({ tourIds }) => tourIds).length;

/** Until the list has been woken: its cards then say when they are free. */
async function awake(page: Page): Promise<void> {
  await bar(page).getByRole('combobox', { name: t.travellers, exact: true }).focus();
  await expect(cards(page).first()).toContainText(t.next({ day: '' }).trim());
}

test('a list is narrowed to a weekend and a party, which come along to the tour', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paris);
  await awake(page);
  await bar(page).getByRole('combobox', { name: t.travellers, exact: true }).selectOption('3');
  await bar(page).getByRole('button', { name: t.weekend }).click();
  const weekend = periodOf('weekend', todayInParis());
  await expect(page).toHaveURL(address(weekend));
  await expect(page).toHaveURL(/travellers=3/);
  const free = await freeIn(weekend, 3);
  await expect(cards(page)).toHaveCount(countIn(free));
  await expect(bar(page).getByRole('button', { name: t.weekend, pressed: true })).toBeVisible();

  await page.reload();
  await expect(cards(page)).toHaveCount(countIn(free));
  const [{ day = '', tourIds = [] } = {}] = free.days;
  await page.locator(`article a[href*="${tourIds[0]}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(address(weekend));
  const panel = bookingPanel(page, 'en');
  await expect(panel.locator('[aria-haspopup="dialog"]')).toContainText(formatDay(day, 'en', { day: 'numeric', month: 'long' }));
  // A party that is not the one that every tour starts with: adults, seats of a show, or one boat or car for all of them.
  await expect(peopleField(page, 'en')).toContainText(/3 adults|3 × |1 boat|Whole (?:boat|car)/);

  await page.goBack();
  await expect(cards(page)).toHaveCount(countIn(free));
});

test('days without a place lead on to others', async ({ page }) => {
  const beyond = addDays(todayInParis(), 400);
  await page.goto(`${paris}?dateFrom=${beyond}&dateTo=${beyond}`);
  const other = page.getByRole('region', { name: t.nothingThen });
  await expect(other).toBeVisible();
  await expect(page.getByRole('slider'), 'there is no price to choose').toHaveCount(0);
  await other.getByRole('link', { name: t.anyDay }).click();
  await expect(cards(page)).not.toHaveCount(0);
  await expect(other).toBeHidden();
});

test('a city whose only show is there does not speak of more on other days', async ({ page }) => {
  const today = todayInParis();
  await page.goto(`${paths.city('en', 'shows', 'paris')}?dateFrom=${addDays(today, 1)}&dateTo=${addDays(today, 60)}`);
  await expect(cards(page)).toHaveCount(1);
  const more = page.getByRole('region', { name: t.oneThen });
  await expect(more).toBeHidden();
  const party = bar(page).getByRole('combobox', { name: t.travellers, exact: true });
  await party.focus();
  await party.selectOption('2');
  await expect(page).toHaveURL(/travellers=2/);
  await expect(cards(page)).toHaveCount(1);
  await expect(more).toBeHidden();
});

test('what is chosen in a row of chips is in sight from the first', { tag: '@phone-only' }, async ({ page }) => {
  const from = addDays(todayInParis(), 10);
  await page.goto(`${paths.city('en', 'shows', 'paris')}?dateFrom=${from}&dateTo=${addDays(from, 20)}`);
  await expect(page.locator('[aria-current="page"]').filter({ hasText: /Shows/ })).toBeInViewport({ ratio: 0.99 });
  await expect(bar(page).locator('summary')).toBeInViewport({ ratio: 0.99 });
  await page.goto(`${paris}?travellers=4`);
  await expect(bar(page).getByRole('combobox', { name: t.travellers, exact: true })).toBeInViewport({ ratio: 0.99 });
});

test('own days are chosen by their dates, and the soonest tours come first', async ({ page }) => {
  await page.goto(paris);
  await awake(page);
  const days = { from: addDays(todayInParis(), 10), to: addDays(todayInParis(), 12) };
  await bar(page).getByText(t.dates, { exact: true }).click();
  await bar(page).getByLabel(t.from, { exact: true }).fill(days.from);
  await bar(page).getByLabel(t.to, { exact: true }).fill(days.to);
  await bar(page).getByRole('button', { name: t.show }).click();
  await expect(page).toHaveURL(address(days));
  await expect(bar(page).getByLabel(t.from, { exact: true })).toBeHidden();
  await page.getByLabel(listingMessages('en').sort).selectOption('soonest');
  await expect(page).toHaveURL(/sort=soonest/);
  const free = await freeIn(days);
  const first = free.days[0]?.tourIds ?? [];
  await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', new RegExp(first.join('|')));
});

test('search begins with when and how many, and its links carry both', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.home('en'));
  const box = page.getByRole('search');
  await box.getByRole('combobox').fill('boat');
  await page.getByRole('combobox', { name: t.when, exact: true }).selectOption('dates');
  await page.getByRole('combobox', { name: t.travellers, exact: true }).selectOption('2');
  const own = searchedPeriod(dayIn('UTC', new Date()));
  await expect(page.getByLabel(t.from, { exact: true })).toHaveValue(own.from);
  await expect(page.getByLabel(t.to, { exact: true })).toHaveValue(own.to);
  await box.getByRole('button', { name: searchMessages('en').submit }).click();
  await expect(page).toHaveURL(new RegExp(`q=boat&${address(own).source}&travellers=2$`));
  await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', address(own));
});

test('a featured tour is opened for the days from today on', async ({ page }) => {
  await page.goto(paths.home('en'));
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(address(featuredPeriod(dayIn('UTC', new Date()))));
  await expect(bookingPanel(page, 'en').locator('[aria-haspopup="dialog"]')).toContainText(/\d/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form narrows a list, and links carry what was asked for', async ({ page }) => {
    await page.goto(paris);
    await bar(page).getByRole('combobox', { name: t.travellers, exact: true }).selectOption('2');
    await bar(page).getByRole('button', { name: t.weekend }).click();
    const weekend = periodOf('weekend', todayInParis());
    await expect(page).toHaveURL(/when=weekend/);
    await expect(cards(page)).toHaveCount(countIn(await freeIn(weekend, 2)));
    await expect(bar(page).getByRole('button', { name: t.weekend, pressed: true })).toBeVisible();
    await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', address(weekend));
    await bar(page).getByRole('button', { name: t.any }).click();
    await expect(bar(page).getByRole('button', { name: t.any, pressed: true })).toBeVisible();
  });

  test('the search box asks for a day by its name', async ({ page }) => {
    await page.goto(paths.home('en'));
    await page.getByRole('search').getByRole('combobox').fill('walk');
    await page.getByRole('combobox', { name: t.when, exact: true }).selectOption('tomorrow');
    await page
      .getByRole('search')
      .getByRole('button', { name: searchMessages('en').submit })
      .click();
    const tomorrow = periodOf('tomorrow', dayIn('UTC', new Date()));
    await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', address(tomorrow));
  });
});
