import { expect, type Locator, type Page } from '@playwright/test';
import type { Payer } from '#backend/simulators/paypal/order.ts';
import type { Locale } from '#contracts/common.ts';
import { paymentChoiceMessages } from '#i18n/payment-choice/index.ts';
import { payPalSimulatorMessages } from '#i18n/paypal-simulator/index.ts';
import { orderButton } from './checkout-page.ts';

export const choosePayPal = (page: Page, locale: Locale): Promise<void> =>
  page
    .getByRole('group', { name: paymentChoiceMessages(locale).title })
    .getByRole('radio', { name: 'PayPal' })
    .check();

/** Loads the script that opens PayPal's window, as soon as PayPal is chosen. */
export async function choosePayPalWindow(page: Page, locale: Locale): Promise<void> {
  const script = page.waitForResponse('**/simulator/paypal/v6.js');
  await choosePayPal(page, locale);
  await script;
  await expect.poll(() => page.evaluate(() => 'paypal' in window)).toBe(true);
}

/** PayPal's own buttons, in its window or on its page. */
export const payPalButton = (window: Page): Locator => window.getByRole('button', { name: /^Pay |bezahlen$/ });
export const cancelButton = (window: Page, locale: Locale): Locator =>
  window.getByRole('button', { name: payPalSimulatorMessages(locale).leave });

/** Orders, and waits for PayPal's window. */
export async function openPayPal(page: Page, locale: Locale): Promise<Page> {
  const opens = page.waitForEvent('popup');
  await orderButton(page, locale).click();
  const window = await opens;
  await expect(window.getByText(payPalSimulatorMessages(locale).notice)).toBeVisible();
  return window;
}

export async function payAs(window: Page, payer: Payer): Promise<void> {
  await window.getByRole('radio', { name: `${payer}@example.com` }).check();
  await payPalButton(window).click();
}
