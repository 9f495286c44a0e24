import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { bancontactMessages } from '#i18n/bancontact/index.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { paymentChoiceMessages } from '#i18n/payment-choice/index.ts';
import { payPalMessages } from '#i18n/paypal/index.ts';
import { bancontactSimulatorMessages } from '#i18n/bancontact-simulator/index.ts';
import { goToBancontact, leaveBancontact } from '../support/bancontact-page.ts';
import { cancelButton, choosePayPalWindow, openPayPal } from '../support/paypal-page.ts';
import { cancelWallet, openWallet } from '../support/wallet-page.ts';
import { mailTo, newVoucher } from '../support/back-office.ts';
import {
  bankButton,
  cardField,
  cards,
  fillBooker,
  fillCard,
  fillQuestions,
  fillTravellers,
  newBooker,
  next,
  nextButton,
  orderButton,
  orderNumberOn,
  transferFields,
} from '../support/checkout-page.ts';
import { fillStepsOfSeveral, openCheckoutOf, openCheckoutOfThree } from '../support/several-items.ts';
import { answered, expect, test } from '../support/shop.ts';
import { chooseVisit, goToCheckout, goToCheckoutInTime } from '../support/tour-page.ts';
import { freshVisit } from '../support/visits.ts';
import { typeVoucher, useVoucher, voucherTexts } from '../support/voucher-page.ts';
import { expectAccessible, narrow, pageRules, scrollToTop, wide } from './axe.ts';

/** A tour that asks for a hotel and has questions, all on one page. */
const slug = 'tivoli-villas-with-hotel-pickup';

const adults = { en: { Adult: 2 }, de: { Erwachsener: 2 } };

/** Leaves the step without what it needs. */
async function provokeErrors(page: Page, locale: Locale): Promise<void> {
  const t = checkoutMessages(locale);
  await nextButton(page, locale, 'payment').or(nextButton(page, locale)).click();
  await expect(page.getByRole('alert').filter({ hasText: t.requiredFields })).toBeVisible();
}

test.describe('the way through the checkout', () => {
  test.use({ allowedErrors: [answered(402)] });
  test.setTimeout(240_000);

  test('questions that take a number, yes or no, and several answers', async ({ page }) => {
    const locale = 'de';
    await openCheckoutOf(page, ['poblenou-by-bike-to-the-sea', 'fideua-from-market-to-table'], { locale });
    await fillBooker(page, locale, newBooker());
    await next(page, locale, 'traveler_info');
    await next(page, locale, 'questions');
    await page.getByRole('radio').first().check();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('combobox').first().selectOption('ft');
    await page.getByRole('textbox').first().fill('9 ft');
    await provokeErrors(page, locale);
    await expectAccessible(page, 'questions with mistakes');
  });

  test('questions that depend on an answer', async ({ page }) => {
    const locale = 'en';
    await openCheckoutOf(page, ['lantau-buddha-and-tai-o', 'caving-under-the-buda-hills'], { locale });
    await fillBooker(page, locale, newBooker());
    await next(page, locale, 'traveler_info');
    await next(page, locale, 'questions');
    await page
      .getByRole('combobox')
      .filter({ has: page.locator('option[value="airport"]') })
      .selectOption('airport');
    await transferFields(page, locale, 'pickup').getByRole('radio').first().check();
    await page
      .getByRole('group', { name: /injur|verletz/i })
      .getByRole('radio')
      .first()
      .check();
    await provokeErrors(page, locale);
    await scrollToTop(page);
    await expectAccessible(page, 'questions that appeared, with mistakes');
  });

  test('a short order, with and without mistakes', async ({ page }) => {
    const locale = 'de';
    const t = checkoutMessages(locale);
    const [visit, booker] = [await freshVisit(slug, locale), newBooker()];
    await chooseVisit(page, locale, visit, adults[locale]);
    await expectAccessible(page, 'tour with a quote');
    await goToCheckout(page, locale);

    await expectAccessible(page, 'all on one page');
    await provokeErrors(page, locale);
    await expectAccessible(page, 'all on one page, with mistakes');
    await fillBooker(page, locale, booker);
    await page.getByRole('button', { name: t.invoice }).click();
    await expectAccessible(page, 'all on one page, with an invoice address');
    await fillQuestions(page, locale, visit.tour);
    await next(page, locale, 'payment');

    await expect(cardField(page, locale, 'number')).toBeVisible();
    await expectAccessible(page, 'payment');
    await typeVoucher(page, locale, 'NO-SUCH-CODE');
    await expect(page.getByText(voucherTexts(locale).unknown).first()).toBeVisible();
    await expectAccessible(page, 'payment with a voucher that does not exist');
    const code = await newVoucher('--percent 10');
    await useVoucher(page, locale, code);
    await expectAccessible(page, 'payment with a voucher');
    await page.getByRole('button', { name: voucherTexts(locale).removeOf({ voucher: voucherTexts(locale).line({ code }) }) }).click();
    await useVoucher(page, locale, await newVoucher('--percent 100'));
    await expectAccessible(page, 'nothing left to pay');
    await page.getByRole('button', { name: new RegExp(`^${voucherTexts(locale).remove}:`) }).click();
    await openWallet(page, locale);
    await scrollToTop(page);
    await expectAccessible(page, 'the sheet that stands for a wallet', [narrow], pageRules);
    await cancelWallet(page, locale);
    await scrollToTop(page);
    await expectAccessible(page, 'payment by a wallet');
    await choosePayPalWindow(page, locale);
    const window = await openPayPal(page, locale);
    await expectAccessible(window, 'the window that stands for PayPal', [narrow], pageRules);
    await cancelButton(window, locale).click();
    await expect(page.getByText(payPalMessages(locale).pendingTitle)).toBeVisible();
    await scrollToTop(page);
    await expectAccessible(page, 'payment that waits at PayPal');
    await goToBancontact(page, locale);
    await expectAccessible(page, 'the page that stands for Bancontact', [narrow, wide], pageRules);
    const address = page.url();
    await leaveBancontact(page, locale);
    await expect(page.getByText(bancontactMessages(locale).pendingTitle)).toBeVisible();
    await expectAccessible(page, 'payment that waits at Bancontact');
    await page.getByRole('radio', { name: paymentChoiceMessages(locale)['credit-card'] }).check();
    await expect(cardField(page, locale, 'number')).toBeVisible();
    await orderButton(page, locale).click();
    await expect(page.getByRole('link', { name: t.enterCardNumber })).toBeVisible();
    await scrollToTop(page);
    await expectAccessible(page, 'payment without a card');
    await fillCard(page, locale, cards.declined);
    await orderButton(page, locale).click();
    await expect(page.getByRole('alert').filter({ hasText: t.paymentErrorTitle })).toBeVisible();
    await scrollToTop(page);
    await expectAccessible(page, 'payment with a declined card');
    await fillCard(page, locale, cards.threeDSecure);
    await orderButton(page, locale).click();
    await expect(bankButton(page, locale, 'complete')).toBeVisible();
    await scrollToTop(page);
    await expectAccessible(page, 'payment with 3-D Secure');
    await bankButton(page, locale, 'complete').click();

    const orderNumber = await orderNumberOn(page, locale);
    await expectAccessible(page, 'confirmation');
    await page.goto(address);
    await expect(page.getByText(bancontactSimulatorMessages(locale).notice)).toBeVisible();
    await leaveBancontact(page, locale);
    await expect(page.getByRole('heading', { name: paymentChoiceMessages(locale).unpaidTitle })).toBeVisible();
    await expectAccessible(page, 'back from Bancontact without a cart');
    await mailTo(booker.email);
    await page.goto('/outbox');
    const mail = page.getByRole('listitem').filter({ hasText: booker.email }).getByRole('link', { name: orderNumber });
    await expect(mail).toBeVisible();
    await expectAccessible(page, 'outbox');
    const letter = await page.request.get(`${await mail.getAttribute('href')}/html`);
    await page.goto('about:blank');
    await page.setContent(await letter.text());
    await expect(page.getByText(orderNumber).first()).toBeVisible();
    await expectAccessible(page, 'mail', [narrow, wide], pageRules);
  });
});

test('every step of a long order, with and without mistakes', async ({ page }) => {
  const locale = 'en';
  test.setTimeout(240_000);
  const [visit, booker] = [await freshVisit('three-days-from-dunes-to-hatta', locale), newBooker()];
  await chooseVisit(page, locale, visit, adults[locale]);
  await goToCheckout(page, locale);

  await expectAccessible(page, 'billing');
  await provokeErrors(page, locale);
  await expectAccessible(page, 'billing with mistakes');
  await fillBooker(page, locale, booker);
  await next(page, locale, 'traveler_info');

  await expectAccessible(page, 'travellers');
  await provokeErrors(page, locale);
  await expectAccessible(page, 'travellers with mistakes');
  await fillTravellers(page, locale, booker);
  await next(page, locale, 'questions');

  await expectAccessible(page, 'questions');
  await provokeErrors(page, locale);
  await expectAccessible(page, 'questions with mistakes');
  await fillQuestions(page, locale, visit.tour);
  await next(page, locale, 'payment');
});

test('time that runs out', async ({ page }) => {
  const locale = 'de';
  const t = checkoutMessages(locale);
  await page.clock.install();
  await chooseVisit(page, locale, await freshVisit(slug, locale), adults[locale]);
  await goToCheckoutInTime(page, locale);
  await page.clock.fastForward('13:20');
  await expect(page.getByRole('button', { name: t.extend })).toBeVisible();
  await expectAccessible(page, 'two minutes left');
  await page.clock.fastForward('02:00');
  await expect(page.getByRole('dialog', { name: t.expiredTitle })).toBeVisible();
  await expectAccessible(page, 'time over');
});

test('a checkout of several tours', async ({ page }) => {
  test.setTimeout(240_000);
  const t = checkoutMessages('en');
  await page.clock.install();
  const cart = await openCheckoutOfThree(page);
  await fillStepsOfSeveral(page, 'en', cart, newBooker(), (step) => expectAccessible(page, `${step} of several`));
  await expect(cardField(page, 'en', 'number')).toBeVisible();
  await expectAccessible(page, 'payment of several');
  await fillCard(page, 'en', cards.plain);
  await orderButton(page, 'en').click();
  await orderNumberOn(page, 'en');
  await expectAccessible(page, 'confirmation of several');

  await openCheckoutOfThree(page);
  await page.clock.fastForward('15:10');
  await page.route(/\/holds$/, async (route) => {
    const answer = (await (await route.fetch()).json()) as { items: object[] };
    const [first, second] = answer.items;
    await route.fulfill({ json: { ...answer, items: [first, second, { status: 'unavailable', reason: 'sold_out', alternatives: [] }] } });
  });
  await page.getByRole('dialog').getByRole('button', { name: t.renew }).click();
  await expect(page.getByRole('dialog', { name: t.someGoneTitle(1) })).toBeVisible();
  await expectAccessible(page, 'one of several gone');
});
