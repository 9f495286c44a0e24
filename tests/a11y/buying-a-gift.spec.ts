import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { giftConfirmationMessages } from '#i18n/gift-confirmation/index.ts';
import { giftVoucherMessages } from '#i18n/gift-voucher/index.ts';
import { cardField, cards, newBooker, nextButton, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { amountField, fillGift, giftButton, giftField, giftPreview, newGift, openGiftPage } from '../support/gift-page.ts';
import { press, tabTo, typeInto } from '../support/keyboard.ts';
import { expect, test } from '../support/shop.ts';
import { tourBySlug } from '../support/visits.ts';
import { expectAccessible, narrow, wide } from './axe.ts';

const locale = 'en';

const t = giftVoucherMessages(locale);
const words = checkoutMessages(locale);

test('a gift voucher is made and bought with the keyboard alone', async ({ page }) => {
  test.slow();
  const [gift, buyer] = [newGift(), newBooker()];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGiftPage(page, locale);
  await expectAccessible(page, 'the form, empty', [narrow, wide]);

  await press(page, giftButton(page, locale));
  await expect(giftField(page, locale, 'recipientName')).toBeFocused();
  await expectAccessible(page, 'what is missing');
  await page.keyboard.type(gift.recipientName);
  await typeInto(page, giftField(page, locale, 'senderName'), gift.senderName);
  await typeInto(page, giftField(page, locale, 'message'), gift.message);
  await typeInto(page, giftField(page, locale, 'recipientEmail'), gift.recipientEmail);
  // A group of boxes is one stop, on what is chosen; arrows choose.
  await page.goto(paths.giftVouchers(locale));
  await expect(giftPreview(page, locale)).toContainText(gift.recipientName);
  await tabTo(page, page.locator('[name="amount"]:checked'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await typeInto(page, amountField(page, locale), '75');
  await tabTo(page, page.locator('[name="design"]:checked'));
  await page.keyboard.press('ArrowRight');
  await expect(giftPreview(page, locale).getByRole('img')).toHaveAttribute('src', /rome/);
  await expectAccessible(page, 'another amount, another poster');
  await press(page, giftButton(page, locale));

  await expect(page).toHaveURL(paths.checkout(locale, 'personal_info'));
  await typeInto(page, page.getByLabel(words.firstName, { exact: true }), buyer.firstName);
  await expectAccessible(page, 'who buys it');
  await typeInto(page, page.getByLabel(words.lastName, { exact: true }), buyer.lastName);
  await typeInto(page, page.getByLabel(words.email, { exact: true }), buyer.email);
  await press(page, nextButton(page, locale, 'payment'));
  await expect(page).toHaveURL(paths.checkout(locale, 'payment'));
  await cardField(page, locale, 'cvc').waitFor();
  await expectAccessible(page, 'its payment');
  await typeInto(page, cardField(page, locale, 'number'), cards.plain);
  await typeInto(page, cardField(page, locale, 'expiry'), '1234');
  await typeInto(page, cardField(page, locale, 'cvc'), '123');
  await press(page, orderButton(page, locale));
  await orderNumberOn(page, locale);
  await expect(page.getByRole('link', { name: giftConfirmationMessages(locale).file })).toBeVisible();
  await expectAccessible(page, 'bought', [narrow, wide]);
});

test('one for a tour, printed', async ({ page }) => {
  const tour = await tourBySlug('fresh-pasta-in-trastevere', locale);
  await openGiftPage(page, locale, tour.tourId);
  await expect(giftPreview(page, locale)).toContainText(tour.tourName);
  await fillGift(page, locale, newGift());
  await page.getByRole('radio', { name: t.print }).check();
  await expectAccessible(page, 'for a tour, to be printed');
});
