import { answered, expect, test } from '../support/shop.ts';
import { expectAccessible } from './axe.ts';

test.use({ allowedErrors: [answered(400)] });

test('the page of the sandbox is accessible in every state', async ({ page }) => {
  await page.goto('/simulator/sandbox');
  await expectAccessible(page, 'nothing planned');
  await page.getByRole('button', { name: 'Plan this' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a mistake');
  await page.getByLabel('E-mail address of the booker').fill('engineer@example.com');
  await page.getByLabel('The operator, where a tour is on request').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Plan this' }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await expectAccessible(page, 'planned');
});
