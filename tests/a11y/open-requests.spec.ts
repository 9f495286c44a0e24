import { operatorMessages } from '#i18n/operators/index.ts';
import { bookingOf, mailWith } from '../support/back-office.ts';
import { orderedElsewhere } from '../support/guest-booking-page.ts';
import { openRequestsOf } from '../support/operator-page.ts';
import { answered, expect, test } from '../support/shop.ts';
import { expectAccessible } from './axe.ts';

test.use({ allowedErrors: [answered(404)] });

test('the page with numbers of passports is accessible', async ({ page }) => {
  const { orderNumber } = await orderedElsewhere(['abu-dhabi-mosque-and-louvre'], 'en');
  const { text } = await mailWith((await bookingOf(orderNumber))?.item.operator.email ?? '', orderNumber);
  await page.goto(/\/operator\/documents\/\S+/.exec(text)?.[0] ?? '');
  await expectAccessible(page, 'numbers of passports');
});

test('the pages where operators see and answer requests are accessible in every state', async ({ page }) => {
  const t = operatorMessages('en');
  const { orderNumber } = await orderedElsewhere(['parliament-and-the-square-of-1956'], 'en');
  await openRequestsOf(page, (await bookingOf(orderNumber))?.item.operator.email ?? '', orderNumber);
  await expectAccessible(page, 'all open requests');
  await page
    .getByRole('article')
    .filter({ hasText: orderNumber })
    .getByRole('link', { name: new RegExp(`^${t.decline}: `) })
    .click();
  await expectAccessible(page, 'the question');
  await page.getByRole('button', { name: t.buttonDecline }).click();
  await expect(page.getByText(t.outcomeDeclined)).toBeVisible();
  await expectAccessible(page, 'the answer');
  await page.goto('/operator/open-requests/none');
  await expectAccessible(page, 'a link that leads nowhere');
});
