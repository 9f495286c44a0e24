import { atom } from 'nanostores';
import * as v from 'valibot';
import type { SignInProblem } from '#api/identity.ts';
import type { Locale } from '#contracts/common.ts';
import { pathAfterSignIn } from '#domain/return-path.ts';
import { checkoutType } from '../../checkout/checkout-type.ts';
import { isOneWindow } from '../../browser/one-window.ts';
import { tabAtom } from '../../browser/storage.ts';
import { announce, openProvider } from './provider.ts';

type SignInState = { status: 'initial' | 'loading' | 'done' | 'error'; problem?: SignInProblem; isInPopup?: boolean };

/** How a sign-in stands; what it failed with is worded by the page. */
export const $signIn = atom<SignInState>({ status: 'initial' });

/** Where the page is to go once the provider has sent the browser back, and in which language it was left. */
export const $returnPath = tabAtom<string | null>('return-path', v.nullable(v.string()), null);

/** The page that this tab left for the provider: whoever signs in no further comes back to it. */
export const $leftAt = tabAtom<string | null>('left-at', v.nullable(v.string()), null);

const popupName = 'landfall-sign-in';
const popupFeatures = 'popup,width=480,height=720';

function fail(problem: SignInProblem): undefined {
  $signIn.set({ status: 'error', problem });
  return undefined;
}

/** Sends this page to the provider, which sends it back to the callback page. */
async function redirect(locale: Locale, wanted: string | undefined): Promise<void> {
  $returnPath.set(wanted ?? pathAfterSignIn(undefined, locale, checkoutType));
  $leftAt.set(location.pathname + location.search);
  // Whoever goes back by the browser's button may find the page as it was left.
  addEventListener('pageshow', () => $signIn.set({ status: 'initial' }), { once: true });
  const { manager } = await openProvider();
  await manager.signinRedirect({ ui_locales: locale });
}

/**
 * Signs in: in a popup, or in this tab on phones and where the browser lets no popup open. To be called while a click is handled.
 * @param wanted path that the page would like to go on with
 * @param options `isInPage`: in this tab (true), or beside it (false) for a page that holds what cannot be stored
 * @returns where to go on; nothing when it failed (`$signIn` says with what) or the page is on its way to the provider
 */
export async function signIn(locale: Locale, wanted?: string, { isInPage = isOneWindow() } = {}): Promise<string | undefined> {
  // At once: after an await, the browser takes it for an advertisement.
  const popup = isInPage ? null : window.open('', popupName, popupFeatures);
  $signIn.set({ status: 'loading', isInPopup: popup !== null });
  const provider = await openProvider().catch(() => undefined);
  try {
    if (!provider) throw new TypeError('The script of the sign-in did not arrive');
    if (!popup) {
      await redirect(locale, wanted);
      return undefined;
    }
    const user = await provider.manager.signinPopup({ popupWindowTarget: popupName, popupAbortOnClose: true, ui_locales: locale });
    announce(user);
    $signIn.set({ status: 'done' });
    return pathAfterSignIn(wanted, locale, checkoutType);
  } catch (error) {
    popup?.close();
    return fail(provider ? provider.problemOf(error) : 'unavailable');
  }
}

const named: Record<SignInProblem, true> = {
  closed: true,
  refused: true,
  state: true,
  expired: true,
  unavailable: true,
  absent: true,
  failed: true,
};

/** Takes from the login page's address what a sign-in failed with that ended elsewhere. */
export function readProblem(search: string): void {
  const problem = new URLSearchParams(search).get('problem') ?? '';
  if (Object.hasOwn(named, problem)) fail(problem as SignInProblem);
}

/** The path that the login page's address names; not to be trusted before `pathAfterSignIn` has seen it. */
export const wantedIn = (search: string): string | undefined => new URLSearchParams(search).get('returnTo') ?? undefined;

/** For who opens the login page and is signed in. */
export const whereToGoOn = (search: string, locale: Locale): string => pathAfterSignIn(wantedIn(search), locale, checkoutType);
