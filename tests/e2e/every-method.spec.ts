import type { Page } from '@playwright/test';
import { locales, type Locale } from '#contracts/common.ts';
import type { ShopperMethod } from '#domain/payment-methods.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { goToBancontact, payAtBancontact } from '../support/bancontact-page.ts';
import { cards, fillCard, orderButton } from '../support/checkout-page.ts';
import { choosePayPalWindow, openPayPal, payAs } from '../support/paypal-page.ts';
import { expectAllBooked, reachPaymentOfTwo } from '../support/purchases.ts';
import { expect, test } from '../support/shop.ts';
import { openWallet, payInWallet } from '../support/wallet-page.ts';

/** Tours without questions, of which no other test books a day. */
const slugs = ['art-deco-lobbies-of-midtown', 'gastown-steam-brick-and-neon'];

/** What pays where there is something to pay; a voucher for all of it: `vouchers.spec.ts`. */
const payBy: Record<Exclude<ShopperMethod, 'voucher'>, (page: Page, locale: Locale) => Promise<void>> = {
  'credit-card': async (page, locale) => {
    await fillCard(page, locale, cards.plain);
    await orderButton(page, locale).click();
  },
  'web-payments': async (page, locale) => {
    await openWallet(page, locale);
    await payInWallet(page, locale);
  },
  paypal: async (page, locale) => {
    await choosePayPalWindow(page, locale);
    const window = await openPayPal(page, locale);
    await expect(page.getByText(checkoutMessages(locale).approving)).toBeVisible();
    await payAs(window, 'pays');
  },
  bancontact: async (page, locale) => {
    await goToBancontact(page, locale);
    await payAtBancontact(page);
  },
};

for (const locale of locales)
  for (const [method, pay] of Object.entries(payBy))
    test(`${method} buys a trip of two, ${locale}`, atOneWidth(locale), async ({ page }) => {
      const purchase = await reachPaymentOfTwo(page, { locale, slugs });
      await pay(page, locale);
      await expect(page).toHaveURL(paths.confirmation(locale));
      await expectAllBooked(page, purchase);
    });
