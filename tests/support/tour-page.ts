import { expect, type Locator, type Page } from '@playwright/test';
import type { Day, Locale } from '#contracts/common.ts';
import { paths, type CheckoutStep } from '#domain/routes.ts';
import type { Quote } from '#contracts/quotes.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import type { Visit } from './visits.ts';

/** What is bought of a tour: how many of each label. */
export type Quantities = Record<string, number>;

export const isQuoteAnswer = (response: { url: () => string }): boolean => /\/quote$/.test(response.url());

/** The button of a day, whatever its weekday is called and whatever else is said about it. */
export function dayName(day: Day, locale: Locale): RegExp {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' });
  return new RegExp(`(^|\\D)${format.format(new Date(`${day}T00:00:00Z`)).replaceAll('.', '\\.')}`);
}

export const bookingPanel = (page: Page, locale: Locale): Locator =>
  page.getByRole('region', { name: bookingMessages(locale).title, exact: true });

/** @param within what has the field of the day: a tour's booking panel, or a stop of the trip that is being changed */
export async function openCalendar(page: Page, locale: Locale, within = bookingPanel(page, locale)): Promise<Locator> {
  const t = bookingMessages(locale);
  const calendar = page.getByRole('dialog', { name: t.chooseDate });
  await within.locator('[aria-haspopup="dialog"]').click();
  await expect(calendar.locator('[data-state="open"], [data-state="onRequest"]').first()).toBeVisible();
  return calendar;
}

/** The button of a day, in the month that the calendar shows or in a later one. */
export async function turnToDay(calendar: Locator, locale: Locale, day: Day): Promise<Locator> {
  const button = calendar.getByRole('button', { name: dayName(day, locale) });
  while (!(await button.isVisible())) await calendar.getByRole('button', { name: bookingMessages(locale).nextMonth }).click();
  return button;
}

export async function chooseDay(page: Page, locale: Locale, day: Day): Promise<void> {
  const calendar = await openCalendar(page, locale);
  await (await turnToDay(calendar, locale, day)).click();
  await expect(calendar).toBeHidden();
}

/** The bar at the lower edge of a phone. */
export const bookingBar = (page: Page, locale: Locale): Locator =>
  page.getByRole('group', { name: bookingMessages(locale).title, exact: true });

/** The row that says who comes, and opens the steppers. */
export const peopleField = (page: Page, locale: Locale): Locator => bookingPanel(page, locale).locator('[data-step="select_ticket"]');

/** Opens the steppers; on a page that is asleep, too. */
export async function openPeople(page: Page, locale: Locale): Promise<Locator> {
  const choice = bookingPanel(page, locale).locator('[popover]');
  await peopleField(page, locale).click();
  await expect(choice).toBeVisible();
  return choice;
}

/** Presses a stepper until it says so many. */
async function stepTo(row: Locator, wanted: number): Promise<void> {
  const shown = row.getByRole('status');
  for (;;) {
    const now = Number(await shown.innerText());
    if (now === wanted) return;
    await row
      .getByRole('button')
      .nth(now < wanted ? 1 : 0)
      .click();
    await expect(shown).toHaveText(String(now < wanted ? now + 1 : now - 1));
  }
}

/** These and nobody else, whomever the page started with. */
async function chooseQuantities(page: Page, locale: Locale, quantities: Quantities): Promise<void> {
  const choice = await openPeople(page, locale);
  for (const row of await choice.locator('[role="group"][aria-labelledby]').all()) {
    const [label = ''] = (await row.locator('xpath=preceding-sibling::p[1]').innerText()).split('\n');
    await stepTo(row, quantities[label] ?? 0);
  }
  await choice.getByRole('button', { name: bookingMessages(locale).done, exact: true }).click();
  await expect(choice).toBeHidden();
}

const isFor = ({ lines }: Quote, quantities: Quantities): boolean =>
  lines.length === Object.keys(quantities).length && lines.every(({ label, single = label, quantity }) => quantities[single] === quantity);

/** Opens a tour's page and chooses day, time and quantities. @returns the quote that the shop gave for them */
export async function chooseVisit(page: Page, locale: Locale, visit: Visit, quantities: Quantities): Promise<Quote> {
  const quotes: Quote[] = [];
  page.on('response', (response) => {
    if (isQuoteAnswer(response) && response.status() === 200)
      void response.json().then(
        (quote: Quote) => quotes.push(quote),
        () => undefined,
      );
  });
  await page.goto(paths.tour(locale, visit.tour.normalizedUrlPath));
  await chooseDay(page, locale, visit.day);
  const panel = bookingPanel(page, locale);
  await panel.locator('label', { hasText: visit.time }).click();
  await expect(panel.getByRole('radio', { name: visit.time })).toBeChecked();
  await chooseQuantities(page, locale, quantities);
  const quoted = () => quotes.findLast((quote) => quote.queryDate === visit.day && isFor(quote, quantities));
  await expect.poll(() => quoted()?.grandTotal).toBeDefined();
  return quoted() as Quote;
}

/** The hold of the checkout that this tab has under way. */
export const heldCart = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(sessionStorage.getItem('landfall:tab:hold') ?? '{}') as { id: string }).id);

/** Presses the panel's button and waits for the checkout. @param step where it starts in this brand's shop */
export async function goToCheckout(page: Page, locale: Locale, step: CheckoutStep = 'personal_info'): Promise<void> {
  await bookingPanel(page, locale)
    .getByRole('button', { name: bookingMessages(locale).book })
    .click();
  await expect(page).toHaveURL(paths.checkout(locale, step));
}

/** Opens a page of the checkout and waits until it has asked for the server's time: only then may a test move the clock. */
export async function openInTime(page: Page, open: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse(/\/shopper\/checkout\/[^/]+$/);
  await open();
  await (await answer).finished();
  await expect(page.getByRole('timer').filter({ visible: true }).first()).toContainText(/14:[0-5]\d/);
}

export const goToCheckoutInTime = (page: Page, locale: Locale): Promise<void> => openInTime(page, () => goToCheckout(page, locale));
