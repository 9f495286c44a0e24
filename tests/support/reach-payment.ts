import type { Page } from '@playwright/test';
import { fillSteps, newBooker } from './checkout-page.ts';
import type { Purchase } from './expect-booked.ts';
import { chooseVisit, goToCheckout } from './tour-page.ts';
import { freshVisit } from './visits.ts';

/** One adult on a tour in Rome that asks no questions, up to the payment step; in English. */
export async function reachPayment(page: Page): Promise<Purchase> {
  const [visit, booker] = [await freshVisit('fountains-and-squares-after-dark', 'en'), newBooker()];
  const quote = await chooseVisit(page, 'en', visit, { Adult: 1 });
  await goToCheckout(page, 'en');
  await fillSteps(page, 'en', visit.tour, booker);
  return { locale: 'en', visit, quote, booker, travellers: 1 };
}
