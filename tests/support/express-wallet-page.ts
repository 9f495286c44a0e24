import { expect, type Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { newBooker } from './checkout-page.ts';
import type { Purchase } from './expect-booked.ts';
import { bookingPanel, chooseVisit } from './tour-page.ts';
import { freshVisit } from './visits.ts';
import { walletOffer } from './wallet-page.ts';

export const adult = { en: { Adult: 1 }, de: { Erwachsener: 1 } };

/** Where the checkout asks who books. */
export const contactStep = (locale: Locale): string => paths.checkout(locale, 'personal_info');

/**
 * One adult's place, chosen on the page of a tour, and a wallet in place of the checkout.
 * @param slug of a tour that asks nothing which a wallet does not say; of its days each is for one test alone
 */
export async function chooseWallet(page: Page, slug: string, locale: Locale = 'en'): Promise<Purchase> {
  const [visit, booker] = [await freshVisit(slug, locale), newBooker()];
  const quote = await chooseVisit(page, locale, visit, adult[locale]);
  await walletOffer(bookingPanel(page, locale), locale).click();
  await expect(page).toHaveURL(paths.checkout(locale, 'payment'));
  return { locale, visit, quote, booker, travellers: 1 };
}
