import { atom } from 'nanostores';
import { ServiceError } from '#api/service-error.ts';
import { forgetAccountTrip } from '../../trip/forget-account-trip.ts';
import { $savedTours, isAccounts } from '../saved-tours.ts';
import { $signedIn } from '../signed-in.ts';
import { announce, openProvider } from './provider.ts';
import { $session, isFresh } from './session.ts';

/** How this tab's session stands: `checking` until a new tab, or one whose tokens have expired, has asked the provider. */
export const $resuming = atom<'initial' | 'checking' | 'done' | 'unavailable'>('initial');

/** Forgets who was signed in, their wishlist and their trip, in every tab. */
export function forgetSession(): void {
  $session.set(null);
  $signedIn.set(null);
  if (isAccounts()) $savedTours.set('');
  // Last: while somebody is signed in, what leaves the trip is taken out of the account's, too.
  forgetAccountTrip();
}

/**
 * Asks in a frame that nobody sees: a refresh token may be used once, and a tab that was duplicated has the same one.
 * It serves where the browser keeps the provider's cookie from frames.
 */
async function renew(): Promise<boolean> {
  const { manager, problemOf } = await openProvider();
  try {
    announce(
      (await manager.signinSilent({ forceIframeAuth: true }).catch(async (error: unknown) => {
        const user = await manager.getUser();
        if (problemOf(error) !== 'absent' || !user?.refresh_token) throw error;
        const renewed = await manager.signinSilent();
        if (!renewed) throw error;
        return renewed;
      })) ??
        (() => {
          throw new Error('The provider gave nobody');
        })(),
    );
    return true;
  } catch (error) {
    if (problemOf(error) === 'unavailable') throw new ServiceError('unavailable', 'The identity provider does not answer');
    forgetSession();
    return false;
  }
}

let running: Promise<boolean> | undefined;

/**
 * Sees to it that a person who is signed in has tokens in this tab that serve: nothing to do, or a silent sign-in.
 * @returns whether somebody is signed in
 * @throws ServiceError `unavailable`: whether somebody is cannot be said
 */
export function resume(): Promise<boolean> {
  if (!$signedIn.get()) return Promise.resolve(false);
  if (isFresh($session.get())) return Promise.resolve(true);
  running ??= renew().finally(() => {
    running = undefined;
  });
  return running;
}

/** The same for a page that waits for it, as state. */
export async function openSession(): Promise<void> {
  $resuming.set('checking');
  await resume().then(
    () => $resuming.set('done'),
    () => $resuming.set('unavailable'),
  );
}

const unauthenticated = () => new ServiceError('unauthenticated', 'Nobody is signed in any more', 401);

/**
 * RFC 6750, section 2.1, for a call; nothing for a guest.
 * @throws ServiceError `unauthenticated` once, when who was signed in is not any more; as `resume` does
 */
export async function bearer(): Promise<string | undefined> {
  if (!$signedIn.get()) return undefined;
  if (!(await resume())) throw unauthenticated();
  return `Bearer ${$session.get()?.access_token ?? ''}`;
}

/** Who calls and with what. @throws ServiceError `unauthenticated` when nobody is signed in */
export async function asSubject(): Promise<{ authorization: string; subjectId: string }> {
  const authorization = await bearer();
  const subjectId = $session.get()?.profile.sub;
  if (!authorization || !subjectId) throw unauthenticated();
  return { authorization, subjectId };
}

/** Renews the tokens of a page that stays open, a minute before they expire. @returns what ends it */
export function keepRenewing(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = $session.subscribe((kept) => {
    clearTimeout(timer);
    if (!kept?.expires_at) return;
    timer = setTimeout(() => void resume().catch(() => undefined), Math.max(1000, kept.expires_at * 1000 - Date.now() - 59_000));
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
