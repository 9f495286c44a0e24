import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { newBooker } from './checkout-page.ts';
import type { Purchase } from './expect-booked.ts';
import { openPaymentOf } from './several-items.ts';

/** One adult on a tour in Rome that asks no questions, up to the payment step. */
export async function reachPayment(page: Page, locale: Locale = 'en', booker = newBooker()): Promise<Purchase> {
  const { cart, visits } = await openPaymentOf(page, ['fountains-and-squares-after-dark'], booker, { locale, adults: 1 });
  const [[quote], [visit]] = [cart.items, visits];
  if (!quote || !visit) throw new Error('the tour could not be held');
  return { locale, visit, quote, booker, travellers: 1 };
}
