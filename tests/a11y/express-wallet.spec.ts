import { locales } from '#contracts/common.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { expressWalletMessages } from '#i18n/express-wallet/index.ts';
import { chooseWallet, contactStep } from '../support/express-wallet-page.ts';
import { expect, test } from '../support/shop.ts';
import { openWalletOf, payInWallet, walletButton, walletOffer } from '../support/wallet-page.ts';
import { expectAccessible, narrow, pageRules, scrollToTop } from './axe.ts';

const slug = 'the-guard-and-the-pelicans';

test.describe('a wallet from the page of a tour', () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] });
  test.setTimeout(120_000);

  for (const locale of locales) {
    test(`the offer, the payment, its sheet, and what the sheet did not say, ${locale}`, async ({ page }) => {
      const { booker } = await chooseWallet(page, slug, locale);
      await expect(walletButton(page)).toBeVisible();
      await expectAccessible(page, 'payment by a wallet, with nothing typed');
      await openWalletOf(page, locale, { ...booker, lastName: '' });
      await expectAccessible(page, 'the sheet that says who pays', [narrow], pageRules);
      await payInWallet(page, locale);
      await expect(page).toHaveURL(contactStep(locale));
      await expect(page.getByText(checkoutMessages(locale).enterLastName).first()).toBeVisible();
      await scrollToTop(page);
      await expectAccessible(page, 'what a wallet did not say');
      await page.goBack();
      await page.goBack();
      await expect(walletOffer(page, locale).filter({ visible: true }).first()).toBeVisible();
      await scrollToTop(page);
      await expectAccessible(page, 'the page of a tour that offers a wallet');
    });

    test(`no wallet after all, ${locale}`, async ({ page }) => {
      await page.route('**/wallets.js', (route) => route.abort());
      await chooseWallet(page, slug, locale);
      await expect(page.getByText(expressWalletMessages(locale).noWalletTitle)).toBeVisible();
      await expectAccessible(page, 'payment without a wallet');
    });
  }
});
