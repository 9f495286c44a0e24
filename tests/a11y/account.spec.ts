import type { Page } from '@playwright/test';
import { locales, type Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { profileMessages } from '#i18n/profile/index.ts';
import { signInMessages } from '#i18n/sign-in/index.ts';
import { accountControl, joinAndSignIn, newMember, verificationLink } from '../support/account-page.ts';
import { answered, expect, test } from '../support/shop.ts';
import { expectAccessible } from './axe.ts';

test.use({ allowedErrors: [answered(400, 403, 503)] });

const shown = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

const forGuests: Record<string, (page: Page, locale: Locale) => Promise<unknown>> = {
  login: (page, locale) => page.goto(paths.login(locale)),
  'login after a closed popup': (page, locale) =>
    page.goto(paths.login(locale, { problem: 'closed' })).then(() => shown(page, signInMessages(locale).closed)),
  'dashboard of nobody': (page, locale) =>
    page.goto(paths.dashboard(locale)).then(() => shown(page, dashboardMessages(locale).signedOutTitle)),
  'verification with a bad code': (page, locale) =>
    page
      .goto(paths.verification(locale, { subjectId: 'x', verificationCode: 'y' }))
      .then(() => shown(page, dashboardMessages(locale).verificationFailed)),
};

for (const locale of locales) {
  for (const [name, open] of Object.entries(forGuests)) {
    test(`${name}, ${locale}`, async ({ page }) => {
      await open(page, locale);
      await expectAccessible(page, name);
    });
  }
}

test('profile: unverified, edited, wrong, asked whether to delete, deleted', async ({ page }) => {
  const locale = 'de';
  test.slow();
  const [t, words, member] = [dashboardMessages(locale), profileMessages(locale), newMember()];
  await page.goto(paths.home(locale));
  await joinAndSignIn(page, locale, member);
  await page.getByRole('link', { name: t.profile, exact: true }).click();
  await shown(page, words.unverified({ email: member.email }));
  await expectAccessible(page, 'profile, unverified');
  await page.goto(await verificationLink(member));
  await shown(page, t.verified({ email: member.email }));
  await page.goto(`${paths.dashboard(locale)}#profile`);
  await page.getByRole('button', { name: words.save }).click();
  await shown(page, words.saved);
  await expectAccessible(page, 'profile, saved');
  await page.getByLabel(words.name, { exact: true }).fill('');
  await page.getByRole('button', { name: words.save }).click();
  await shown(page, words.nameMissing);
  await expectAccessible(page, 'profile, wrong name');
  await page.getByRole('button', { name: words.deleteButton }).click();
  const dialog = page.getByRole('dialog', { name: words.dialogTitle });
  await dialog.getByRole('button', { name: words.confirm }).click();
  await shown(page, words.passwordMissing);
  await expectAccessible(page, 'deletion, no password');
  await dialog.getByLabel(words.password).fill(member.password);
  await dialog.getByRole('button', { name: words.confirm }).click();
  await shown(page, words.deletedTitle);
  await expectAccessible(page, 'deleted');
});

test('dashboard: unverified, empty, wishlist, profile, verified, failing', async ({ page }) => {
  const locale = 'en';
  test.slow();
  const [t, member] = [dashboardMessages(locale), newMember()];
  await page.goto(paths.home(locale));
  await joinAndSignIn(page, locale, member);
  await shown(page, t.unverifiedTitle);
  await expectAccessible(page, 'dashboard, unverified');
  await page.goto(await verificationLink(member));
  await shown(page, t.verified({ email: member.email }));
  await expectAccessible(page, 'verification');
  await page.goto(paths.city(locale, 'tours', 'rome'));
  await page.locator('[data-heart]').first().click();
  await expect(await accountControl(page, locale)).toContainText(member.name);
  await expectAccessible(page, 'cards, one heart pressed');
  await page.goto(paths.dashboard(locale));
  await shown(page, t.noBookings);
  await expectAccessible(page, 'dashboard, empty');
  for (const section of ['wishlist', 'profile'] as const) {
    await page.getByRole('link', { name: t[section], exact: true }).click();
    await shown(page, section === 'wishlist' ? t.wishlistCount(1) : profileMessages(locale).lead);
    await expectAccessible(page, `dashboard, ${section}`);
  }
  await page.route('**/shopper/user-bookings*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', errorMessage: 'no' } }),
  );
  await page.getByRole('link', { name: t.bookings, exact: true }).click();
  await expect(page.getByRole('alert').getByRole('button', { name: t.retry })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'dashboard, failing');
});
