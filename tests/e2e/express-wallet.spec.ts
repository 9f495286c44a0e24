import { locales } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { expressWalletMessages } from '#i18n/express-wallet/index.ts';
import { incompleteWalletMessages } from '#i18n/incomplete-wallet/index.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { cards, fillBooker, fillCard, newBooker, next, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { CountedShopper } from '../support/counted.ts';
import { expectBooked, type Purchase } from '../support/expect-booked.ts';
import { adult, chooseWallet, contactStep } from '../support/express-wallet-page.ts';
import { chooseDayByKeyboard, chooseOneByKeyboard } from '../support/keyboard-calendar.ts';
import { press, typeInto } from '../support/keyboard.ts';
import { failure } from '../support/payment-page.ts';
import { expect, test } from '../support/shop.ts';
import { bookingBar, bookingPanel, chooseVisit, isQuoteAnswer } from '../support/tour-page.ts';
import { freshVisit, tourBySlug } from '../support/visits.ts';
import { cancelWallet, holderField, openWalletOf, payInWallet, sheet, walletButton, walletOffer } from '../support/wallet-page.ts';

/** Of these no other test books a day; they ask nothing that a wallet does not say. */
const slug = 'national-gallery-in-six-paintings';
const onPhone = 'the-guard-and-the-pelicans';

for (const locale of locales)
  test(`who has a wallet buys without typing a word, ${locale}`, atOneWidth(locale), async ({ page }) => {
    const purchase = await chooseWallet(page, slug, locale);
    await expect(page.getByRole('region', { name: checkoutMessages(locale).reviewTitle })).toContainText(purchase.visit.tour.tourName);
    await openWalletOf(page, locale, purchase.booker);
    await payInWallet(page, locale);
    await expectBooked(page, purchase);
  });

test('by keyboard alone', async ({ page }) => {
  const [visit, booker] = [await freshVisit(slug, 'en'), newBooker()];
  await page.goto(paths.tour('en', visit.tour.normalizedUrlPath));
  const panel = bookingPanel(page, 'en');
  await chooseDayByKeyboard(page, 'en', panel.locator('[aria-haspopup="dialog"]'), visit.day);
  const time = panel.getByRole('radio', { name: visit.time });
  if (!(await time.isChecked())) await press(page, time, 'Space');
  const answer = page.waitForResponse(
    async (response) => isQuoteAnswer(response) && ((await response.json()) as Purchase['quote']).lines[0]?.quantity === 1,
  );
  await chooseOneByKeyboard(page, 'en', 'Adult');
  const quote = (await (await answer).json()) as Purchase['quote'];
  await press(page, walletOffer(panel, 'en'));
  await expect(page).toHaveURL(paths.checkout('en', 'payment'));
  await press(page, walletButton(page));
  await typeInto(page, holderField(page, 'en', 'email'), booker.email);
  await press(page, sheet(page).getByRole('button', { name: 'Pay', exact: true }));
  await expectBooked(page, { locale: 'en', visit, quote, booker, travellers: 1 });
});

test.describe('counted', () => {
  test.use({ consent: null, locale: 'en-GB' });

  test(
    'from the page of the tour, on a phone, in few taps and no typed field',
    { tag: '@phone-only' },
    async ({ page }, { annotations }) => {
      const shopper = new CountedShopper();
      const tour = await tourBySlug(onPhone, 'en');
      await page.goto(paths.tour('en', tour.normalizedUrlPath));
      await shopper.tap('choose a day', bookingBar(page, 'en').getByRole('button', { name: bookingMessages('en').chooseDate }));
      await shopper.tap('a day', page.getByRole('dialog').locator('[data-state="open"]').last());
      const times = bookingPanel(page, 'en').locator('label:has(input[type="radio"]:enabled)');
      await expect(times.first()).toBeVisible();
      if ((await times.count()) > 1) await shopper.tap('a starting time', times.first());
      await shopper.tap('buy with a wallet', walletOffer(page, 'en').filter({ visible: true }).first());
      await shopper.tap('the wallet’s button', walletButton(page));
      await shopper.tap('pay', sheet(page).getByRole('button', { name: 'Pay', exact: true }));
      await orderNumberOn(page, 'en');

      annotations.push({ type: 'counted', description: shopper.account });
      process.stdout.write(`${shopper.account}\n`);
      expect(shopper.taps, shopper.account).toBeLessThanOrEqual(6);
      expect(shopper.fields, shopper.account).toBe(0);
    },
  );
});

test('a sheet that is closed leaves all as it was, after a reload, too', async ({ page }) => {
  const purchase = await chooseWallet(page, slug);
  await openWalletOf(page, 'en', purchase.booker);
  await cancelWallet(page, 'en');
  await expect(failure(page)).toBeHidden();
  await page.reload();
  await openWalletOf(page, 'en', purchase.booker);
  await payInWallet(page, 'en');
  await expectBooked(page, purchase);
});

test('who would rather pay another way says who books first, and finds the places held', { tag: '@phone' }, async ({ page }) => {
  const purchase = await chooseWallet(page, slug);
  await page.getByRole('link', { name: expressWalletMessages('en').otherWay }).click();
  await expect(page).toHaveURL(contactStep('en'));
  await expect(page.getByText(incompleteWalletMessages('en').lead)).toBeHidden();
  await fillBooker(page, 'en', purchase.booker);
  await next(page, 'en', 'payment');
  await fillCard(page, 'en', cards.plain);
  await orderButton(page, 'en').click();
  await expectBooked(page, purchase);
});

test('who goes to the checkout is asked as ever: the payment leads back to what is not filled in', async ({ page }) => {
  await chooseWallet(page, slug);
  await page.goBack();
  await bookingPanel(page, 'en')
    .getByRole('button', { name: bookingMessages('en').book })
    .click();
  await expect(page).toHaveURL(contactStep('en'));
  await page.goto(paths.checkout('en', 'payment'));
  await expect(page).toHaveURL(contactStep('en'));
});

test('who has no wallet sees no trace of one', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PaymentRequest'));
  await chooseVisit(page, 'en', await freshVisit(slug, 'en'), adult.en);
  await expect(walletOffer(page, 'en')).toHaveCount(0);
});

test('a tour that asks more offers no wallet, one that does not offers it, and no script of the payment provider runs', async ({
  page,
}) => {
  const visit = await freshVisit(slug, 'en');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await chooseVisit(page, 'en', await freshVisit('tivoli-villas-with-hotel-pickup', 'en'), adult.en);
  await expect(walletOffer(page, 'en')).toHaveCount(0);
  await chooseVisit(page, 'en', visit, adult.en);
  await expect(walletOffer(bookingPanel(page, 'en'), 'en')).toBeVisible();
  expect(scripts.filter((url) => /stripe|\/v3\.js/.test(url))).toEqual([]);
});
