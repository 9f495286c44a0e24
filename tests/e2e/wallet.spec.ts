import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import { paymentChoiceMessages } from '#i18n/payment-choice/index.ts';
import { paymentErrorText } from '#i18n/payment-errors/index.ts';
import { walletMessages } from '#i18n/wallet/index.ts';
import { bookingsBy, expireHold, paymentsOf } from '../support/back-office.ts';
import { bankButton, cardField, cards, fillCard, fillSteps, newBooker, orderButton } from '../support/checkout-page.ts';
import { expectBooked } from '../support/expect-booked.ts';
import { failure } from '../support/payment-page.ts';
import { expectNothingTaken } from '../support/purchases.ts';
import { reachPayment as reach } from '../support/reach-payment.ts';
import { answered, expect, test } from '../support/shop.ts';
import { chooseVisit, goToCheckout, heldCart } from '../support/tour-page.ts';
import { freshVisit } from '../support/visits.ts';
import { cancelWallet, expectFailedWallet, openWallet, payInWallet, walletButton, walletChoice } from '../support/wallet-page.ts';

const t = checkoutMessages('en');

/** A tour of which no other test books a day. */
const reachPayment = (page: Page, locale: Locale = 'en') => reach(page, locale, newBooker(), 'pearls-spices-and-the-abra');
const intentCall = '**/api/payment-gateway/payment-intent';

test('by keyboard, in German', async ({ page }) => {
  const purchase = await reachPayment(page, 'de');
  await page.getByRole('radio', { name: paymentChoiceMessages('de')['credit-card'] }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(walletChoice(page, 'de')).toBeChecked();
  await expect(walletButton(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(walletButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Google Pay' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectBooked(page, purchase);
});

test('the bank is asked, and the order goes on', async ({ page }) => {
  const purchase = await reachPayment(page);
  await openWallet(page, 'en');
  await payInWallet(page, 'en', 'confirms');
  await bankButton(page, 'en', 'complete').click();
  await expectBooked(page, purchase);
});

test('a sheet that is cancelled leaves all as it was: a card pays instead', async ({ page }) => {
  const purchase = await reachPayment(page);
  await openWallet(page, 'en');
  await cancelWallet(page, 'en');
  await expect(failure(page)).toBeHidden();
  await page.getByRole('radio', { name: paymentChoiceMessages('en')['credit-card'] }).check();
  await fillCard(page, 'en', cards.plain);
  await orderButton(page, 'en').click();
  await expectBooked(page, purchase);
});

test.describe('the sheet ends as failed', () => {
  test.use({ allowedErrors: [answered(402, 409)] });

  test('where the card is declined, which the page says in sight; another card pays (fault 14)', async ({ page }) => {
    const purchase = await reachPayment(page);
    await openWallet(page, 'en');
    await payInWallet(page, 'en', 'declined');
    await expectFailedWallet(page, 'en');
    await expect(failure(page)).toContainText(paymentErrorText({ code: 'card_declined' }, 'en'));
    await expect(failure(page)).toBeInViewport({ ratio: 0.9 });
    await openWallet(page, 'en');
    await payInWallet(page, 'en');
    await expectBooked(page, purchase);
  });

  test('where the bank says no', async ({ page }) => {
    const purchase = await reachPayment(page);
    await openWallet(page, 'en');
    await payInWallet(page, 'en', 'confirms');
    await bankButton(page, 'en', 'fail').click();
    await expectFailedWallet(page, 'en');
    await expect(failure(page)).toContainText(paymentErrorText({ code: 'authentication_failed' }, 'en'));
    await openWallet(page, 'en');
    await payInWallet(page, 'en');
    await expectBooked(page, purchase);
  });

  test('where it was left open past the hold: nothing is charged (fault 48)', async ({ page }) => {
    const purchase = await reachPayment(page);
    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/payment-intent')) keys.push(request.headers()['idempotency-key'] ?? '');
    });
    await openWallet(page, 'en');
    await expireHold(await heldCart(page));
    await payInWallet(page, 'en');
    await expectFailedWallet(page, 'en');
    await expect(failure(page)).toContainText(paymentErrorText({ code: 'quote_expired' }, 'en'));
    await expectNothingTaken(purchase, keys);
    expect(keys).toHaveLength(1);
  });
});

test.describe('the answer is lost', () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] });

  test('and the order is found, and booked once', async ({ page }) => {
    const purchase = await reachPayment(page);
    const key = page.waitForRequest(intentCall).then((request) => request.headers()['idempotency-key'] ?? '');
    await page.route(
      intentCall,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await openWallet(page, 'en');
    await payInWallet(page, 'en');
    await expectBooked(page, purchase);
    expect(await paymentsOf(await key)).toHaveLength(1);
  });

  test('the script is blocked: it is said, and the other ways to pay are there (fault 34)', async ({ page }) => {
    await page.route('**/v3.js', (route) => route.abort());
    await reachPayment(page);
    await walletChoice(page, 'en').check();
    await expect(page.getByText(t.cardBlockedTitle)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeEnabled();
  });

  test('the wallets are blocked: it is said, and a card is chosen', async ({ page }) => {
    await page.route('**/wallets.js', (route) => route.abort());
    await reachPayment(page);
    // Chosen, it is gone at once.
    await walletChoice(page, 'en').click();
    await expect(page.getByText(walletMessages('en').missing)).toBeVisible();
    await expect(cardField(page, 'en', 'number')).toBeVisible();
  });
});

test('who has no wallet sees no trace of one', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PaymentRequest'));
  await reachPayment(page);
  await expect(cardField(page, 'en', 'number')).toBeVisible();
  await expect(walletChoice(page, 'en')).toHaveCount(0);
});

test('what is on request is set aside, and the wallet pays only if the operator accepts', async ({ page }) => {
  const [visit, booker] = [await freshVisit('parliament-and-the-square-of-1956', 'en'), newBooker()];
  await chooseVisit(page, 'en', visit, { Adult: 2 });
  await goToCheckout(page, 'en');
  await fillSteps(page, 'en', visit.tour, booker);
  await openWallet(page, 'en');
  await payInWallet(page, 'en');
  await expect(page.getByText(confirmationMessages('en').request3)).toBeVisible();
  expect((await bookingsBy(booker.email)).map(({ status, payment }) => `${status}, ${payment}`)).toEqual(['on_request, authorised']);
});

test('the wallet that paid last is asked for first', async ({ page }) => {
  await expectBooked(page, await reachAndPay(page));
  await reachPayment(page);
  await expect(walletChoice(page, 'en')).toBeChecked();
});

async function reachAndPay(page: Parameters<typeof reachPayment>[0]) {
  const purchase = await reachPayment(page);
  await openWallet(page, 'en');
  await payInWallet(page, 'en');
  return purchase;
}
