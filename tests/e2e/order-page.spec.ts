import { randomUUID } from 'node:crypto';
import { checkout } from '#contracts/checkout.ts';
import type { Order } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { priceText } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { orderFileMessages } from '#i18n/order-files/index.ts';
import type { Page, Response } from '@playwright/test';
import { signIn } from '../support/account-page.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { bookingOf } from '../support/back-office.ts';
import { demoMember } from '../support/demo-member.ts';
import { openBooking, orderedElsewhere, orderOfVisits } from '../support/guest-booking-page.ts';
import { textOf } from '../support/pdf-text.ts';
import { answerText } from '#views/ticket/answer-text.ts';
import { expect, test } from '../support/shop.ts';

const instant = ['fountains-and-squares-after-dark', 'forum-and-palatine-at-first-light'];
const onRequest = 'parliament-and-the-square-of-1956';

const partOf = (page: Page, number: string) => page.locator(`[id="${number}"]`);
const figure = (page: Page, term: string) => page.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });
const isOrder = (response: Response): boolean => response.url().includes('/shopper/orders/');

/** Opens the page and reads what it was told. */
async function openOrder(page: Page, locale: Locale, booking: { orderNumber: string; email: string }): Promise<Order> {
  const told = page.waitForResponse(isOrder);
  await openBooking(page, locale, booking);
  return (await told).json() as Promise<Order>;
}

async function cancel(page: Page, locale: Locale, number: string, confirm: string): Promise<void> {
  await partOf(page, number)
    .getByRole('button', { name: guestBookingMessages(locale).cancel })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  await expect(partOf(page, number).getByRole('heading', { name: guestBookingMessages(locale).refundTitle })).toBeFocused();
}

test('of an order of two, one is cancelled alone and the other stays', atOneWidth('de'), async ({ page }) => {
  const locale = 'de';
  test.setTimeout(120_000);
  const t = guestBookingMessages(locale);
  const text = (amount: number) => priceText(amount, 'EUR', locale);
  const ordered = await orderedElsewhere(instant, locale);
  const [first = '', second = ''] = ordered.bookingNumbers;
  expect([first, second]).toEqual([`${ordered.orderNumber}-1`, `${ordered.orderNumber}-2`]);

  const order = await openOrder(page, locale, ordered);
  await expect(page.getByRole('heading', { name: ordered.orderNumber, exact: true })).toBeFocused();
  await expect(figure(page, t.charged)).toContainText(text(order.grandTotal));
  await expect(page.locator('article')).toHaveCount(2);
  const pdfs = await page
    .getByRole('article')
    .getByRole('link', { name: /\(PDF\)/ })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(pdfs).toHaveLength(2);
  const whole = page.getByRole('link', { name: orderFileMessages(locale).tickets });
  const all = await whole.evaluate((link) => (link as HTMLAnchorElement).href);
  const saidOfAll = async () => textOf(await (await page.request.get(all)).body());
  for (const number of [first, second]) expect(await saidOfAll()).toContain(number);
  await expect(page.getByRole('link', { name: orderFileMessages(locale).calendar })).toBeVisible();

  await page.getByRole('link', { name: order.bookings[1]?.tourName ?? '', exact: true }).click();
  await expect(partOf(page, second).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(partOf(page, second).getByRole('heading', { level: 2 })).toBeInViewport();

  const total = text(order.bookings[1]?.grandTotal ?? 0);
  await cancel(page, locale, second, t.confirmCancel({ amount: total }));
  await expect(partOf(page, second).getByText(t.cancelledState, { exact: true })).toBeVisible();
  await expect(partOf(page, second).getByRole('status')).toContainText(total);
  await expect(figure(page, t.back)).toContainText(total);
  await expect(partOf(page, first).getByText(t.confirmedState, { exact: true })).toBeVisible();
  await expect(partOf(page, first).getByRole('button', { name: t.cancel })).toBeVisible();
  expect(await Promise.all(pdfs.map(async (url) => (await page.request.get(url)).status()))).toEqual([200, 410]);
  expect(await saidOfAll()).toContain(first);
  expect(await saidOfAll()).not.toContain(second);
  await expect(whole).toBeHidden();

  await expect.poll(async () => [(await bookingOf(first))?.status, (await bookingOf(second))?.status]).toEqual(['confirmed', 'cancelled']);
  await page.goto(paths.booking(locale, first));
  await page.reload();
  await expect(partOf(page, first).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(figure(page, t.back)).toContainText(total);
});

test('while an operator has yet to answer, nothing is charged, and what is cancelled never is', async ({ page }) => {
  const t = guestBookingMessages('en');
  const text = (amount: number) => priceText(amount, 'EUR', 'en');
  const ordered = await orderedElsewhere([...instant.slice(0, 1), onRequest], 'en');
  const [first = '', second = ''] = ordered.bookingNumbers;
  const order = await openOrder(page, 'en', ordered);
  const [certain = 0, asked = 0] = order.bookings.map(({ grandTotal }) => grandTotal);
  await expect(figure(page, t.charged)).toContainText(text(0));
  await expect(figure(page, t.setAside)).toContainText(text(order.grandTotal));
  await expect(figure(page, t.setAside)).toContainText(`${t.unanswered(1)} ${t.chargedAtMost({ amount: text(order.grandTotal) })}`);
  await expect(partOf(page, first).getByText(t.confirmedUncharged, { exact: true })).toBeVisible();
  await expect(partOf(page, second).getByText(answerText(order.bookings[1] ?? {}, 'en') ?? t.on_requestText)).toBeVisible();

  await cancel(page, 'en', first, t.confirmUncharged({ amount: text(certain) }));
  await expect(partOf(page, first).getByRole('status')).toHaveText(t.refundUncharged({ amount: text(certain) }));
  await expect(figure(page, t.setAside)).toContainText(t.chargedAtMost({ amount: text(asked) }));
  await cancel(page, 'en', second, t.confirmRelease);
  await expect.poll(async () => (await bookingOf(first))?.payment).toBe('released');
});

test('the dashboard shows the bookings of one order together, and leads to each', async ({ page }) => {
  const [t, words] = [dashboardMessages('en'), guestBookingMessages('en')];
  await page.goto(paths.home('en'));
  await signIn(page, 'en', demoMember);
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('landfall:tab:session') ?? '{}') as { access_token?: string }).access_token,
  );
  const { order } = await orderOfVisits([...instant.slice(0, 1), onRequest], 'en');
  const response = await page.request.post(`/api${checkout.path}`, {
    headers: { 'Idempotency-Key': randomUUID(), Authorization: `Bearer ${token}` },
    data: order,
  });
  const { cart } = (await response.json()) as { cart: { tcConfirmationNumber: string } };
  const number = cart.tcConfirmationNumber;

  await page.goto(paths.dashboard('en'));
  await page.reload();
  const group = page.getByRole('region', { name: t.order({ number }) });
  await expect(group.getByRole('article')).toHaveCount(2);
  await expect(group.getByRole('article').filter({ hasText: `${number}-1` })).toContainText(t.confirmedState);
  const asked = group.getByRole('article').filter({ hasText: `${number}-2` });
  await expect(asked).toContainText(t.on_requestState);
  await expect(asked).toContainText(/The operator answers by .* at the latest\. Unless it is a yes, nothing is charged for it/);
  await asked.getByRole('link', { name: t.cancel }).click();
  await expect(partOf(page, `${number}-2`).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(partOf(page, `${number}-1`).getByText(words.confirmedUncharged, { exact: true })).toBeVisible();
});
