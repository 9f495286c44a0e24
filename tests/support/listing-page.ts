import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { listingMessages } from '#i18n/listing/index.ts';

const t = listingMessages('en');

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Chooses as a hand does: the list is touched first. */
export async function sortBy(page: Page, order: string): Promise<void> {
  await page.getByLabel(t.sort).focus();
  await page.getByLabel(t.sort).selectOption(order);
}

/** The numbers in the cards' prices, in the order of the page. */
export const pricesOn = async (page: Page): Promise<number[]> =>
  (await cards(page).locator('[data-price]').allTextContents()).map((text) => Number(text.replace(/[^\d.]/g, '')));

/** Where the filters are: beside the list, or on a phone behind a button. */
export async function openFilters(page: Page, locale: Locale): Promise<Locator> {
  const texts = listingMessages(locale);
  const opener = page.getByRole('button', { name: texts.filters });
  if (!(await opener.isVisible())) return page.getByRole('complementary', { name: texts.filters });
  await opener.click();
  return page.getByRole('dialog', { name: texts.filters });
}

export async function closeFilters(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t.filters });
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: /^Show \d+ result/ }).click();
  await expect(dialog).toBeHidden();
}
