import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { newBooker } from './checkout-page.ts';
import type { Purchase } from './expect-booked.ts';
import { openPaymentOf } from './several-items.ts';

const inRome = 'fountains-and-squares-after-dark';

/** One adult on a tour that asks no questions, up to the payment step. @param slug of the tour, of whose days each is for one test alone */
export async function reachPayment(page: Page, locale: Locale = 'en', booker = newBooker(), slug = inRome): Promise<Purchase> {
  const { cart, visits } = await openPaymentOf(page, [slug], booker, { locale, adults: 1 });
  const [[quote], [visit]] = [cart.items, visits];
  if (!quote || !visit) throw new Error('the tour could not be held');
  return { locale, visit, quote, booker, travellers: 1 };
}
