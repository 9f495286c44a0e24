import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { paymentChoiceMessages } from '#i18n/payment-choice/index.ts';
import { bancontactSimulatorMessages } from '#i18n/bancontact-simulator/index.ts';
import { orderButton } from './checkout-page.ts';

/** Orders with Bancontact, and waits for the page on which it is paid. */
export async function goToBancontact(page: Page, locale: Locale): Promise<void> {
  const { title, bancontact } = paymentChoiceMessages(locale);
  await page.getByRole('group', { name: title }).getByRole('radio', { name: bancontact }).check();
  await orderButton(page, locale).click();
  await expect(page.getByText(bancontactSimulatorMessages(locale).notice)).toBeVisible();
}

/** That page's own, which names the amount: the one that ordered begins in another way. */
export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pay |bezahlen$/ });

export const payAtBancontact = (page: Page): Promise<void> => payButton(page).click();

export const refuseAtBancontact = (page: Page, locale: Locale): Promise<void> =>
  page.getByRole('button', { name: bancontactSimulatorMessages(locale).refuse }).click();

export const leaveBancontact = (page: Page, locale: Locale): Promise<void> =>
  page.getByRole('link', { name: bancontactSimulatorMessages(locale).leave }).click();
