import { locales } from '#contracts/common.ts';
import { applicationPath, applicationSentPath } from '#domain/application.ts';
import { applicationMessages } from '#i18n/applications/index.ts';
import { answered, expect, test } from '../support/shop.ts';
import { expectAccessible } from './axe.ts';

test.use({ allowedErrors: [answered(400)] });

for (const locale of locales) {
  test(`the form with which operators apply is accessible in every state, ${locale}`, async ({ page }) => {
    await page.goto(applicationPath(locale));
    await expectAccessible(page, 'the form');
    await page.getByRole('button', { name: applicationMessages(locale).send }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'the form with mistakes');
    await page.goto(applicationSentPath(locale));
    await expectAccessible(page, 'thanks');
  });
}
