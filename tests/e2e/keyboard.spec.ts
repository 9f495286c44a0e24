import type { Locator, Page } from '@playwright/test';
import { paths } from '#domain/routes.ts';
import { bookingMessages } from '#i18n/booking.ts';
import { checkoutMessages } from '#i18n/checkout.ts';
import { cardField, cards, newBooker, orderButton } from '../support/checkout-page.ts';
import { expectBooked } from '../support/expect-booked.ts';
import { expect, test } from '../support/shop.ts';
import { bookingPanel, dayName, isQuoteAnswer } from '../support/tour-page.ts';
import { freshVisit } from '../support/visits.ts';

const mostTabs = 120;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement);

/** Presses Tab until the control has the focus, as somebody without a mouse does. @throws where no number of tabs leads there */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${mostTabs} tabs do not lead to ${String(target)}`);
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test('buys a show with the keyboard alone', async ({ page }) => {
  const locale = 'en';
  const [t, panelTexts] = [checkoutMessages(locale), bookingMessages(locale)];
  const [visit, booker] = [await freshVisit('tosca-on-via-giulia', locale), newBooker()];
  await page.goto(paths.tour(locale, visit.tour.normalizedUrlPath));

  const panel = bookingPanel(page, locale);
  await tabTo(page, panel.locator('[aria-haspopup="dialog"]'));
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: panelTexts.chooseDate });
  await expect(calendar.getByText(panelTexts.legendSoldOut, { exact: true })).toBeVisible();
  const day = calendar.getByRole('button', { name: dayName(visit.day, locale) });
  await expect(calendar.getByRole('gridcell').locator('button:focus')).toBeVisible();
  while (!(await day.isVisible()) || !(await hasFocus(day))) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('radio', { name: visit.time })).toBeChecked();

  await tabTo(page, panel.getByRole('button', { name: panelTexts.more({ label: 'Balcony' }) }));
  const answer = page.waitForResponse(isQuoteAnswer);
  await page.keyboard.press('Space');
  const quote = await (await answer).json();
  await tabTo(page, panel.getByRole('button', { name: panelTexts.book }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.checkout(locale, 'personal_info'));

  await typeInto(page, page.getByLabel(t.firstName, { exact: true }), booker.firstName);
  await typeInto(page, page.getByLabel(t.lastName, { exact: true }), booker.lastName);
  await typeInto(page, page.getByLabel(t.email, { exact: true }), booker.email);
  await typeInto(page, page.getByLabel(t.phoneCountry, { exact: true }), 'Germany');
  await typeInto(page, page.getByLabel(t.phoneNumber, { exact: true }), '030 901820');
  await typeInto(page, page.getByLabel(t.country, { exact: true }), 'Germany');
  await tabTo(page, page.getByRole('button', { name: t.next, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.checkout(locale, 'traveler_info'));

  await tabTo(page, page.getByRole('button', { name: t.next, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.checkout(locale, 'payment'));

  await typeInto(page, cardField(page, locale, 'number'), cards.plain);
  await typeInto(page, cardField(page, locale, 'expiry'), '1234');
  await typeInto(page, cardField(page, locale, 'cvc'), '123');
  await tabTo(page, orderButton(page, locale));
  await page.keyboard.press('Enter');
  await expectBooked(page, { locale, visit, quote, booker, travellers: 1 });
});
