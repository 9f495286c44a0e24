import type { CheckoutType } from './checkout-steps.ts';
import { localeOf, paths } from './routes.ts';
import type { Locale } from '#contracts/common.ts';

/** Any origin: what resolves to another one leads away. */
const here = 'https://shop.invalid';

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/**
 * A path to return to after sign-in or sign-out, from an address or a storage that anybody may have written: only pages of
 * the shop itself (OWASP, "Unvalidated Redirects and Forwards").
 * @returns path with query and fragment; nothing for `//evil`, `/\evil`, `javascript:`, `/%2f%2fevil`, other origins, and the login page
 */
export function safeReturnPath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > 1000) return undefined;
  const plain = decoded(wanted.replace(/[?#].*$/s, ''));
  // Browsers drop tabs and line ends before they look for slashes.
  if (plain === undefined || /\\|\/\/|[\u0000-\u0020]/.test(plain) || !URL.canParse(wanted, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, here);
  const locale = localeOf(pathname);
  return origin === here && locale && pathname !== paths.login(locale) ? pathname + search + hash : undefined;
}

/** Pages on which somebody signs in to go on with what they began there. */
const isUnfinished = (path: string): boolean => /^\/[^/]+\/(new\/checkout\/|verification\?|(trip|wishlist)$)/.test(path);

/**
 * Requirements 2, "Login redirect": back to the checkout when coming from it, else the dashboard; in a concierge's shop its
 * home. Who signs in to confirm an address, or from a trip or a wishlist, returns to that, too.
 */
export function pathAfterSignIn(wanted: unknown, locale: Locale, checkoutType: CheckoutType): string {
  const path = safeReturnPath(wanted);
  if (path && isUnfinished(path)) return path;
  return checkoutType === 'billed' ? paths.home(locale) : paths.dashboard(locale);
}

/** Requirements 2: after logout back to where one was, or home from a personal page. */
export function pathAfterSignOut(wanted: unknown, locale: Locale): string {
  const path = safeReturnPath(wanted);
  return path && !path.startsWith(paths.dashboard(locale)) ? path : paths.home(locale);
}
