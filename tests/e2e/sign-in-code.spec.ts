import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { identityMessages } from '#i18n/identity/index.ts';
import { signInMessages } from '#i18n/sign-in/index.ts';
import {
  accountControl,
  expectNothingPersonal,
  fillCredentials,
  joinAndSignIn,
  newMember,
  openProvider,
  verificationLink,
} from '../support/account-page.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { newestMailTo } from '../support/back-office.ts';
import { demoMember } from '../support/demo-member.ts';
import { openSignIn } from '../support/identity-page.ts';
import { openCheckoutOf } from '../support/several-items.ts';
import { answered, expect, test } from '../support/shop.ts';

async function askForCode(form: Page, locale: Locale, email: string): Promise<void> {
  const t = identityMessages(locale);
  await form.getByLabel(t.email).fill(email);
  await form.getByRole('button', { name: t.signInCode }).click();
  await expect(form.getByText(t.codeText({ email }))).toBeVisible();
}

test.describe('somebody whose address is confirmed', () => {
  // Before it is.
  test.use({ allowedErrors: [answered(403)] });
  test('signs in on another device by a mailed code', atOneWidth('de'), async ({ page, browser }) => {
    const locale = 'de';
    const [t, member] = [identityMessages(locale), newMember()];
    await page.goto(paths.home(locale));
    await joinAndSignIn(page, locale, member);
    await page.goto(await verificationLink(member));
    await expect(page.getByText(dashboardMessages(locale).verified({ email: member.email }))).toBeVisible();
    const other = await (await browser.newContext()).newPage();
    await other.goto(paths.home(locale));
    const form = await openProvider(other, locale);
    await askForCode(form, locale, member.email);
    await form.getByLabel(t.codeLabel).fill((await newestMailTo(member.email, /\d{6}/)).subject.replaceAll(/\D/g, ''));
    await form.getByRole('button', { name: t.codeButton, exact: true }).click();
    await expect(other).toHaveURL(paths.dashboard(locale));
    await expect(other.getByRole('heading', { name: member.name })).toBeVisible();
    await expectNothingPersonal(other, member.email);
    await other.context().close();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [answered(401)] });

  test('a code is asked for and entered, and who has no account is told by mail', async ({ page }) => {
    const [t, { email }] = [identityMessages('en'), newMember()];
    await openSignIn(page, 'en');
    await askForCode(page, 'en', email);
    expect((await newestMailTo(email, /no account/)).text).toContain(paths.login('en'));
    await page.getByLabel(t.codeLabel).fill('000000');
    await page.getByRole('button', { name: t.codeButton, exact: true }).click();
    await expect(page.getByLabel(t.codeLabel)).toHaveAccessibleDescription(/not the digits/);
    await page.getByRole('link', { name: t.codeOther }).click();
    await expect(page.getByLabel(t.password)).toBeVisible();
  });
});

test('on a phone a sign-in stays in its tab, and leads back to where it was left', { tag: '@phone-only' }, async ({ page, context }) => {
  const here = `${paths.listing('de')}?sort=price`;
  await page.goto(here);
  await openProvider(page, 'de');
  await page.getByRole('button', { name: identityMessages('de').back }).click();
  await expect(page).toHaveURL(here);
  await expect((await accountControl(page, 'de')).getByRole('link', { name: signInMessages('de').signIn })).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test(
  'on a phone a sign-in from the checkout leads back to it, and all that was typed is there',
  { tag: '@phone-only' },
  async ({ page, context }) => {
    const t = checkoutMessages('en');
    await openCheckoutOf(page, ['fountains-and-squares-after-dark'], { adults: 1 });
    await page.getByLabel(t.firstName, { exact: true }).fill('Grace');
    await page.getByLabel(t.phoneNumber, { exact: true }).fill('0151 23456');
    const haveAccount = page.getByRole('button', { name: t.haveAccount });
    await haveAccount.click();
    await page.waitForURL(/\/identity\/interaction\//);
    await page.goBack();
    await expect(page).toHaveURL(paths.checkout('en', 'personal_info'));
    await expect(page.getByLabel(t.firstName, { exact: true })).toHaveValue('Grace');
    await haveAccount.click();
    await fillCredentials(page, 'en', demoMember);
    await expect(page).toHaveURL(paths.checkout('en', 'personal_info'));
    await expect(page.getByText(t.orderingAs({ name: demoMember.name }))).toBeVisible();
    await expect(page.getByLabel(t.firstName, { exact: true })).toHaveValue('Grace');
    await expect(page.getByLabel(t.phoneNumber, { exact: true })).toHaveValue('0151 23456');
    expect(context.pages()).toHaveLength(1);
  },
);
