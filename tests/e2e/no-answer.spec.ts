import type { Page, Route } from '@playwright/test';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import { errorText } from '#i18n/errors/index.ts';
import { searchMessages } from '#i18n/search/index.ts';
import { asFile } from '../support/as-file.ts';
import { cards, fillCard, orderButton } from '../support/checkout-page.ts';
import { reachPayment } from '../support/reach-payment.ts';
import { expect, test } from '../support/shop.ts';

const t = searchMessages('en');
const answers = {
  '204': [{ status: 204 }, 'no_content'],
  HTML: [{ status: 200, contentType: 'text/html', body: '<p>Sign in to this network</p>' }, 'unreadable'],
  'an error message': [{ status: 200, json: { errorMessage: 'Closed' } }, 'refused'],
} as const;

const answerOnce = (page: Page, path: string, answer: Parameters<Route['fulfill']>[0]) =>
  page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill(answer),
    { times: 1 },
  );

test('suggestions that are none: the box stays, and says so (fault 44)', async ({ page }) => {
  for (const [name, [answer, code]] of Object.entries(answers)) {
    await page.goto(paths.home('en'));
    await answerOnce(page, '/api/search', answer);
    const box = page.getByRole('combobox', { name: t.label });
    await box.fill('past');
    await expect(page.getByRole('search').getByText(errorText({ code }, 'en')), name).toBeVisible();
    await expect(box, name).toHaveValue('past');
    await box.fill('pasta');
    await expect(page.getByRole('search').getByRole('option').first(), name).toBeVisible();
  }
});

test('results that are none: the page says so and tries again (fault 44)', async ({ page }) => {
  await asFile(page, paths.search('en'));
  for (const [name, [answer, code]] of Object.entries(answers)) {
    await answerOnce(page, '/api/search', answer);
    await page.goto(paths.search('en', 'pasta'));
    const alert = page.getByRole('alert').filter({ hasText: errorText({ code }, 'en') });
    await expect(alert, name).toBeVisible();
    await page.getByRole('button', { name: t.retry }).click();
    await expect(page.getByRole('main'), name).toBeFocused();
    await expect(page.getByRole('main').getByRole('article').first(), name).toBeVisible();
    await expect(alert, name).toBeHidden();
  }
});

test('a checkout that answers 200 with an error message is not booked; what was typed stays, and it can be tried again (fault 44)', async ({
  page,
}) => {
  const words = checkoutMessages('en');
  await reachPayment(page);
  await fillCard(page, 'en', cards.plain);
  await answerOnce(page, '/api/shopper/checkout', { status: 200, json: { errorMessage: 'The <b>operator</b> is closed' } });
  await orderButton(page, 'en').click();
  const alert = page.getByRole('alert').filter({ hasText: words.paymentErrorTitle });
  await expect(alert).toContainText('The <b>operator</b> is closed');
  await expect(alert).toContainText(words.notBooked);
  await orderButton(page, 'en').click();
  await expect(page.getByRole('heading', { level: 1, name: confirmationMessages('en').confirmedTitle })).toBeVisible();
});
