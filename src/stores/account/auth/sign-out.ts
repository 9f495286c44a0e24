import type { Locale } from '#contracts/common.ts';
import { pathAfterSignOut } from '#domain/return-path.ts';
import { isSent } from '../../trip/stored.ts';
import { openProvider } from './provider.ts';
import { forgetSession } from './resume.ts';
import { $session } from './session.ts';
import { $returnPath } from './sign-in.ts';

const momentMilliseconds = 1_500;

/** What the account has yet to be told of the trip is told while there is still somebody to tell it, if it takes no more than a moment. */
async function sendTrip(): Promise<void> {
  if (isSent()) return;
  const sent = import('../../trip/account-trip.ts').then(
    (trip) => trip.sendTrip(),
    () => undefined,
  );
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, momentMilliseconds))]);
}

/**
 * Signs out here, in every tab, and at the provider (OpenID Connect RP-Initiated Logout 1.0), which sends the page back.
 * Where the provider does not answer, the shop has forgotten the person all the same.
 * @param from path of the page that it happens on
 */
export async function signOut(locale: Locale, from: string): Promise<void> {
  const idToken = $session.get()?.id_token;
  const back = pathAfterSignOut(from, locale);
  await sendTrip();
  forgetSession();
  $returnPath.set(back);
  try {
    const { manager } = await openProvider();
    await manager.signoutRedirect(idToken ? ({ id_token_hint: idToken, ui_locales: locale } as object) : {});
  } catch {
    location.assign(back);
  }
}
