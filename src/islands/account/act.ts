import { paths } from '#domain/routes.ts';
import { $signIn, signIn } from '#stores/account/auth/sign-in.ts';
import { signOut } from '#stores/account/auth/sign-out.ts';
import { pageLocale } from '#stores/browser/page-locale.ts';

const locale = pageLocale();

/** A popup over this page; what goes wrong is said on the login page. */
export async function signInHere(): Promise<void> {
  const next = await signIn(locale);
  const { status, problem } = $signIn.get();
  if (next) location.assign(next);
  else if (status === 'error' && problem) location.assign(paths.login(locale, { problem }));
}

export const signOutHere = (): Promise<void> => signOut(locale, location.pathname + location.search);
