import type { Page } from '@playwright/test';
import { priceText } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { bancontactMessages } from '#i18n/bancontact/index.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import { paidBackMailMessages } from '#i18n/paid-back-mail/index.ts';
import { paymentChoiceMessages } from '#i18n/payment-choice/index.ts';
import { paymentErrorText } from '#i18n/payment-errors/index.ts';
import { bookingsBy, expireHold, mailTo, paymentsOf, seatsTaken } from '../support/back-office.ts';
import { goToBancontact, leaveBancontact, payAtBancontact, payButton, refuseAtBancontact } from '../support/bancontact-page.ts';
import { cards, fillCard, fillSteps, newBooker, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { expectBooked } from '../support/expect-booked.ts';
import { failure, watchOrders } from '../support/payment-page.ts';
import { reachPayment } from '../support/reach-payment.ts';
import { answered, expect, test } from '../support/shop.ts';
import { chooseVisit, goToCheckout, heldCart } from '../support/tour-page.ts';
import { freshVisit, takeAllSeats } from '../support/visits.ts';

const t = bancontactMessages('en');
const choice = paymentChoiceMessages('en');

/** Where the page of Bancontact leads back to. */
const returnTo = async (page: Page): Promise<string> => {
  const back = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('redirect_status'));
  await payAtBancontact(page);
  return (await back).url();
};

test('by keyboard, in German', async ({ page }) => {
  const purchase = await reachPayment(page, 'de');
  await page.getByRole('radio', { name: paymentChoiceMessages('de')['credit-card'] }).focus();
  for (const name of [paymentChoiceMessages('de')['web-payments'], 'PayPal', 'Bancontact']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
  await page.keyboard.press('Tab');
  while (!(await orderButton(page, 'de').evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await payButton(page).focus();
  await page.keyboard.press('Enter');
  await expectBooked(page, purchase);
});

test('the return page opened twice, in this browser and in another one, books once (fault 13)', async ({ page, browser }) => {
  const purchase = await reachPayment(page);
  await goToBancontact(page, 'en');
  const address = await returnTo(page);
  await expectBooked(page, purchase);
  const order = await orderNumberOn(page, 'en');
  await page.goto(address);
  await expect(page.getByText(choice.booked({ order }))).toBeVisible();
  const other = await browser.newPage();
  await other.goto(address);
  await expect(other.getByText(choice.booked({ order }))).toBeVisible();
  expect(new URL(other.url()).search).toBe('');
  await expect(other.getByRole('link', { name: choice.toBooking })).toHaveAttribute('href', paths.booking('en', order));
  expect(await bookingsBy(purchase.booker.email)).toHaveLength(1);
  await other.close();
});

test('the bank leads back to another browser: it is booked there, and the first one shows the tickets', async ({ page, browser }) => {
  const purchase = await reachPayment(page);
  await goToBancontact(page, 'en');
  const other = await browser.newPage();
  await other.goto(page.url());
  await payAtBancontact(other);
  await expect(other.getByRole('heading', { name: choice.bookedTitle })).toBeVisible();
  await page.goto(paths.checkout('en', 'payment'));
  await expect(page).toHaveURL(paths.confirmation('en'));
  await expectBooked(page, purchase);
  await other.close();
});

test.describe('not paid', () => {
  test.use({ allowedErrors: [answered(402, 409)] });

  test('left without paying: it waits, and goes on there', async ({ page }) => {
    const purchase = await reachPayment(page);
    const keys = watchOrders(page);
    await goToBancontact(page, 'en');
    await leaveBancontact(page, 'en');
    await expect(page.getByText(t.pendingTitle)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('button', { name: t.goOn }).click();
    await payAtBancontact(page);
    await expectBooked(page, purchase);
    expect(await paymentsOf(keys[0] ?? '')).toHaveLength(1);
  });

  test('left with the browser’s own way back: a card pays instead', async ({ page }) => {
    const purchase = await reachPayment(page);
    const keys = watchOrders(page);
    await goToBancontact(page, 'en');
    await page.goBack();
    await expect(page.getByText(t.pendingTitle)).toBeVisible();
    await page.getByRole('radio', { name: choice['credit-card'] }).check();
    await fillCard(page, 'en', cards.plain);
    await orderButton(page, 'en').click();
    await expectBooked(page, purchase);
    const [first = '', ...others] = [...new Set(keys)];
    expect(others).toHaveLength(1);
    expect((await paymentsOf(first)).map(({ amount_received: received }) => received)).toEqual([0]);
  });

  test('refused: it is said in sight, and can be tried again', { tag: '@phone' }, async ({ page }) => {
    const purchase = await reachPayment(page);
    await goToBancontact(page, 'en');
    await refuseAtBancontact(page, 'en');
    await expect(failure(page)).toContainText(paymentErrorText({ code: 'authentication_failed' }, 'en'));
    await expect(failure(page)).toContainText(checkoutMessages('en').nothingCharged);
    await expect(failure(page)).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByText(t.pendingTitle)).toBeHidden();
    await goToBancontact(page, 'en');
    await payAtBancontact(page);
    await expectBooked(page, purchase);
  });

  test('paid when the places were gone: it goes back at once, and is said on the page and by mail (fault 47)', async ({ page }) => {
    const { visit, quote, booker } = await reachPayment(page);
    await goToBancontact(page, 'en');
    await expireHold(await heldCart(page));
    await takeAllSeats(visit, 'ageGroup', 'adult');
    await payAtBancontact(page);
    const amount = priceText(quote.grandTotal, quote.currencyCode, 'en');
    await expect(failure(page)).toContainText(checkoutMessages('en').paidBack({ amount }));
    expect((await mailTo(booker.email)).text).toContain(paidBackMailMessages('en').intro({ amount }));
    expect(await bookingsBy(booker.email)).toEqual([]);
  });
});

test('paid after the hold has ended: booked, as there are places (fault 47)', async ({ page }) => {
  const purchase = await reachPayment(page);
  await goToBancontact(page, 'en');
  await expireHold(await heldCart(page));
  await payAtBancontact(page);
  await expectBooked(page, purchase);
  const { tour, day, time } = purchase.visit;
  expect(await seatsTaken(tour.tourId, day, time)).toBe(1);
});

test.describe('the payment script is blocked', () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] });

  test('Bancontact needs none of it, and is offered (fault 34)', async ({ page }) => {
    await page.route('**/v3.js', (route) => route.abort());
    const purchase = await reachPayment(page);
    await expect(page.getByText(checkoutMessages('en').cardBlockedTitle)).toBeVisible();
    await goToBancontact(page, 'en');
    await payAtBancontact(page);
    await expectBooked(page, purchase);
  });
});

test('what is on request is paid at once, as the page says before', async ({ page }) => {
  const [visit, booker] = [await freshVisit('parliament-and-the-square-of-1956', 'en'), newBooker()];
  await chooseVisit(page, 'en', visit, { Adult: 2 });
  await goToCheckout(page, 'en');
  await fillSteps(page, 'en', visit.tour, booker);
  await page.getByRole('radio', { name: choice.bancontact }).check();
  await expect(page.getByText(t.onRequest)).toBeVisible();
  await goToBancontact(page, 'en');
  await payAtBancontact(page);
  await expect(page.getByText(confirmationMessages('en').request3Paid)).toBeVisible();
  await expect(page.getByText(/You have an answer by e-mail by .* at the latest/)).toBeVisible();
  expect((await bookingsBy(booker.email)).map(({ status, payment }) => `${status}, ${payment}`)).toEqual(['on_request, captured']);
});
