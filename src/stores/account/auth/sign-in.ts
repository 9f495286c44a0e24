import { atom } from 'nanostores';
import * as v from 'valibot';
import type { SignInProblem } from '#api/identity.ts';
import type { Locale } from '#contracts/common.ts';
import { pathAfterSignIn } from '#domain/return-path.ts';
import { checkoutType } from '../../checkout/checkout-type.ts';
import { tabAtom } from '../../browser/storage.ts';
import { announce, openProvider } from './provider.ts';

/** How a sign-in stands; what it failed with is worded by the page. */
export const $signIn = atom<{ status: 'initial' | 'loading' | 'done' | 'error'; problem?: SignInProblem }>({ status: 'initial' });

/** Where the page is to go once the provider has sent the browser back, and in which language it was left. */
export const $returnPath = tabAtom<string | null>('return-path', v.nullable(v.string()), null);

const popupName = 'landfall-sign-in';
const popupFeatures = 'popup,width=480,height=720';

function fail(problem: SignInProblem): undefined {
  $signIn.set({ status: 'error', problem });
  return undefined;
}

/** Sends this page to the provider, which sends it back to the callback page. */
async function redirect(locale: Locale, wanted: string | undefined): Promise<void> {
  $returnPath.set(wanted ?? pathAfterSignIn(undefined, locale, checkoutType));
  const { manager } = await openProvider();
  await manager.signinRedirect({ ui_locales: locale });
}

/**
 * Signs in: in a popup, or in this page where the browser does not let one open. To be called while a click is handled.
 * @param wanted path that the page would like to go on with
 * @returns where to go on; nothing when it failed (`$signIn` says with what) or the page is on its way to the provider
 */
export async function signIn(locale: Locale, wanted?: string, { isInPage = false } = {}): Promise<string | undefined> {
  $signIn.set({ status: 'loading' });
  // At once: after an await, the browser takes it for an advertisement.
  const popup = isInPage ? null : window.open('', popupName, popupFeatures);
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
