import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { paymentChoiceMessages } from '#i18n/payment-choice/index.ts';
import { walletOfferMessages } from '#i18n/wallet-offer/index.ts';
import type { Booker } from './checkout-page.ts';

/** The words of the sheet that stands for a wallet's. */
const words = {
  en: {
    pays: 'Pays at once',
    confirms: 'Asks your bank first',
    declined: 'Is declined',
    pay: 'Pay',
    cancel: 'Cancel',
    failed: 'The payment was not completed.',
    close: 'Close',
    name: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
  },
  de: {
    pays: 'Bezahlt sofort',
    confirms: 'Fragt erst Ihre Bank',
    declined: 'Wird abgelehnt',
    pay: 'Bezahlen',
    cancel: 'Abbrechen',
    failed: 'Die Zahlung wurde nicht abgeschlossen.',
    close: 'Schließen',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
  },
} as const;

export const walletChoice = (page: Page, locale: Locale): Locator =>
  page.getByRole('radio', { name: paymentChoiceMessages(locale)['web-payments'] });

export const walletButton = (page: Page): Locator => page.getByRole('button', { name: /^(Buy with|Kaufen mit) Google Pay$/ });

/** The page of a tour has it, too: it leads to the payment, where the wallet's own button is. */
export const walletOffer = (within: Page | Locator, locale: Locale): Locator =>
  within.getByRole('button', { name: walletOfferMessages(locale).buy });

export const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Google Pay' });

export async function openWallet(page: Page, locale: Locale): Promise<void> {
  await walletChoice(page, locale).check();
  await walletButton(page).click();
  await expect(sheet(page)).toBeVisible();
}

/** Pays in the open sheet. */
export async function payInWallet(page: Page, locale: Locale, card: 'pays' | 'confirms' | 'declined' = 'pays'): Promise<void> {
  await sheet(page).getByRole('radio', { name: words[locale][card] }).check();
  await sheet(page).getByRole('button', { name: words[locale].pay, exact: true }).click();
}

/** What the wallet knows of its holder, where the sheet asks for it. */
export const holderField = (page: Page, locale: Locale, field: 'name' | 'email' | 'phone'): Locator =>
  sheet(page).getByRole('textbox', { name: words[locale][field], exact: true });

/** Opens the sheet of somebody else's wallet. */
export async function openWalletOf(page: Page, locale: Locale, { firstName, lastName, email }: Booker): Promise<void> {
  await walletButton(page).click();
  await holderField(page, locale, 'name').fill(`${firstName} ${lastName}`.trim());
  await holderField(page, locale, 'email').fill(email);
}

export const cancelWallet = (page: Page, locale: Locale): Promise<void> =>
  sheet(page).getByRole('button', { name: words[locale].cancel }).click();

/** The sheet says that it has failed; it is closed. */
export async function expectFailedWallet(page: Page, locale: Locale): Promise<void> {
  await expect(sheet(page)).toContainText(words[locale].failed);
  await sheet(page).getByRole('button', { name: words[locale].close }).click();
  await expect(sheet(page)).toBeHidden();
}
