import { confirmationMessages } from '#i18n/confirmation/index.ts';
import { paymentChoiceMessages } from '#i18n/payment-choice/index.ts';
import { paymentTroubleMessages } from '#i18n/payment-trouble/index.ts';
import { paymentErrorText } from '#i18n/payment-errors/index.ts';
import { payPalMessages } from '#i18n/paypal/index.ts';
import { bookingsBy, newestMailTo, paymentsOf } from '../support/back-office.ts';
import { fillCard, cards, fillSteps, newBooker, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { expectBooked } from '../support/expect-booked.ts';
import { openBooking } from '../support/guest-booking-page.ts';
import { failure, watchOrders } from '../support/payment-page.ts';
import { cancelButton, choosePayPal, choosePayPalWindow, openPayPal, payAs, payPalButton } from '../support/paypal-page.ts';
import { reachPayment } from '../support/reach-payment.ts';
import { answered, expect, test } from '../support/shop.ts';
import { chooseVisit, goToCheckout } from '../support/tour-page.ts';
import { freshVisit } from '../support/visits.ts';

const t = payPalMessages('en');

test('by keyboard, in German', async ({ page }) => {
  const purchase = await reachPayment(page, 'de');
  const script = page.waitForResponse('**/simulator/paypal/v6.js');
  await page.getByRole('radio', { name: paymentChoiceMessages('de')['web-payments'] }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  await script;
  await page.keyboard.press('Tab');
  while (!(await orderButton(page, 'de').evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  const opens = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const window = await opens;
  await payPalButton(window).focus();
  await window.keyboard.press('Enter');
  await expectBooked(page, purchase);
});

test('a window that is closed leaves it unpaid, and it goes on there', { tag: '@phone' }, async ({ page }) => {
  const purchase = await reachPayment(page);
  const keys = watchOrders(page);
  await choosePayPalWindow(page, 'en');
  await (await openPayPal(page, 'en')).close();
  await expect(page.getByText(t.pendingTitle)).toBeVisible();
  const opens = page.waitForEvent('popup');
  await page.getByRole('button', { name: t.goOn }).click();
  await payAs(await opens, 'pays');
  await expectBooked(page, purchase);
  expect(await paymentsOf(keys[0] ?? '')).toHaveLength(1);
});

test('cancelled in the window: a card pays instead', async ({ page }) => {
  const purchase = await reachPayment(page);
  await choosePayPalWindow(page, 'en');
  await cancelButton(await openPayPal(page, 'en'), 'en').click();
  await expect(page.getByText(t.pendingTitle)).toBeVisible();
  await page.getByRole('radio', { name: paymentChoiceMessages('en')['credit-card'] }).check();
  await fillCard(page, 'en', cards.plain);
  await orderButton(page, 'en').click();
  await expectBooked(page, purchase);
});

test.describe('declined', () => {
  test.use({ allowedErrors: [answered(402)] });

  test('by PayPal: it is said in sight, and another account pays', async ({ page }) => {
    const purchase = await reachPayment(page);
    await choosePayPalWindow(page, 'en');
    await payAs(await openPayPal(page, 'en'), 'declined');
    await expect(failure(page)).toContainText(paymentErrorText({ code: 'payment_failed' }, 'en'));
    await expect(failure(page)).toBeInViewport({ ratio: 0.9 });
    await payAs(await openPayPal(page, 'en'), 'pays');
    await expectBooked(page, purchase);
  });
});

test.describe('the script of PayPal is blocked', () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] });

  test('its page pays instead, and leads back to the tickets (fault 34)', async ({ page, browser }) => {
    const purchase = await reachPayment(page);
    const blocked = page.waitForEvent('requestfailed');
    await page.route('**/v6.js', (route) => route.abort());
    await choosePayPal(page, 'en');
    await blocked;
    await orderButton(page, 'en').click();
    await expect(payPalButton(page)).toBeVisible();
    const back = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('PayerID'));
    await payPalButton(page).click();
    await expectBooked(page, purchase);
    const other = await browser.newPage();
    await other.goto((await back).url());
    await expect(other.getByText(paymentChoiceMessages('en').bookedTitle)).toBeVisible();
    await other.close();
  });
});

test('what is on request is set aside by PayPal, and what the pages say of it names no card', async ({ page }) => {
  const [visit, booker] = [await freshVisit('parliament-and-the-square-of-1956', 'en'), newBooker()];
  await chooseVisit(page, 'en', visit, { Adult: 2 });
  await goToCheckout(page, 'en');
  await fillSteps(page, 'en', visit.tour, booker);
  await choosePayPalWindow(page, 'en');
  await expect(page.getByText(t.onRequest)).toBeVisible();
  await payAs(await openPayPal(page, 'en'), 'pays');
  await expect(page.getByText(confirmationMessages('en').request3)).toBeVisible();
  expect((await bookingsBy(booker.email)).map(({ status, payment }) => `${status}, ${payment}`)).toEqual(['on_request, authorised']);
});

test('what PayPal takes back is said on the booking’s page', async ({ page }) => {
  const purchase = await reachPayment(page);
  await choosePayPalWindow(page, 'en');
  await payAs(await openPayPal(page, 'en'), 'reversed');
  const orderNumber = await orderNumberOn(page, 'en');
  await newestMailTo('hello@landfall.example', new RegExp(orderNumber));
  await openBooking(page, 'en', { orderNumber, email: purchase.booker.email });
  await expect(page.getByText(paymentTroubleMessages('en').reversed)).toBeVisible();
});
