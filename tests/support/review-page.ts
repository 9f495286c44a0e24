import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { reviewMessages } from '#i18n/reviews/index.ts';
import { endVisit, newestMailTo } from './back-office.ts';
import { bookedElsewhere } from './guest-booking-page.ts';

const asks = { en: /^How was it\?/, de: /^Wie war es\?/ };

/** The path that a mail leads to. */
export const linkIn = (text: string, part: 'write' | 'stop' | 'answer'): string =>
  new RegExp(`/reviews/${part}/\\S+`).exec(text)?.[0] ?? '';

/** The mail after a visit that is over, of a tour of which one adult was there. */
export async function mailAfterVisit(slug: string, locale: Locale): Promise<string> {
  const { orderNumber, email } = await bookedElsewhere(slug, locale);
  await endVisit(orderNumber);
  return (await newestMailTo(email, asks[locale])).text;
}

/** Fills the form and sends it. */
export async function writeReview(page: Page, locale: Locale, text: string): Promise<void> {
  const say = reviewMessages(locale);
  await page.getByRole('radio', { name: say.star4 }).check();
  await page.getByRole('textbox', { name: say.text }).fill(text);
  await page.getByRole('button', { name: say.publish }).click();
}
