import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoPassword } from '#backend/identity/demo.ts';
import { mailTo } from '../support/back-office.ts';
import { openSignIn } from '../support/identity-page.ts';
import { answered, expect, test } from '../support/shop.ts';

// What the shop makes of its answer is not asked here: only that the browser brings it.
test.use({ allowedErrors: [answered(400, 404)] });
const comesBack = (page: Page) => page.waitForRequest(/\/oauth\/callback\?code=.+&state=a-state/);

test('a shopper signs in by keyboard and comes back with a code', async ({ page }) => {
  await openSignIn(page, 'en');
  await page.getByLabel('E-mail address').focus();
  await page.keyboard.type('shopper@demo.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  const back = comesBack(page);
  await page.keyboard.press('Enter');
  await back;
});

test("the provider's pages have the shop's fonts; a mistake is named where it was made, and nothing typed is lost", async ({ page }) => {
  const loaded = () =>
    page.evaluate(async () => {
      const fonts = await document.fonts.ready;
      return [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''));
    });
  await openSignIn(page, 'de');
  await expect.poll(loaded).toEqual(expect.arrayContaining(['Display', 'Text']));
  await page.getByRole('link', { name: 'Konto anlegen' }).click();
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('E-Mail-Adresse').fill('ada@example.com');
  await page.getByLabel('Passwort').fill('kurz');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByLabel('Passwort')).toBeFocused();
  await expect(page.getByLabel('Passwort')).toHaveAccessibleDescription(/mindestens 8 Zeichen\.$/);
  await expect(page.getByLabel('Name')).toHaveValue('Ada Byron');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('ada@example.com');
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByLabel('Passwort')).toBeFocused();
});

test('a new account is told to confirm its address, and stays signed in', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await openSignIn(page, 'en');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill('a quiet harbour');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('status')).toContainText(email);
  expect((await mailTo(email)).subject).toBe('Please confirm your e-mail address');
  await page.getByLabel('Password').fill('a quiet harbour');
  await page.getByLabel('Keep me signed in').check();
  const back = comesBack(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await back;
  const backAgain = comesBack(page);
  await openSignIn(page, 'en');
  await backAgain;
});
