import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { giftVoucherMessages } from '#i18n/gift-voucher/index.ts';
import { next, type Booker } from './checkout-page.ts';

export type Gift = { recipientName: string; recipientEmail: string; senderName: string; message: string };

/** A gift for somebody whom no other test knows. */
export const newGift = (): Gift => ({
  recipientName: 'Grace Hopper',
  recipientEmail: `grace.${randomUUID()}@example.com`,
  senderName: 'Ada',
  message: 'Enjoy it!',
});

/** Opens the page that sells gift vouchers. @param tourId of the tour that one is for */
export async function openGiftPage(page: Page, locale: Locale, tourId?: string): Promise<void> {
  await page.goto(paths.giftVouchers(locale, tourId));
  await expect(giftButton(page, locale)).toBeVisible();
}

/** The voucher as it takes shape. */
export const giftPreview = (page: Page, locale: Locale): Locator => page.getByRole('region', { name: giftVoucherMessages(locale).preview });

/** The button that goes to the checkout. */
export const giftButton = (page: Page, locale: Locale): Locator => page.getByRole('button', { name: giftVoucherMessages(locale).next });

/** A field of the form, by what it is for. */
export const giftField = (page: Page, locale: Locale, field: keyof Gift | 'sendOn'): Locator =>
  page.getByLabel(giftVoucherMessages(locale)[field], { exact: field !== 'message' });

export async function fillGift(page: Page, locale: Locale, gift: Gift): Promise<void> {
  for (const field of ['recipientName', 'senderName', 'message', 'recipientEmail'] as const)
    await giftField(page, locale, field).fill(gift[field]);
}

/** Chooses another amount than those suggested. */
export async function typeAmount(page: Page, locale: Locale, amount: string): Promise<void> {
  await page.getByRole('radio', { name: giftVoucherMessages(locale).other }).check();
  await amountField(page, locale).fill(amount);
}

export const amountField = (page: Page, locale: Locale): Locator =>
  page.getByLabel(giftVoucherMessages(locale).ownAmount({ currency: 'EUR' }), { exact: true });

/** Goes on to the first step of the checkout. */
export async function goOnWithGift(page: Page, locale: Locale): Promise<void> {
  await giftButton(page, locale).click();
  await expect(page).toHaveURL(paths.checkout(locale, 'personal_info'));
}

/** Says who buys it, which is all that is asked, and goes on to the payment. */
export async function fillBuyer(page: Page, locale: Locale, { firstName, lastName, email }: Booker): Promise<void> {
  const t = checkoutMessages(locale);
  await page.getByLabel(t.firstName, { exact: true }).fill(firstName);
  await page.getByLabel(t.lastName, { exact: true }).fill(lastName);
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await expect(page.getByLabel(t.phoneNumber, { exact: true })).toHaveCount(0);
  await next(page, locale, 'payment');
}

/** From the page to the payment of a gift voucher of 50. */
export async function reachGiftPayment(page: Page, locale: Locale, gift: Gift, buyer: Booker): Promise<void> {
  await openGiftPage(page, locale);
  await fillGift(page, locale, gift);
  await goOnWithGift(page, locale);
  await fillBuyer(page, locale, buyer);
}
