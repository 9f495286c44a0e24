import type { Page } from '@playwright/test';
import { priceText } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import { errorText } from '#i18n/errors/index.ts';
import { paymentErrorText } from '#i18n/payment-errors/index.ts';
import { tripMessages } from '#i18n/trip/index.ts';
import { bookingsBy, expireHold, mailTo, newVoucher, paymentsOf, voucherCommand } from '../support/back-office.ts';
import { cards, fillCard, fillSteps, newBooker, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { failure } from '../support/payment-page.ts';
import { reachPaymentOfTwo, twoSlugs } from '../support/purchases.ts';
import { reachPayment } from '../support/reach-payment.ts';
import { answered, expect, test } from '../support/shop.ts';
import { chooseVisit, goToCheckout, heldCart } from '../support/tour-page.ts';
import { openTrip, removeButton, tripSummary, wishFor } from '../support/trip-page.ts';
import { freshVisit } from '../support/visits.ts';
import { appliedVoucher, typeVoucher, useVoucher, voucherField, voucherTexts } from '../support/voucher-page.ts';

const t = voucherTexts('en');

const minor = (decimal: number): number => Math.round(decimal * 100);
const euros = (decimal: number): string => priceText(decimal, 'EUR', 'en');
const summary = (page: Page) => page.getByRole('region', { name: checkoutMessages('en').summary });

test('takes its share off one tour: shown, charged, confirmed and mailed', { tag: '@phone' }, async ({ page }) => {
  const { quote, booker } = await reachPayment(page);
  const code = await newVoucher('--percent 10');
  const value = minor(quote.grandTotal * 0.1) / 100;
  const left = (minor(quote.grandTotal) - minor(value)) / 100;
  await useVoucher(page, 'en', code.toLowerCase());
  await expect(appliedVoucher(page, 'en', code)).toHaveText(t.applied({ voucher: t.line({ code }), value: euros(value) }));
  await expect(orderButton(page, 'en')).toContainText(euros(left));
  await page.reload();
  await expect(orderButton(page, 'en'), 'after a reload').toContainText(euros(left));
  await fillCard(page, 'en', cards.plain);
  await orderButton(page, 'en').click();
  await orderNumberOn(page, 'en');
  const ticket = page.getByRole('region', { name: confirmationMessages('en').order });
  await expect(ticket).toContainText(t.line({ code }));
  await expect(ticket).toContainText(euros(left));
  const [booking] = await bookingsBy(booker.email);
  expect(booking).toMatchObject({ total: minor(left), status: 'confirmed' });
  const payments = await paymentsOf(booking?.checkoutKey ?? '');
  expect(payments.map(({ amount_received: received }) => received)).toEqual([minor(left)]);
  expect((await mailTo(booker.email)).text).toContain(`${t.line({ code })}: ${euros(-value)}`);
});

test('an amount is taken off a trip of two, and each booking costs what was paid for it', async ({ page }) => {
  const { cart, booker } = await reachPaymentOfTwo(page);
  const code = await newVoucher('--amount 20 --currency EUR');
  await useVoucher(page, 'en', code);
  await expect(orderButton(page, 'en')).toContainText(euros(cart.grandTotal - 20));
  await fillCard(page, 'en', cards.plain);
  await orderButton(page, 'en').click();
  const order = await orderNumberOn(page, 'en');
  await expect(page.getByRole('region', { name: confirmationMessages('en').order })).toContainText(euros(cart.grandTotal - 20));
  const booked = await bookingsBy(booker.email);
  expect(booked.map(({ total }) => total).reduce((sum, total) => sum + total, 0)).toBe(minor(cart.grandTotal) - 2_000);
  expect((await mailTo(booker.email)).text).toContain(order);
});

test('typed in the trip, it is taken off there, as the trip changes, and in the checkout', { tag: '@phone-only' }, async ({ page }) => {
  const [stays, goes] = [await freshVisit(twoSlugs[0], 'en'), await freshVisit(twoSlugs[1], 'en')];
  await openTrip(page, 'en', [wishFor(stays), wishFor(goes)]);
  const code = await newVoucher('--percent 50');
  await useVoucher(page, 'en', code);
  const total = async (): Promise<number> => Number((await tripSummary(page, 'en').locator('strong').innerText()).replace('€', ''));
  const both = await total();
  await expect(appliedVoucher(page, 'en', code)).toContainText(euros(both / 2));
  await removeButton(page, 'en', goes.tour.tourName).click();
  await expect(tripSummary(page, 'en')).not.toContainText(euros(both));
  const one = await total();
  await expect(appliedVoucher(page, 'en', code)).toContainText(euros(one / 2));
  await tripSummary(page, 'en')
    .getByRole('button', { name: tripMessages('en').checkout })
    .click();
  await expect(page).toHaveURL(paths.checkout('en', 'personal_info'));
  await fillSteps(page, 'en', stays.tour, newBooker());
  await expect(appliedVoucher(page, 'en', code)).toBeVisible();
  await expect(orderButton(page, 'en')).toContainText(euros(one / 2));
});

test('removed from the trip, the trip costs what it did; a wrong code says why; of a gift voucher is said what is left', async ({
  page,
}) => {
  const visit = await freshVisit(twoSlugs[0], 'en');
  await openTrip(page, 'en', [wishFor(visit)]);
  await typeVoucher(page, 'en', 'NO-SUCH-CODE');
  await expect(voucherField(page, 'en')).toHaveAccessibleDescription(t.unknown);
  const code = await newVoucher('--percent 50');
  await useVoucher(page, 'en', code);
  await page.reload();
  await expect(appliedVoucher(page, 'en', code)).toBeVisible();
  await page.getByRole('button', { name: t.removeOf({ voucher: t.line({ code }) }) }).click();
  await expect(voucherField(page, 'en')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: t.title })).toBeVisible();

  const gift = await newVoucher('--amount 5000 --currency EUR --balance');
  await useVoucher(page, 'en', gift);
  const total = Number((await tripSummary(page, 'en').locator('strong').innerText()).replace('€', ''));
  await expect(appliedVoucher(page, 'en', gift)).toContainText(t.remains({ amount: euros(5_000 - total) }));
});

test('one that covers all needs no other payment; by keyboard, in German', async ({ page }) => {
  const de = voucherTexts('de');
  const [visit, booker] = [await freshVisit('fountains-and-squares-after-dark', 'de'), newBooker()];
  await chooseVisit(page, 'de', visit, { Erwachsener: 1 });
  await goToCheckout(page, 'de');
  await fillSteps(page, 'de', visit.tour, booker);
  const code = await newVoucher('--percent 100 --uses 1');
  await page.getByRole('button', { name: de.title }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(appliedVoucher(page, 'de', code)).toBeFocused();
  await expect(page.getByText(de.free)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  const button = page.getByRole('button', { name: checkoutMessages('de').orderFree });
  while (!(await button.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await orderNumberOn(page, 'de');
  const [booking] = await bookingsBy(booker.email);
  expect(booking).toMatchObject({ status: 'confirmed', total: 0, method: 'voucher' });
  expect((await mailTo(booker.email)).text).toContain(de.line({ code }));
});

test('a gift voucher pays for one order alone, and the next uses the rest', async ({ page }) => {
  const { quote, booker } = await reachPayment(page);
  const code = await newVoucher(`--amount ${quote.grandTotal + 20} --currency EUR --balance`);
  const says = (value: number) => t.applied({ voucher: t.line({ code }), value: euros(value) });
  await useVoucher(page, 'en', code);
  await expect(appliedVoucher(page, 'en', code)).toHaveText(`${says(quote.grandTotal)}. ${t.remains({ amount: euros(20) })}`);
  await page.reload();
  await expect(appliedVoucher(page, 'en', code), 'after a reload').toContainText(t.remains({ amount: euros(20) }));
  await page.getByRole('button', { name: checkoutMessages('en').orderFree }).click();
  await orderNumberOn(page, 'en');
  expect(await bookingsBy(booker.email)).toMatchObject([{ status: 'confirmed', total: 0 }]);

  const next = await reachPayment(page);
  await useVoucher(page, 'en', code);
  await expect(appliedVoucher(page, 'en', code), 'nothing of it is left').toHaveText(says(20));
  await fillCard(page, 'en', cards.plain);
  await orderButton(page, 'en').click();
  await orderNumberOn(page, 'en');
  expect(await bookingsBy(next.booker.email)).toMatchObject([{ status: 'confirmed', total: minor(next.quote.grandTotal) - 2_000 }]);
});

test('the summary says what is taken off, on the way back, too; removed again, the order costs what it did', async ({ page }) => {
  const { quote } = await reachPayment(page);
  const code = await newVoucher('--percent 50');
  await useVoucher(page, 'en', code);
  await page.goto(paths.checkout('en', 'personal_info'));
  await expect(summary(page)).toContainText(t.line({ code }));
  await page.goto(paths.checkout('en', 'payment'));
  await page.getByRole('button', { name: t.removeOf({ voucher: t.line({ code }) }) }).click();
  await expect(orderButton(page, 'en')).toContainText(euros(quote.grandTotal));
  await expect(voucherField(page, 'en')).toBeFocused();
  await page.reload();
  await expect(orderButton(page, 'en')).toContainText(euros(quote.grandTotal));
});

test('is taken off again where places are held anew', async ({ page }) => {
  const { quote } = await reachPayment(page);
  const code = await newVoucher('--percent 50');
  await useVoucher(page, 'en', code);
  await expireHold(await heldCart(page));
  await fillCard(page, 'en', cards.plain);
  await page.clock.install();
  await page.clock.fastForward('16:00');
  await page.getByRole('button', { name: checkoutMessages('en').renew }).click();
  await expect(appliedVoucher(page, 'en', code)).toBeVisible();
  await expect(orderButton(page, 'en')).toContainText(euros(quote.grandTotal / 2));
});

test.describe('refused', () => {
  test.use({ allowedErrors: [answered(409, 503)] });

  test('says where the code is typed why it takes nothing off, and keeps it; when the service is back, it is taken off', async ({
    page,
  }) => {
    await reachPayment(page);
    const field = voucherField(page, 'en');
    const refused = [
      { code: 'NO-SUCH-CODE', says: t.unknown },
      { code: await newVoucher('--percent 10 --until 2020-01-01'), says: t.expired },
      { code: await newVoucher('--percent 10 --from 2100-01-01'), says: t.not_yet({ day: 'Friday, 1 January 2100' }) },
      { code: await newVoucher('--percent 10 --least 5000 --currency EUR'), says: t.least_total({ total: '€5,000' }) },
      { code: await newVoucher('--percent 10 --product 11111111-1111-4111-8111-111111111111'), says: t.other_products },
      { code: await newVoucher('--amount 5 --currency CHF'), says: t.other_currency },
    ];
    for (const { code, says } of refused) {
      await typeVoucher(page, 'en', code);
      await expect(field).toHaveAccessibleDescription(says);
      await expect(field).toHaveValue(code);
      await expect(field).toBeFocused();
    }
    await typeVoucher(page, 'en', ' ');
    await expect(field).toHaveAccessibleDescription(t.enter);

    const code = await newVoucher('--percent 50');
    await page.route('**/api/shopper/discount', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', errorMessage: '' } }));
    await typeVoucher(page, 'en', code);
    await expect(voucherField(page, 'en')).toHaveAccessibleDescription(errorText({ code: 'unavailable' }, 'en'));
    await page.unroute('**/api/shopper/discount');
    await useVoucher(page, 'en', code);
  });

  test('with the order, it is taken off no more, and the order is made at its price', async ({ page }) => {
    const { quote, booker } = await reachPayment(page);
    const code = await newVoucher('--percent 50');
    await useVoucher(page, 'en', code);
    await voucherCommand(`end ${code}`);
    await fillCard(page, 'en', cards.plain);
    await orderButton(page, 'en').click();
    await expect(failure(page)).toContainText(paymentErrorText({ code: 'voucher_refused' }, 'en'));
    await expect(voucherField(page, 'en')).toHaveAccessibleDescription(t.expired);
    await expect(voucherField(page, 'en')).toHaveValue(code);
    await expect(orderButton(page, 'en')).toContainText(euros(quote.grandTotal));
    await orderButton(page, 'en').click();
    await orderNumberOn(page, 'en');
    expect(await bookingsBy(booker.email)).toMatchObject([{ total: minor(quote.grandTotal) }]);
  });
});
