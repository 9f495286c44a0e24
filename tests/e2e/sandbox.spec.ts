import type { Page } from '@playwright/test';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { paymentErrorText } from '#i18n/payment-errors/index.ts';
import { cards, fillCard, newBooker, orderButton } from '../support/checkout-page.ts';
import { expectBooked } from '../support/expect-booked.ts';
import { failure } from '../support/payment-page.ts';
import { reachPayment } from '../support/reach-payment.ts';
import { planFor } from '../support/sandbox.ts';
import { answered, expect, test } from '../support/shop.ts';

const slug = 'barbary-coast-and-buried-ships';
const t = checkoutMessages('en');

/** Plans this on the page, as an engineer does. */
async function planOnPage(page: Page, email: string, label: RegExp): Promise<void> {
  await page.goto('/simulator/sandbox');
  await page.getByLabel('E-mail address of the booker').fill(email);
  await page.getByRole('checkbox', { name: label }).check();
  await page.getByRole('button', { name: 'Plan this' }).click();
}

test.describe('a payment that is declined', () => {
  test.use({ allowedErrors: [answered(402)] });

  test('is planned on a page; the next try goes through', async ({ page }) => {
    const booker = newBooker();
    await planOnPage(page, booker.email, /^The payment is declined/);
    await expect(page.getByRole('status')).toHaveText(`Planned for the next order of ${booker.email}.`);
    await expect(page.getByRole('checkbox', { name: /^The payment is declined/ })).toBeChecked();
    const purchase = await reachPayment(page, 'en', booker, slug);
    await fillCard(page, 'en', cards.plain);
    await orderButton(page, 'en').click();
    await expect(failure(page)).toContainText(paymentErrorText({ code: 'payment_failed' }, 'en'));
    await orderButton(page, 'en').click();
    await expectBooked(page, purchase);
  });
});

test.describe('an address that is none', () => {
  test.use({ allowedErrors: [answered(400)] });

  test('is said beside its field, and what was ticked stays so', async ({ page }) => {
    await planOnPage(page, 'nobody', /^The places of the last item are gone/);
    await expect(page.getByLabel('E-mail address of the booker')).toHaveAccessibleDescription(/Enter an e-mail address/);
    await expect(page.getByRole('checkbox', { name: /^The places of the last item are gone/ })).toBeChecked();
  });
});

test('an answer that takes too long: the page asks what became of the order, which is booked once (fault 6)', async ({ page }) => {
  test.slow();
  const purchase = await reachPayment(page, 'en', newBooker(), slug);
  await planFor(purchase.booker.email, ['answer_delayed']);
  await fillCard(page, 'en', cards.plain);
  await orderButton(page, 'en').click();
  await expect(page.getByText(t.checking)).toBeVisible({ timeout: 15_000 });
  await expectBooked(page, purchase);
});
