import type { Page } from '@playwright/test';
import { operatorMessages } from '#i18n/operators/index.ts';
import { bookingOf } from '../support/back-office.ts';
import { orderedElsewhere } from '../support/guest-booking-page.ts';
import { openRequestsOf } from '../support/operator-page.ts';
import { expect, test } from '../support/shop.ts';

const slug = 'parliament-and-the-square-of-1956';
const t = operatorMessages('en');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an operator sees all open requests and answers them one after the other', async ({ page }) => {
    const [one, other] = [await orderedElsewhere([slug], 'en'), await orderedElsewhere([slug], 'de')];
    const operator = (await bookingOf(one.orderNumber))?.item.operator.email ?? '';
    await openRequestsOf(page, operator, other.orderNumber);
    await expect(page.getByRole('heading', { level: 1, name: t.openTitle })).toBeVisible();
    for (const { orderNumber } of [one, other]) await expect(requestOf(page, orderNumber)).toContainText(t.answerBy);

    await answerFrom(page, one.orderNumber, 'accept');
    await expect(page.getByText(t.outcomeConfirmed)).toBeVisible();
    await page.getByRole('link', { name: t.toOpen }).click();
    await expect(requestOf(page, one.orderNumber)).toHaveCount(0);
    await answerFrom(page, other.orderNumber, 'decline');
    await expect(page.getByText(t.outcomeDeclined)).toBeVisible();
    await expect.poll(async () => (await bookingOf(one.orderNumber))?.status).toBe('confirmed');
    expect((await bookingOf(other.orderNumber))?.status).toBe('declined');
  });
});

test('on a phone nothing of the page is wider than the screen, and its buttons are large enough', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { orderNumber } = await orderedElsewhere([slug], 'en');
  const operator = (await bookingOf(orderNumber))?.item.operator.email ?? '';
  await openRequestsOf(page, operator, orderNumber);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  for (const link of await requestOf(page, orderNumber).getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

const requestOf = (page: Page, orderNumber: string) => page.getByRole('article').filter({ hasText: orderNumber });

/** Goes from the list to the page that asks once more, and presses its button. */
async function answerFrom(page: Page, orderNumber: string, answer: 'accept' | 'decline'): Promise<void> {
  await requestOf(page, orderNumber)
    .getByRole('link', { name: new RegExp(`^${t[answer]}: .*${orderNumber}`) })
    .click();
  await page.getByRole('button', { name: answer === 'accept' ? t.buttonAccept : t.buttonDecline }).click();
}
