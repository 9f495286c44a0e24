import type { Page } from '@playwright/test';
import { locales } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { signInMessages } from '#i18n/sign-in/index.ts';
import { tripMessages } from '#i18n/trip/index.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { accountControl, expectNothingPersonal, fillCredentials, signIn, signOut } from '../support/account-page.ts';
import { demoMember } from '../support/demo-member.ts';
import { movedIn, watchMovement } from '../support/movement.ts';
import { expect, test } from '../support/shop.ts';
import { chooseVisit, goToCheckout } from '../support/tour-page.ts';
import { freshVisit } from '../support/visits.ts';

const says = (page: Page, text: string) => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
/** On a phone the page's one button does it. */
const inPage = async (page: Page, locale: 'en' | 'de'): Promise<void> => {
  const { button, inPage: other } = signInMessages(locale);
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  await page.getByRole('button', { name: isPhone ? button : other }).click();
};
const guestLink = async (page: Page, locale: 'en' | 'de') =>
  (await accountControl(page, locale)).getByRole('link', { name: signInMessages(locale).signIn });

for (const locale of locales) {
  test(`signs in on the page itself where it is asked to, ${locale}`, atOneWidth(locale), async ({ page }) => {
    await page.goto(paths.login(locale));
    await inPage(page, locale);
    await fillCredentials(page, locale, demoMember);
    await expect(page).toHaveURL(paths.dashboard(locale));
    await expect((await accountControl(page, locale)).getByRole('link', { name: demoMember.name })).toBeVisible();
    await expectNothingPersonal(page);
  });
}

test('signs in on the page where the browser lets no popup open', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(paths.home('en'));
  await (await guestLink(page, 'en')).click();
  await fillCredentials(page, 'en', demoMember);
  await expect(page).toHaveURL(paths.dashboard('en'));
});

test('a popup that is closed leaves the page usable', async ({ page }) => {
  await page.goto(paths.login('de'));
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: signInMessages('de').button }).click();
  const popup = await opened;
  await popup.waitForURL(/\/identity\//);
  await popup.close();
  await says(page, signInMessages('de').closed);
  await inPage(page, 'de');
  await fillCredentials(page, 'de', demoMember);
  await expect(page).toHaveURL(paths.dashboard('de'));
});

test('an answer that nobody asked for, and one that refuses, each have their message', async ({ page }) => {
  await page.goto('/oauth/callback?code=stolen&state=somebody-elses');
  await says(page, signInMessages('en').state);
  await page.goto(paths.login('en'));
  const asked = page.waitForRequest(/\/identity\/auth\?/);
  await inPage(page, 'en');
  const state = new URL((await asked).url()).searchParams.get('state') ?? '';
  await page.waitForURL(/\/interaction\//);
  await page.goto(`/oauth/callback?error=access_denied&state=${state}`);
  await says(page, signInMessages('en').refused);
});

test.describe('errors of the provider', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('a code that has expired has its message', async ({ page }) => {
    await page.goto(paths.login('en'));
    const asked = page.waitForRequest(/\/identity\/auth\?/);
    await inPage(page, 'en');
    const state = new URL((await asked).url()).searchParams.get('state') ?? '';
    await page.waitForURL(/\/interaction\//);
    await page.goto(`/oauth/callback?code=too-old&state=${state}`);
    await says(page, signInMessages('en').expired);
  });

  test('a provider that is down has its message, and the shop goes on', async ({ page }) => {
    await page.route('**/.well-known/openid-configuration', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(paths.home('de'));
    await (await guestLink(page, 'de')).click();
    await says(page, signInMessages('de').unavailable);
    await page.goto(paths.listing('de'));
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('a new tab signs in by itself, and signing out there signs out here', async ({ page, context }) => {
  await page.goto(paths.home('en'));
  await signIn(page, 'en', demoMember);
  const other = await context.newPage();
  await other.goto(paths.dashboard('en'));
  await expect(other.getByRole('heading', { name: demoMember.name })).toBeVisible();
  expect(await other.evaluate(() => sessionStorage.getItem('landfall:tab:session'))).toContain('access_token');
  await signOut(other, 'en');
  await expect(await guestLink(other, 'en')).toBeVisible();
  await expect(page.getByRole('link', { name: signInMessages('en').signIn }).first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('landfall:tab:session'))).not.toContain('token');
});

for (const { typed, finds } of [
  { typed: 'Gra', finds: 'Gra' },
  { typed: '', finds: demoMember.name.split(' ')[0] ?? '' },
]) {
  test(`a silent sign-in that ends during the checkout leaves the focus, and "${finds}" in the field`, async ({ page, context }) => {
    const t = checkoutMessages('en');
    await page.goto(paths.home('en'));
    await signIn(page, 'en', demoMember);
    const other = await context.newPage();
    let letIn: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    // From the first page on: the tour's own may ask already, and its question ends when the checkout opens.
    await other.route(/prompt=none/, async (route) => {
      await gate;
      await route.fallback();
    });
    await chooseVisit(other, 'en', await freshVisit('fountains-and-squares-after-dark', 'en'), { Adult: 1 });
    await goToCheckout(other, 'en');
    const firstName = other.getByLabel(t.firstName, { exact: true });
    await firstName.click();
    await firstName.pressSequentially(typed);
    await expect(firstName).toHaveValue(typed);
    letIn();
    await expect(other.getByText(t.orderingAs({ name: demoMember.name }))).toBeVisible();
    await expect(firstName).toBeFocused();
    await expect(firstName).toHaveValue(finds);
    await expect(other.getByLabel(t.email, { exact: true })).toHaveValue(typed ? '' : demoMember.email);
  });
}

test('where the provider has forgotten somebody, so does the shop', async ({ page, context }) => {
  await page.goto(paths.home('en'));
  await signIn(page, 'en', demoMember);
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto(paths.dashboard('en'));
  await expect(other.getByRole('link', { name: signInMessages('en').signIn }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: signInMessages('en').signIn }).first()).toBeVisible();
});

test('who signs in from a trip comes back to it', async ({ page }) => {
  await page.goto(paths.trip('en'));
  await page
    .getByRole('main')
    .getByRole('link', { name: tripMessages('en').signIn })
    .click();
  await inPage(page, 'en');
  await page.waitForURL(/\/interaction\//);
  await fillCredentials(page, 'en', demoMember);
  await expect(page).toHaveURL(paths.trip('en'));
});

test('no address or storage leads elsewhere', async ({ page, baseURL }) => {
  // What else would lead there is in `tests/unit/domain/return-path.test.ts`.
  const outside = '//evil.example';
  await page.goto(paths.login('en', { returnTo: outside }));
  await inPage(page, 'en');
  await page.waitForURL(/\/interaction\//);
  await fillCredentials(page, 'en', demoMember);
  await expect(page).toHaveURL(paths.dashboard('en'));
  await page.goto(paths.login('en', { returnTo: outside }));
  await expect(page.getByRole('link', { name: signInMessages('en').goOn })).toHaveAttribute('href', paths.dashboard('en'));
  await page.evaluate((wanted) => sessionStorage.setItem('landfall:tab:return-path', JSON.stringify(wanted)), outside);
  await page.goto('/oauth/callback');
  await page.waitForURL((url) => url.pathname !== '/oauth/callback');
  expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
});

test('the page for silent sign-in may stand in a frame of the shop, and no other', async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'] ?? '';
  expect(await policyOf('/oauth/silent')).toContain("frame-ancestors 'self'");
  expect(await policyOf('/oauth/callback')).toContain("frame-ancestors 'none'");
  expect((await request.get('/oauth/callback')).headers()['cross-origin-opener-policy']).toBeUndefined();
});

test('the name is in the header before anything is touched, and nothing moves for it', async ({ page }) => {
  await page.goto(paths.home('en'));
  await signIn(page, 'en', demoMember);
  await watchMovement(page);
  await page.goto(paths.home('en'));
  await expect(page.getByRole('banner').getByRole('link', { name: demoMember.name })).toBeVisible();
  expect(await movedIn(page)).toEqual([]);
});
