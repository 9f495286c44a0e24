import { randomUUID } from 'node:crypto';
import type { Locale } from '#contracts/common.ts';
import { withdrawalPath } from '#domain/withdrawal.ts';
import { giftVoucherPageMessages } from '#i18n/gift-voucher-page/index.ts';
import { withdrawalMessages } from '#i18n/withdrawal/index.ts';
import { giftOrder } from '../support/gift-vouchers.ts';
import { shopperAt } from '../support/order.ts';
import { answered, expect, test } from '../support/shop.ts';
import { expectAccessible, narrow, pageRules, wide } from './axe.ts';

test.use({ allowedErrors: [answered(400, 404, 410)] });

/** Who has bought a gift voucher, and where it is. */
async function bought(origin: string, locale: Locale) {
  const email = `${randomUUID()}@example.com`;
  const { body } = await shopperAt(origin).pay(randomUUID(), giftOrder({ email, locale }));
  const { giftVoucher, cart } = body as { giftVoucher?: { url: string }; cart: { tcConfirmationNumber: string } };
  return { email, orderNumber: cart.tcConfirmationNumber, path: (giftVoucher?.url ?? '').replace('.pdf', '') };
}

test('the page of a gift voucher, and withdrawing from its contract with the keyboard', async ({ page, baseURL }) => {
  const locale = 'de';
  const say = withdrawalMessages(locale);
  const { email, orderNumber, path } = await bought(baseURL ?? '', locale);
  await page.goto(path);
  await expect(page.getByRole('img')).toBeVisible();
  await expectAccessible(page, 'a gift voucher', [narrow, wide], pageRules);

  await page.goto(withdrawalPath(locale, orderNumber));
  await page.getByRole('button', { name: say.next }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a withdrawal that is not complete', [narrow, wide], pageRules);
  await expect(page.getByLabel(say.name)).toBeFocused();
  await page.keyboard.type('Ada Byron');
  await page.getByLabel(say.email).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.confirmTitle);
  await expectAccessible(page, 'what is about to be declared', [narrow, wide], pageRules);
  await page.getByRole('button', { name: say.confirm }).press('Enter');
  await expect(page.getByRole('status')).toHaveText(say.done({ email }));
  await expectAccessible(page, 'withdrawn', [narrow], pageRules);

  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(giftVoucherPageMessages(locale).endedTitle);
  await expectAccessible(page, 'a gift voucher that has ended', [narrow], pageRules);
  await page.goto('/gift-vouchers/none');
  await expectAccessible(page, 'a link that leads nowhere', [narrow], pageRules);
});

test('every page leads to the function with which one withdraws', async ({ page }) => {
  for (const path of ['/en/', '/en/new/checkout/personal_info', '/en/booking']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from a contract' })).toHaveAttribute(
      'href',
      withdrawalPath('en'),
    );
  }
});
