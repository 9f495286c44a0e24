import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { voucherMessages } from '#i18n/voucher/index.ts';
import { voucherFormMessages } from '#i18n/voucher-form/index.ts';

/** All that is said of vouchers. */
export const voucherTexts = (locale: Locale) => ({ ...voucherMessages(locale), ...voucherFormMessages(locale) });

export const voucherField = (page: Page, locale: Locale): Locator => page.getByRole('textbox', { name: voucherTexts(locale).code });

/** What the payment step says of the voucher that is taken off. */
export const appliedVoucher = (page: Page, locale: Locale, code: string): Locator =>
  page.getByRole('status').filter({ hasText: voucherTexts(locale).line({ code }) });

/** Types a code, in the trip or on the payment step, and sends it. */
export async function typeVoucher(page: Page, locale: Locale, code: string): Promise<void> {
  const t = voucherTexts(locale);
  const opener = page.getByRole('button', { name: t.title });
  // In the trip it is gone once it was pressed; in the checkout it stays, and says that it is open.
  await opener.or(voucherField(page, locale)).first().waitFor();
  if ((await opener.count()) > 0 && (await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  await voucherField(page, locale).fill(code);
  await page.getByRole('button', { name: t.apply, exact: true }).click();
}

/** Types a code that takes something off. */
export async function useVoucher(page: Page, locale: Locale, code: string): Promise<void> {
  await typeVoucher(page, locale, code);
  await expect(appliedVoucher(page, locale, code)).toBeVisible();
}
