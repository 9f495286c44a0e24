import type { Page } from '@playwright/test';
import { locales, type Locale } from '#contracts/common.ts';
import { identityMessages } from '#i18n/identity/index.ts';
import { openSignIn } from '../support/identity-page.ts';
import { answered, expect, test } from '../support/shop.ts';
import { expectAccessible } from './axe.ts';

/** The links below the form, and its button. */
const link = (page: Page, index: number) => page.getByRole('navigation').getByRole('link').nth(index);
const submit = (page: Page) => page.locator('button').first();

async function openCode(page: Page, locale: Locale, name: string): Promise<void> {
  await openSignIn(page, locale);
  await page.locator('#email').fill(`${name}.${locale}@example.com`);
  await page.getByRole('button', { name: identityMessages(locale).signInCode }).click();
  await expect(page.locator('#code')).toBeVisible();
}

const states: Record<string, (page: Page, locale: Locale) => Promise<unknown>> = {
  'sign-in': openSignIn,
  'sign-in with mistakes': async (page, locale) => {
    await openSignIn(page, locale);
    await submit(page).click();
    await expect(page.locator('#email')).toBeFocused();
  },
  'registration with mistakes': async (page, locale) => {
    await openSignIn(page, locale);
    await link(page, 0).click();
    await submit(page).click();
    await expect(page.locator('#name')).toBeFocused();
  },
  'forgotten password': async (page, locale) => {
    await openSignIn(page, locale);
    await link(page, 1).click();
  },
  'the notice that a mail is on its way': async (page, locale) => {
    await openSignIn(page, locale);
    await link(page, 1).click();
    await page.locator('#email').fill('nobody@example.com');
    await submit(page).click();
    await expect(page.getByRole('status')).toBeVisible();
  },
  'the code that was mailed': (page, locale) => openCode(page, locale, 'code'),
  'a code that is wrong': async (page, locale) => {
    await openCode(page, locale, 'wrong');
    await page.locator('#code').fill('12345');
    await submit(page).click();
    await expect(page.locator('#code')).toBeFocused();
  },
  'a link that is old': (page) => page.goto('/identity/reset?token=x'),
  'a request that is refused': (page, locale) => openSignIn(page, locale, { redirect_uri: 'https://elsewhere.example/' }),
};

test.use({ allowedErrors: [answered(400, 404)] });

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ locale });
    for (const [state, open] of Object.entries(states)) {
      test(`${state} is accessible`, async ({ page }) => {
        await open(page, locale);
        await expectAccessible(page, state);
      });
    }
  });
}
