import { vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { mailsTo } from './accounts.ts';
import { authorizationOf, newVerifier, openBrowser, type Browser, type Page } from './browser-session.ts';
import { complete } from './work-off.ts';

export const password = 'a quiet harbour at dawn';

/** Registers with the form. @returns the page that says that a mail is on its way */
export async function register(
  origin: string,
  email: string,
  more: { name?: string; password?: string } = {},
  { language = 'en', browser = openBrowser(origin, language) }: { language?: 'en' | 'de'; browser?: Browser } = {},
): Promise<Page> {
  const form = await browser.open(authorizationOf(origin, newVerifier().challenge));
  const [link, button] = language === 'de' ? ['Konto anlegen', 'Konto anlegen'] : ['Create an account', 'Create account'];
  return browser.submit(await browser.follows(form, link), button, { name: 'Ada Byron', email, password, ...more });
}

/** Asks for a mail with which a new password can be set. */
export async function askForLink(origin: string, email: string): Promise<Page> {
  const browser = openBrowser(origin);
  const form = await browser.open(authorizationOf(origin, newVerifier().challenge));
  return browser.submit(await browser.follows(form, 'Forgotten your password?'), 'Send the link', { email });
}

const isOfAccount = ({ url }: { url: URL }): boolean => /\/(verification|reset)$/.test(url.pathname);

/** Reads the mails to an account, not those of its orders, one after the other. It may be the server's own round that sends them. */
export function mailReader(backend: () => Backend): (email: string) => Promise<{ subject: string; url: URL }> {
  const read = new Map<string, number>();
  return async (email) => {
    const count = read.get(email) ?? 0;
    read.set(email, count + 1);
    await complete(backend());
    return vi.waitFor(
      async () => {
        const mail = (await mailsTo(backend(), email)).filter(isOfAccount)[count];
        if (!mail) throw new Error(`no mail to ${email}`);
        return mail;
      },
      { timeout: 10_000 },
    );
  };
}

/** What the link of a verification mail says. */
export const codeIn = ({ url }: { url: URL }) => ({
  subjectId: url.searchParams.get('subjectId') ?? '',
  verificationCode: url.searchParams.get('verificationCode') ?? '',
});
