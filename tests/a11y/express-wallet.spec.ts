import { checkoutMessages } from '#i18n/checkout/index.ts';
import { expressWalletMessages } from '#i18n/express-wallet/index.ts';
import { newBooker } from '../support/checkout-page.ts';
import { adult, chooseWallet, contactStep } from '../support/express-wallet-page.ts';
import { expect, test } from '../support/shop.ts';
import { bookingPanel, chooseVisit } from '../support/tour-page.ts';
import { freshVisit } from '../support/visits.ts';
import { openWalletOf, payInWallet, walletButton, walletOffer } from '../support/wallet-page.ts';
import { expectAccessible, narrow, pageRules, scrollToTop } from './axe.ts';

const slug = 'the-guard-and-the-pelicans';

test.describe('a wallet from the page of a tour', () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] });
  test.setTimeout(120_000);

  test('the offer, the payment, its sheet, and what the sheet did not say', async ({ page }) => {
    const locale = 'de';
    await chooseVisit(page, locale, await freshVisit(slug, locale), adult[locale]);
    const offer = walletOffer(bookingPanel(page, locale), locale);
    await expect(offer).toBeVisible();
    await expectAccessible(page, 'the page of a tour that offers a wallet');
    await offer.click();
    await expect(walletButton(page)).toBeVisible();
    await expectAccessible(page, 'payment by a wallet, with nothing typed');
    await openWalletOf(page, locale, { ...newBooker(), lastName: '' });
    await expectAccessible(page, 'the sheet that says who pays', [narrow], pageRules);
    await payInWallet(page, locale);
    await expect(page).toHaveURL(contactStep(locale));
    await expect(page.getByText(checkoutMessages(locale).enterLastName).first()).toBeVisible();
    await scrollToTop(page);
    await expectAccessible(page, 'what a wallet did not say');
  });

  test('no wallet after all', async ({ page }) => {
    const locale = 'en';
    await page.route('**/wallets.js', (route) => route.abort());
    await chooseWallet(page, slug, locale);
    await expect(page.getByText(expressWalletMessages(locale).noWalletTitle)).toBeVisible();
    await expectAccessible(page, 'payment without a wallet');
  });
});
