import type { SignInProblem } from '#api/identity.ts';
import { callbackPaths } from '#contracts/identity.ts';
import type { Locale } from '#contracts/common.ts';
import { pathAfterSignIn, pathAfterSignOut, safeReturnPath } from '#domain/return-path.ts';
import { localeOf, paths } from '#domain/routes.ts';
import { checkoutType } from '../../checkout/checkout-type.ts';
import { offeredLocales } from '#domain/offered-locales.ts';
import { announce, openProvider } from './provider.ts';
import { $leftAt, $returnPath } from './sign-in.ts';

/** The language that the page was left in, else the first of the visitor's that the brand has. */
const localeFor = (path: string | null): Locale =>
  localeOf(safeReturnPath(path) ?? '', offeredLocales) ??
  navigator.languages.flatMap((tag) => offeredLocales.filter((locale) => tag.startsWith(locale)))[0] ??
  offeredLocales[0];

const loginWith = (locale: Locale, problem: SignInProblem, wanted: string | null): string =>
  paths.login(locale, { problem, ...(safeReturnPath(wanted) ? { returnTo: safeReturnPath(wanted) ?? '' } : {}) });

/** Whether this tab itself asked for the answer: a popup's is for the page that opened it. */
const isAsked = (state: string | null): boolean => {
  try {
    return state !== null && sessionStorage.getItem(`oidc.${state}`) !== null;
  } catch {
    return false;
  }
};

/**
 * Takes what the provider sent the browser back with: to the frame's parent, to the page that opened the popup, or here.
 * @param url address of the callback page
 * @returns where to go on; nothing where another window does
 */
export async function receive(url: URL): Promise<string | undefined> {
  const wanted = $returnPath.get();
  const locale = localeFor(wanted);
  const isSilent = url.pathname === callbackPaths.silent;
  const provider = await openProvider().catch(() => undefined);
  if (!provider) return isSilent ? undefined : loginWith(locale, 'unavailable', wanted);
  const { manager, problemOf } = provider;
  const query = url.searchParams;
  if (isSilent) {
    await manager.signinSilentCallback(url.href);
    return undefined;
  }
  if (!query.has('code') && !query.has('error')) {
    $returnPath.set(null);
    return pathAfterSignOut(wanted, locale);
  }
  if (!isAsked(query.get('state')) && window.opener) {
    await manager.signinPopupCallback(url.href);
    return undefined;
  }
  try {
    announce(await manager.signinRedirectCallback(url.href));
    $returnPath.set(null);
    return pathAfterSignIn(wanted, locale, checkoutType);
  } catch (error) {
    const problem = problemOf(error);
    return (problem === 'refused' && safeReturnPath($leftAt.get())) || loginWith(locale, problem, wanted);
  }
}
