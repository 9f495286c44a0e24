import { priceText } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { paymentTroubleMessages } from '#i18n/payment-trouble/index.ts';
import { paymentChoiceMessages } from '#i18n/payment-choice/index.ts';
import { paymentErrorText } from '#i18n/payment-errors/index.ts';
import { expireHold, newestMailTo, paymentsOf } from '../support/back-office.ts';
import { bankButton, cardField, cards, fillCard, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { openBooking } from '../support/guest-booking-page.ts';
import { heldCart } from '../support/tour-page.ts';
import { expectBooked } from '../support/expect-booked.ts';
import { checkoutCall, failure, watchOrders } from '../support/payment-page.ts';
import { expectAllBooked, expectNothingTaken, reachPaymentOfTwo, seatsOf } from '../support/purchases.ts';
import { reachPayment } from '../support/reach-payment.ts';
import { answered, expect, test } from '../support/shop.ts';
import { takeAllSeats } from '../support/visits.ts';

const t = checkoutMessages('en');

/** Of one item it is sent in the same way; the services have these faults with both (`tests/faults`). */
test.describe('an order of 2 items', () => {
  test.use({ allowedErrors: [/net::ERR_FAILED|status of 409 /] });

  test('is placed once by a double click on the button (fault 1)', async ({ page }) => {
    const purchase = await reachPaymentOfTwo(page);
    const keys = watchOrders(page);
    await fillCard(page, 'en', cards.plain);
    await orderButton(page, 'en').dblclick();
    await expectAllBooked(page, purchase);
    expect(keys).toHaveLength(1);
  });

  test('whose answer is lost is found, and booked once (fault 4)', async ({ page }) => {
    const purchase = await reachPaymentOfTwo(page);
    const keys = watchOrders(page);
    await page.route(
      checkoutCall,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await fillCard(page, 'en', cards.plain);
    await orderButton(page, 'en').click();
    await expectAllBooked(page, purchase);
    expect(keys).toHaveLength(1);
  });

  test('whose request is lost is sent again under the same key (fault 5)', async ({ page }) => {
    const purchase = await reachPaymentOfTwo(page);
    const keys = watchOrders(page);
    await page.route(checkoutCall, (route) => route.abort(), { times: 1 });
    await fillCard(page, 'en', cards.plain);
    await orderButton(page, 'en').click();
    await expectAllBooked(page, purchase);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('goes on after a reload during 3-D Secure, with the same payment (fault 10)', async ({ page }) => {
    const purchase = await reachPaymentOfTwo(page);
    const keys = watchOrders(page);
    await fillCard(page, 'en', cards.threeDSecure);
    await orderButton(page, 'en').click();
    await expect(bankButton(page, 'en', 'complete')).toBeVisible();
    await page.reload();
    await expect(page.getByText(t.pendingTitle)).toBeVisible();
    await page.getByRole('button', { name: t.confirmNow }).click();
    await bankButton(page, 'en', 'complete').click();
    await expectAllBooked(page, purchase);
    expect(await paymentsOf(keys[0] ?? '')).toHaveLength(1);
  });

  test('is not charged where 3-D Secure takes longer than the places are kept (fault 16)', async ({ page }) => {
    const { booker, visits } = await reachPaymentOfTwo(page);
    const keys = watchOrders(page);
    await fillCard(page, 'en', cards.threeDSecure);
    await orderButton(page, 'en').click();
    await expect(bankButton(page, 'en', 'complete')).toBeVisible();
    await expireHold(await heldCart(page));
    await bankButton(page, 'en', 'complete').click();
    await expect(failure(page)).toContainText(paymentErrorText({ code: 'quote_expired' }, 'en'));
    await expectNothingTaken({ booker }, keys);
    expect(await seatsOf(visits)).toEqual(visits.map(() => 0));
  });

  test('in two tabs is placed once (fault 20)', async ({ page, context }) => {
    const purchase = await reachPaymentOfTwo(page);
    const opened = context.waitForEvent('page');
    await page.evaluate(() => window.open(location.href));
    const second = await opened;
    await fillCard(second, 'en', cards.plain);
    await fillCard(page, 'en', cards.plain);
    await orderButton(page, 'en').click();
    await expectAllBooked(page, purchase);
    await orderButton(second, 'en').click();
    await expect(second).toHaveURL(paths.confirmation('en'));
    await expectAllBooked(page, purchase);
  });
});

test('a press straight after the last digit counts, before the page has drawn it', async ({ page }) => {
  const purchase = await reachPayment(page);
  await cardField(page, 'en', 'number').fill(cards.plain);
  await cardField(page, 'en', 'expiry').fill('12 / 34');
  await cardField(page, 'en', 'cvc').evaluate((field: HTMLInputElement) => {
    field.value = '123';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    (field.getRootNode() as ShadowRoot).host.closest('form')?.requestSubmit();
  });
  await expectBooked(page, purchase);
});

test.describe('the service is busy', () => {
  test.use({ allowedErrors: [answered(429, 503)] });

  for (const [status, code, fault] of [
    [503, 'unavailable', 7],
    [429, 'too_many_requests', 8],
  ] as const) {
    test(`${status} is tried again, and nothing typed is lost (fault ${fault})`, async ({ page }) => {
      const purchase = await reachPayment(page);
      await page.route(
        checkoutCall,
        (route) => route.fulfill({ status, headers: { 'Retry-After': '1' }, json: { code, errorMessage: 'busy' } }),
        { times: 1 },
      );
      await fillCard(page, 'en', cards.plain);
      await orderButton(page, 'en').click();
      await expectBooked(page, purchase);
    });
  }

  test('for long: it is said, and the button works when it is back (fault 7)', async ({ page }) => {
    const purchase = await reachPayment(page);
    await page.route(checkoutCall, (route) => route.fulfill({ status: 503, json: { code: 'unavailable', errorMessage: 'down' } }));
    await fillCard(page, 'en', cards.plain);
    await orderButton(page, 'en').click();
    await expect(failure(page)).toContainText(paymentErrorText({ code: 'unavailable' }, 'en'), { timeout: 20_000 });
    await page.unroute(checkoutCall);
    await orderButton(page, 'en').click();
    await expectBooked(page, purchase);
  });
});

test.describe('3-D Secure', () => {
  test.use({ allowedErrors: [answered(402, 409)] });

  test('refused: another card can be tried (fault 11)', async ({ page }) => {
    const purchase = await reachPayment(page);
    await fillCard(page, 'en', cards.threeDSecure);
    await orderButton(page, 'en').click();
    await bankButton(page, 'en', 'fail').click();
    await expect(failure(page)).toContainText(paymentErrorText({ code: 'authentication_failed' }, 'en'));
    await fillCard(page, 'en', cards.plain);
    await orderButton(page, 'en').click();
    await expectBooked(page, purchase);
  });

  test('closed with Escape: another card can be tried (fault 11)', async ({ page }) => {
    const purchase = await reachPayment(page);
    await fillCard(page, 'en', cards.threeDSecure);
    await orderButton(page, 'en').click();
    await expect(bankButton(page, 'en', 'complete')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(failure(page)).toBeVisible();
    await fillCard(page, 'en', cards.plain);
    await orderButton(page, 'en').click();
    await expectBooked(page, purchase);
  });
});

test.describe('the places are gone', () => {
  test.use({ allowedErrors: [answered(409)] });

  test('the last one was sold to another: nothing is charged, other dates are offered (fault 18)', async ({ page }) => {
    const purchase = await reachPayment(page);
    const keys = watchOrders(page);
    await expireHold(await heldCart(page));
    await takeAllSeats(purchase.visit, 'ageGroup', 'adult');
    await fillCard(page, 'en', cards.plain);
    await orderButton(page, 'en').click();
    await expect(failure(page)).toContainText(paymentErrorText({ code: 'sold_out' }, 'en'));
    await expectNothingTaken(purchase, keys);
    expect(await seatsOf([purchase.visit])).toEqual([20]);
    await page.getByRole('link', { name: t.otherDates }).click();
    await expect(page).toHaveURL(paths.tour('en', purchase.visit.tour.normalizedUrlPath));
  });
});

test('offline, nothing is sent; connected again, it goes on (fault 19)', async ({ page, context }) => {
  const purchase = await reachPayment(page);
  await fillCard(page, 'en', cards.plain);
  await context.setOffline(true);
  await expect(page.getByText(t.offline)).toBeVisible();
  const keys = watchOrders(page);
  await orderButton(page, 'en').click();
  expect(keys).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(t.offline)).toBeHidden();
  await orderButton(page, 'en').click();
  await expectBooked(page, purchase);
});

test.describe('the payment script is blocked', () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] });

  test('it is said, and a retry works (fault 34)', async ({ page }) => {
    await page.route('**/v3.js', (route) => route.abort());
    const purchase = await reachPayment(page);
    await expect(page.getByText(t.cardBlockedTitle)).toBeVisible();
    await page.unroute('**/v3.js');
    await page.getByRole('button', { name: t.retry }).click();
    await fillCard(page, 'en', cards.plain);
    await orderButton(page, 'en').click();
    await expectBooked(page, purchase);
  });
});

test('what a bank takes back is said on the booking’s page, and the shop has a mail', async ({ page }) => {
  const { booker } = await reachPayment(page);
  await fillCard(page, 'en', cards.disputed);
  await orderButton(page, 'en').click();
  const orderNumber = await orderNumberOn(page, 'en');
  await newestMailTo('hello@landfall.example', new RegExp(orderNumber));
  await openBooking(page, 'en', { orderNumber, email: booker.email });
  await expect(page.getByText(paymentTroubleMessages('en').reversed)).toBeVisible();
});

test.describe('a script that nobody knows', () => {
  test.use({ allowedErrors: [/skimmer\.example/] });

  test('is stopped by the policy of the payment step, and the shop is told', async ({ page }) => {
    await reachPayment(page);
    const told = page.waitForRequest('**/api/csp-reports');
    await page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('script'), { src: 'https://skimmer.example/card.js' }));
    });
    expect((await (await told).response())?.status()).toBe(204);
  });
});

test.describe('a mark that does not come', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('is the name of its company', async ({ page }) => {
    await page.route('**/_astro/visa.*.svg', (route) => route.abort());
    await reachPayment(page);
    await expect(page.getByText('Visa', { exact: true })).toBeVisible();
    await expect(page.getByText('Mastercard', { exact: true })).toHaveCount(0);
  });
});

test('the accepted cards are named, one that is not complete is not sent, and the bank names the sum that it is asked for', async ({
  page,
}) => {
  const purchase = await reachPayment(page);
  await expect(page.getByRole('radio', { name: /Visa.*Mastercard.*American Express/ })).toBeChecked();
  const marks = page.getByRole('group', { name: paymentChoiceMessages('en').title }).locator('img');
  await expect(marks).toHaveCount(6);
  for (const mark of await marks.all()) await expect(mark).not.toHaveJSProperty('naturalWidth', 0);
  const keys = watchOrders(page);
  await orderButton(page, 'en').click();
  for (const problem of [t.enterCardNumber, t.enterCardExpiry, t.enterCardCvc])
    await expect(page.getByRole('link', { name: problem })).toBeVisible();
  expect(keys).toEqual([]);

  const total = priceText(purchase.quote.grandTotal, purchase.quote.currencyCode, 'en');
  await fillCard(page, 'en', cards.threeDSecure);
  await page.getByRole('button', { name: t.order({ total }), exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(total);
  await bankButton(page, 'en', 'complete').click();
  await expectBooked(page, purchase);
});
