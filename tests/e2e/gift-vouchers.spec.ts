import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { addDays, formatDay } from '#domain/day.ts';
import { priceText } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import { giftConfirmationMessages } from '#i18n/gift-confirmation/index.ts';
import { giftOrderMessages } from '#i18n/gift-order/index.ts';
import { giftVoucherMessages } from '#i18n/gift-voucher/index.ts';
import { noScriptMessages } from '#i18n/no-script/index.ts';
import { tourMessages } from '#i18n/tour/index.ts';
import { voucherFormMessages } from '#i18n/voucher-form/index.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { mailWith } from '../support/back-office.ts';
import { goToBancontact, payAtBancontact } from '../support/bancontact-page.ts';
import { bankButton, cards, fillCard, newBooker, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import {
  amountField,
  fillBuyer,
  fillGift,
  giftButton,
  giftField,
  giftPreview,
  goOnWithGift,
  newGift,
  openGiftPage,
  reachGiftPayment,
  typeAmount,
} from '../support/gift-page.ts';
import { goneTour } from '../support/late-tour.ts';
import { choosePayPalWindow, openPayPal, payAs } from '../support/paypal-page.ts';
import { answered, expect, test } from '../support/shop.ts';
import { tourBySlug } from '../support/visits.ts';

const tourSlug = 'fresh-pasta-in-trastevere';

/** The voucher's PDF is there, and so is what was bought, after a reload, too. @returns the order number */
async function expectBought(page: Page, locale: Locale, says: readonly string[]): Promise<string> {
  const t = giftConfirmationMessages(locale);
  const number = await orderNumberOn(page, locale);
  for (const view of ['', 'after a reload']) {
    if (view) await page.reload();
    const ticket = page.getByRole('region', { name: confirmationMessages(locale).order });
    for (const text of [number, ...says]) await expect(ticket, view).toContainText(text);
    const file = await page.request.get((await page.getByRole('link', { name: t.file }).getAttribute('href')) ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  }
  return number;
}

test('one is made, paid by card, shown and mailed', atOneWidth('de'), async ({ page }) => {
  const locale = 'de';
  const money = (amount: number): string => priceText(amount, 'EUR', locale);
  const [gift, buyer] = [newGift(), newBooker()];
  await page.goto(paths.home(locale));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^(Gift vouchers|Geschenkgutscheine)$/ })
    .click();
  await expect(page).toHaveURL(paths.giftVouchers(locale));
  await page.getByRole('radio', { name: money(100) }).check();
  await page.getByRole('radio', { name: 'London' }).check();
  await fillGift(page, locale, gift);
  // The day of today is known once the page is awake.
  await expect(giftField(page, locale, 'sendOn')).not.toHaveValue('');
  const sendOn = addDays(await giftField(page, locale, 'sendOn').inputValue(), 3);
  await giftField(page, locale, 'sendOn').fill(sendOn);
  for (const text of [money(100), gift.recipientName, gift.senderName, gift.message])
    await expect(giftPreview(page, locale)).toContainText(text);
  await expect(giftPreview(page, locale).getByRole('img')).toHaveAttribute('src', /london/);

  await goOnWithGift(page, locale);
  await fillBuyer(page, locale, buyer);
  const day = formatDay(sendOn, locale, { dateStyle: 'long' });
  const arrives = giftOrderMessages(locale).mailedOn({ email: gift.recipientEmail, day });
  const box = page.getByRole('region', { name: checkoutMessages(locale).reviewTitle });
  for (const text of [giftOrderMessages(locale).for({ name: gift.recipientName }), arrives, money(100)])
    await expect(box).toContainText(text);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: voucherFormMessages(locale).title })).toHaveCount(0);
  await fillCard(page, locale, cards.plain);
  await orderButton(page, locale).click();
  const number = await expectBought(page, locale, [money(100), gift.recipientName, arrives]);
  await expect(page.getByText(giftConfirmationMessages(locale).receipt({ email: buyer.email }))).toBeVisible();
  await mailWith(buyer.email, number);
  await openGiftPage(page, locale);
  await expect(giftField(page, locale, 'recipientName')).toHaveValue('');
});

test('mistakes are named beside their fields, and the first has the focus', { tag: '@phone-only' }, async ({ page }) => {
  const [locale, t] = ['de', giftVoucherMessages('de')] as const;
  const money = (amount: number): string => priceText(amount, 'EUR', locale);
  await openGiftPage(page, locale);
  await typeAmount(page, locale, '5');
  await giftButton(page, locale).click();
  await expect(amountField(page, locale)).toBeFocused();
  await expect(amountField(page, locale)).toHaveAccessibleDescription(new RegExp(t.tooLittle({ least: money(10) })));
  const messages = { recipientName: t.enterRecipient, senderName: t.enterSender, recipientEmail: t.enterEmail } as const;
  for (const [field, text] of Object.entries(messages))
    await expect(giftField(page, locale, field as keyof typeof messages)).toHaveAccessibleDescription(new RegExp(text));
  for (const [amount, text] of [
    ['501', t.tooMuch({ most: money(500) })],
    ['lots', t.amountFormat],
    ['', t.enterAmount],
  ] as const) {
    await amountField(page, locale).fill(amount);
    await expect(amountField(page, locale)).toHaveAccessibleDescription(new RegExp(text));
  }
  await amountField(page, locale).fill('37,50');
  await fillGift(page, locale, { ...newGift(), recipientEmail: 'nobody' });
  await giftButton(page, locale).click();
  await expect(giftField(page, locale, 'recipientEmail')).toBeFocused();
  await expect(giftField(page, locale, 'recipientEmail')).toHaveAccessibleDescription(new RegExp(t.emailFormat));
  await giftField(page, locale, 'recipientEmail').fill(newGift().recipientEmail);
  await giftField(page, locale, 'recipientEmail').press('Enter');
  await expect(page).toHaveURL(paths.checkout(locale, 'personal_info'));
  await expect(page.getByText(money(37.5)).filter({ visible: true })).toHaveCount(1);
});

test('one that is for a tour has its name, its poster and its price, and is handed over', async ({ page }) => {
  const [gift, buyer] = [newGift(), newBooker()];
  const tour = await tourBySlug(tourSlug, 'en');
  const t = giftVoucherMessages('en');
  await page.goto(paths.tour('en', tour.normalizedUrlPath));
  await page.getByRole('link', { name: tourMessages('en').gift }).click();
  await expect(page.getByRole('status').getByText(t.tourChosen({ tour: tour.tourName }))).toBeVisible();
  await expect(giftPreview(page, 'en')).toContainText(tour.tourName);
  await expect(page.getByRole('radio', { name: 'Rome' })).toBeChecked();
  const price = page.getByRole('radio', { name: t.tourFor(2) });
  await expect(price).toBeChecked();
  const worth = await giftPreview(page, 'en').getByText('€').innerText();
  await giftField(page, 'en', 'recipientName').fill(gift.recipientName);
  await giftField(page, 'en', 'senderName').fill(gift.senderName);
  await page.getByRole('radio', { name: t.print }).check();
  await expect(giftField(page, 'en', 'recipientEmail')).toHaveCount(0);
  await goOnWithGift(page, 'en');
  await fillBuyer(page, 'en', buyer);
  await expect(orderButton(page, 'en')).toContainText(worth);
  await fillCard(page, 'en', cards.threeDSecure);
  await orderButton(page, 'en').click();
  await bankButton(page, 'en', 'complete').click();
  await expectBought(page, 'en', [worth, tour.tourName, giftOrderMessages('en').printed]);
});

test('the message is counted; nothing typed is lost: by a reload, on the way back from the checkout, in another currency', async ({
  page,
}) => {
  const gift = newGift();
  const tour = await tourBySlug(tourSlug, 'en');
  const t = giftVoucherMessages('en');
  await openGiftPage(page, 'en', tour.tourId);
  await expect(giftPreview(page, 'en')).toContainText(tour.tourName);
  await giftField(page, 'en', 'message').fill('x'.repeat(399));
  await expect(page.getByText(t.messageLeft(1))).toBeVisible();
  await fillGift(page, 'en', gift);
  await page.getByRole('radio', { name: 'Vancouver' }).check();
  await page.reload();
  await expect(giftPreview(page, 'en')).toContainText(tour.tourName);
  await expect(page.getByRole('radio', { name: 'Vancouver' })).toBeChecked();
  await expect(giftField(page, 'en', 'message')).toHaveValue(gift.message);
  await goOnWithGift(page, 'en');
  await page.getByLabel(checkoutMessages('en').firstName, { exact: true }).fill('Ada');
  await page.reload();
  await expect(page.getByLabel(checkoutMessages('en').firstName, { exact: true })).toHaveValue('Ada');
  await page.getByRole('link', { name: checkoutMessages('en').back, exact: true }).click();
  await expect(page).toHaveURL(paths.giftVouchers('en', tour.tourId));
  await expect(giftField(page, 'en', 'recipientName')).toHaveValue(gift.recipientName);
  await page.getByRole('banner').getByLabel('Currency').filter({ visible: true }).selectOption('CHF');
  await expect(giftPreview(page, 'en')).toContainText(/CHF/);
  await expect(page.getByRole('radio', { name: t.tourFor(2) })).toBeChecked();
  await goOnWithGift(page, 'en');
  await expect(page.getByText(/^CHF/).filter({ visible: true })).toHaveCount(1);
});

test.describe('a tour that is gone', () => {
  test.use({ allowedErrors: [answered(404, 410)] });

  test('is said, and the voucher is for anything', async ({ page }) => {
    const t = giftVoucherMessages('en');
    await openGiftPage(page, 'en', goneTour.tourId);
    await expect(page.getByRole('status').getByText(t.tourGone)).toBeVisible();
    await expect(giftPreview(page, 'en')).toContainText(t.anything);
    await fillGift(page, 'en', newGift());
    await goOnWithGift(page, 'en');
  });
});

test('Bancontact pays for one', async ({ page }) => {
  const gift = newGift();
  await reachGiftPayment(page, 'en', gift, newBooker());
  await goToBancontact(page, 'en');
  await payAtBancontact(page);
  await expectBought(page, 'en', ['€50', giftOrderMessages('en').onItsWay({ email: gift.recipientEmail })]);
});

test('PayPal pays for one', async ({ page }) => {
  await reachGiftPayment(page, 'en', newGift(), newBooker());
  await choosePayPalWindow(page, 'en');
  await payAs(await openPayPal(page, 'en'), 'pays');
  await expectBought(page, 'en', ['€50']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what one is good for, and what to do', async ({ page }) => {
    const locale = 'de';
    const missing = noScriptMessages(locale);
    await page.goto(paths.giftVouchers(locale));
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: missing.title })).toContainText(missing.giftVouchers);
    await expect(main.getByRole('link', { name: /@landfall/ })).toBeVisible();
    await expect(giftButton(page, locale)).toBeHidden();
    await expect(main.getByRole('heading', { level: 2 }).last()).toBeVisible();
  });
});
