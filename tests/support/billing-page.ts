import { expect, type Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { billingMessages } from '#i18n/billing/index.ts';
import { signInMessages } from '#i18n/sign-in/index.ts';
import { fillCredentials, providerBy, type Member } from './account-page.ts';

/** Signs in at the step that asks who pays. */
export async function signInHere(page: Page, locale: Locale, member: Member): Promise<void> {
  await expect(page.getByRole('heading', { name: billingMessages(locale).signInTitle })).toBeVisible();
  await fillCredentials(
    await providerBy(page, page.getByRole('button', { name: signInMessages(locale).signIn, exact: true })),
    locale,
    member,
  );
}
