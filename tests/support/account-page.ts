import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { chromeMessages } from '#i18n/chrome/index.ts';
import { signInMessages } from '#i18n/sign-in/index.ts';
import { mailTo } from './back-office.ts';

export type Member = { name: string; email: string; password: string };

/** Somebody whom no other test knows. */
export const newMember = (): Member => ({
  name: 'Grace Hopper',
  email: `grace.${randomUUID()}@shopper.example`,
  password: 'plain words in a row',
});

/** The provider's own words. */
export const providerWords = {
  en: {
    email: 'E-mail address',
    password: 'Password',
    name: 'Name',
    button: 'Sign in',
    register: 'Create an account',
    create: 'Create account',
  },
  de: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    name: 'Name',
    button: 'Anmelden',
    register: 'Konto anlegen',
    create: 'Konto anlegen',
  },
} as const;

/** Where header and menu say who is signed in; on a phone the menu is opened for it. */
export async function accountControl(page: Page, locale: Locale): Promise<Locator> {
  const menu = page.getByRole('button', { name: chromeMessages(locale).menu, exact: true });
  if (!(await menu.isVisible())) return page.getByRole('banner');
  if (!(await page.locator('#menu').isVisible())) await menu.click();
  return page.locator('#menu');
}

export async function fillCredentials(page: Page, locale: Locale, { email, password }: Member): Promise<void> {
  const t = providerWords[locale];
  await page.waitForURL(/\/identity\/interaction\//);
  await page.getByLabel(t.email).fill(email);
  await page.getByLabel(t.password).fill(password);
  await page.getByRole('button', { name: t.button, exact: true }).click();
}

/** From the sign-in form to one that says that a mail is on its way. */
export async function register(page: Page, locale: Locale, { name, email, password }: Member): Promise<void> {
  const t = providerWords[locale];
  await page.getByRole('link', { name: t.register }).click();
  await page.getByLabel(t.name).fill(name);
  await page.getByLabel(t.email).fill(email);
  await page.getByLabel(t.password).fill(password);
  await page.getByRole('button', { name: t.create, exact: true }).click();
  await expect(page.getByRole('status')).toContainText(email);
}

/** Presses what opens the popup. @returns the popup */
export async function popupBy(page: Page, opener: Locator): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await opener.click();
  return opened;
}

/** Presses what signs in. @returns where the provider's form is: a popup, on a phone the page itself */
export async function providerBy(page: Page, opener: Locator): Promise<Page> {
  if ((page.viewportSize()?.width ?? 0) >= 768) return popupBy(page, opener);
  await opener.click();
  await page.waitForURL(/\/identity\/interaction\//);
  return page;
}

/** The provider's form, by the header's link. */
export const openProvider = async (page: Page, locale: Locale): Promise<Page> =>
  providerBy(page, (await accountControl(page, locale)).getByRole('link', { name: signInMessages(locale).signIn }));

/** Signs in by the header's link, and ends on the dashboard. */
export async function signIn(page: Page, locale: Locale, member: Member): Promise<void> {
  await fillCredentials(await openProvider(page, locale), locale, member);
  await expect(page).toHaveURL(paths.dashboard(locale));
}

/** Registers by the header's link and is signed in, the address not yet confirmed. */
export async function joinAndSignIn(page: Page, locale: Locale, member: Member): Promise<void> {
  const popup = await openProvider(page, locale);
  await register(popup, locale, member);
  await popup.getByLabel(providerWords[locale].password).fill(member.password);
  await popup.getByRole('button', { name: providerWords[locale].button, exact: true }).click();
  await expect(page).toHaveURL(paths.dashboard(locale));
}

export async function verificationLink({ email }: Member): Promise<string> {
  return /http\S+\/verification\S+/.exec((await mailTo(email)).text)?.[0] ?? '';
}

/** Signs out here and at the provider, which a sign-in right after it would else find signed in. */
export async function signOut(page: Page, locale: Locale): Promise<void> {
  const control = await accountControl(page, locale);
  const ended = page.waitForResponse((response) => new URL(response.url()).pathname === '/identity/session/end');
  await control.getByRole('button', { name: signInMessages(locale).signOut }).click();
  await ended;
  await page.waitForURL((url) => !url.pathname.startsWith('/identity/'));
}

/**
 * decision 2 of docs/design.md: neither tokens nor addresses, numbers or travellers lie in localStorage; of a person the name that the
 * header shows.
 */
export async function expectNothingPersonal(page: Page, ...secrets: string[]): Promise<void> {
  const [kept, session] = await page.evaluate(() => [
    JSON.stringify(Object.entries(localStorage)),
    JSON.stringify(Object.entries(sessionStorage)),
  ]);
  const tokens = [...(session ?? '').matchAll(/(?:access|refresh|id)_token\\*":\\*"([^"\\]+)/g)].map(([, token = '']) => token);
  for (const secret of [...tokens, ...secrets, '@', 'token', '+49']) expect(kept, `localStorage has no ${secret}`).not.toContain(secret);
}
