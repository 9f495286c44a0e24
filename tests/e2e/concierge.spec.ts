import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { formatMoney, fromDecimal } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { billingMessages } from '#i18n/billing/index.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { overviewMessages } from '#i18n/overview/index.ts';
import { tripMessages } from '#i18n/trip/index.ts';
import { expectNothingPersonal } from '../support/account-page.ts';
import { bookingOf, mailTo, paymentsOf, seatsTaken } from '../support/back-office.ts';
import { signInHere } from '../support/billing-page.ts';
import { cardField, fillSteps, newBooker, next, nextButton, orderButton, orderNumberOn } from '../support/checkout-page.ts';
import { demoConcierge, testIn } from '../support/brand-shop.ts';
import { demoMember } from '../support/demo-member.ts';
import { answerAsOperator } from '../support/operator-page.ts';
import { cartOn, fillStepsOfSeveral } from '../support/several-items.ts';
import { expect } from '../support/shop.ts';
import { chooseVisit, goToCheckout } from '../support/tour-page.ts';
import { openTrip, tripSummary, wishFor } from '../support/trip-page.ts';
import { freshVisit, type Visit } from '../support/visits.ts';

/** Whose checkout is billed. */
const test = testIn('saffron-bell');

// One after the other: a second worker would start a shop of its own for them.
test.describe.configure({ mode: 'default' });

const organization = 'Sample Concierge';
const account = (page: Page) => page.getByRole('region', { name: organization });

/** Chooses a visit for one adult and comes to the step that asks who pays. */
async function startCheckout(page: Page, locale: Locale) {
  const visit = await freshVisit('fountains-and-squares-after-dark', locale);
  const quote = await chooseVisit(page, locale, visit, { [locale === 'en' ? 'Adult' : 'Erwachsener']: 1 });
  await goToCheckout(page, locale, 'method_select');
  return { visit, quote };
}

/** Waits for the document that a redirect brings, although its address is that of the one before. */
async function leavesAndReturns(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isBefore: true }));
  await act();
  await expect(async () => {
    expect(await page.evaluate(() => 'isBefore' in window || !location.pathname.includes('/checkout/'))).toBe(false);
  }).toPass();
}

/** Everything that the payment provider's script would be loaded from. */
function watchCardScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/stripe/i.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('a concierge signs in, books on account, sees overview and chart, saves them, and cancels', async ({ page }) => {
  const locale = 'en';
  test.slow();
  const [t, words] = [checkoutMessages(locale), overviewMessages(locale)];
  const cardScripts = watchCardScripts(page);
  const { visit, quote } = await startCheckout(page, locale);
  await signInHere(page, locale, demoConcierge);
  await expect(account(page)).toContainText(demoConcierge.name);
  await page.reload();
  await expect(account(page)).toBeVisible();
  await next(page, locale, 'personal_info');
  await page.goBack();
  await expect(account(page)).toBeVisible();
  await next(page, locale, 'personal_info');
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(demoConcierge.email);
  const booker = newBooker();
  await fillSteps(page, locale, visit.tour, booker);

  const total = formatMoney(fromDecimal(quote.grandTotal, quote.currencyCode), locale);
  await expect(page.getByRole('heading', { level: 1, name: billingMessages(locale).paymentTitle })).toBeVisible();
  await expect(page.getByText(billingMessages(locale).orderNote({ total, organization }))).toBeVisible();
  await expect(cardField(page, locale, 'number')).toHaveCount(0);
  await page.reload();
  await orderButton(page, locale).click();
  const orderNumber = await orderNumberOn(page, locale);
  await expect(page.getByText(confirmationMessages(locale).onAccountKicker)).toBeVisible();
  const booking = await bookingOf(orderNumber);
  expect(booking).toMatchObject({
    status: 'confirmed',
    method: 'account',
    payment: 'captured',
    reference: null,
    organizationId: expect.any(String),
  });
  expect([cardScripts, await paymentsOf(booking?.checkoutKey ?? '')]).toEqual([[], []]);
  expect((await mailTo(booker.email)).text).toContain(organization);
  await expectNothingPersonal(page, booker.firstName, booker.lastName);

  await page.goto(`${paths.dashboard(locale)}#organization`);
  await expect(page.getByRole('heading', { name: words.sales })).toBeVisible();
  await expect(page.locator('figure svg')).toBeVisible();
  await page.getByLabel(words.filter).fill(orderNumber);
  const row = page.getByRole('row').filter({ hasText: orderNumber });
  await expect(row).toContainText(demoConcierge.name);
  await expect(row.getByRole('cell', { name: total })).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.csv }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(
    new RegExp(`${orderNumber},.*,${demoConcierge.name},confirmed,${quote.grandTotal},${quote.currencyCode},${quote.grandTotal},$`),
  );

  const say = guestBookingMessages(locale);
  await page.goto(paths.dashboard(locale));
  await page
    .getByRole('article')
    .filter({ hasText: orderNumber })
    .getByRole('link', { name: dashboardMessages(locale).cancel })
    .click();
  await page.getByRole('button', { name: say.cancel }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say.confirmCancel({ amount: total }) })
    .click();
  await expect(page.getByText(say.refundOnAccount({ amount: total }))).toBeVisible();
  expect(await bookingOf(orderNumber)).toMatchObject({ status: 'cancelled', payment: 'refunded' });
  expect(await seatsTaken(visit.tour.tourId, visit.day, visit.time)).toBe(0);
});

test('who is no concierge is refused politely, keeps the cart, may sign in as one, and then sees the logo, unless it fails', async ({
  page,
}) => {
  test.slow();
  const t = billingMessages('en');
  const logo = page.locator('[data-organization-logo]');
  const { visit } = await startCheckout(page, 'en');
  await expect(logo).toBeHidden();
  await signInHere(page, 'en', demoMember);
  await expect(page.getByText(t.refused({ name: demoMember.name }))).toBeVisible();
  await expect(nextButton(page, 'en')).toHaveCount(0);
  await page.goto(paths.checkout('en', 'payment'));
  await expect(page).toHaveURL(paths.checkout('en', 'method_select'));
  await leavesAndReturns(page, () => page.getByRole('button', { name: t.otherAccount }).click());
  await expect(page).toHaveURL(paths.checkout('en', 'method_select'));
  await signInHere(page, 'en', demoConcierge);
  await expect(account(page)).toBeVisible();
  await expect(page.getByText(visit.tour.tourName).first()).toBeAttached();

  await expect(logo).toBeVisible();
  await page.goto(paths.home('en'));
  await expect(logo).toBeVisible();
  const source = await logo.locator('img').evaluate((image: HTMLImageElement) => image.src);
  expect(new URL(source).origin).toBe(new URL(page.url()).origin);
  await page.route('**/organizations/logos/**', (route) =>
    route.fulfill({ status: 200, contentType: 'image/svg+xml', body: 'no picture' }),
  );
  await page.goto(paths.listing('en'));
  await expect(logo).toBeHidden();
  await expect(page.getByRole('banner').getByText('Saffron Bell')).toBeVisible();
});

test('a second tab and a session that ended lose nothing', async ({ page, context }) => {
  test.slow();
  const { visit } = await startCheckout(page, 'en');
  await signInHere(page, 'en', demoConcierge);
  await next(page, 'en', 'personal_info');
  await fillSteps(page, 'en', visit.tour, newBooker());
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => {
      window.open(location.href);
    }),
  ]);
  await expect(other).toHaveURL(paths.checkout('en', 'payment'));
  await expect(account(other)).toBeVisible();
  // The token has expired, and the provider knows nobody any more.
  await context.clearCookies();
  await other.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('landfall:tab:session') ?? '{}') as Record<string, unknown>;
    sessionStorage.setItem(
      'landfall:tab:session',
      JSON.stringify({ ...kept, expires_at: 1, access_token: 'expired', refresh_token: undefined }),
    );
  });
  await other.reload();
  await signInHere(other, 'en', demoConcierge);
  await orderButton(other, 'en').click();
  const orderNumber = await orderNumberOn(other, 'en');
  await page.reload();
  await expect(page).toHaveURL(paths.confirmation('en'));
  expect(await orderNumberOn(page, 'en')).toBe(orderNumber);
});

test('a trip of three, one of them on request, is one order on account', async ({ page }) => {
  test.slow();
  const slugs = ['forum-and-palatine-at-first-light', 'art-deco-lobbies-of-midtown', 'kayaks-to-sharp-island'];
  const visits: Visit[] = [];
  for (const slug of slugs) visits.push(await freshVisit(slug, 'en'));
  await openTrip(
    page,
    'en',
    visits.map((visit) => wishFor(visit)),
  );
  await tripSummary(page, 'en')
    .getByRole('button', { name: tripMessages('en').checkout })
    .click();
  await expect(page).toHaveURL(paths.checkout('en', 'method_select'));
  await signInHere(page, 'en', demoConcierge);
  await next(page, 'en', 'personal_info');
  const cart = await cartOn(page);
  await fillStepsOfSeveral(page, 'en', cart, newBooker());
  await orderButton(page, 'en').click();
  const number = await orderNumberOn(page, 'en');

  const numbers = [1, 2, 3].map((position) => `${number}-${position}`);
  const rows = () => Promise.all(numbers.map((one) => bookingOf(one)));
  const asked = (await rows()).find((row) => row?.status === 'on_request');
  expect((await rows()).map((row) => row?.status).sort()).toEqual(['confirmed', 'confirmed', 'on_request']);
  for (const row of await rows()) expect(row).toMatchObject({ method: 'account', reference: null });
  expect(await paymentsOf(asked?.checkoutKey ?? '')).toEqual([]);
  await answerAsOperator(page, asked?.item.operator.email ?? '', asked?.orderNumber ?? '', 'decline');
  await expect.poll(async () => (await bookingOf(asked?.orderNumber ?? ''))?.status).toBe('declined');

  await page.goto(`${paths.dashboard('en')}#organization`);
  await page.getByLabel(overviewMessages('en').filter).fill(number);
  for (const one of numbers) await expect(page.getByRole('row').filter({ hasText: one })).toHaveCount(1);
});
