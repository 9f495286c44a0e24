import type { Page } from '@playwright/test';
import { locales, type Locale } from '#contracts/common.ts';
import { openSignIn } from '../support/identity-page.ts';
import { answered, expect, test } from '../support/shop.ts';
import { expectAccessible } from './axe.ts';

/** The links below the form, and its button. */
const link = (page: Page, index: number) => page.getByRole('navigation').getByRole('link').nth(index);
const submit = (page: Page) => page.locator('button').first();

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
