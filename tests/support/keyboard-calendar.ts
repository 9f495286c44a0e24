import { expect, type Locator, type Page } from '@playwright/test';
import type { Day, Locale } from '#contracts/common.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { hasFocus, press } from './keyboard.ts';
import { bookingPanel, dayName, peopleField } from './tour-page.ts';

/** Opens a calendar and goes to a day with the arrow keys. @param day not before the one that has the focus at first */
export async function chooseDayByKeyboard(page: Page, locale: Locale, opener: Locator, day: Day): Promise<void> {
  await press(page, opener);
  const calendar = page.getByRole('dialog');
  const button = calendar.getByRole('button', { name: dayName(day, locale) });
  await expect(calendar.getByRole('gridcell').locator('button:focus')).toBeVisible();
  while (!(await button.isVisible()) || !(await hasFocus(button))) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
}

/** One person in place of the two whom a tour's page starts with; Escape then leads back to the row that opened the steppers. */
export async function chooseOneByKeyboard(page: Page, locale: Locale, label: string): Promise<void> {
  const opener = peopleField(page, locale);
  await press(page, opener);
  await press(
    page,
    bookingPanel(page, locale).getByRole('button', { name: bookingMessages(locale).less({ label }), exact: true }),
    'Space',
  );
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(opener).toContainText('1 ');
}
