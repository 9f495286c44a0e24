import type { StateStore, User } from '#api/identity.ts';
import { extendedSession } from '#contracts/identity.ts';
import { $signedIn } from '../signed-in.ts';
import { $session, keepSession } from './session.ts';

const day = 86_400_000;

/** The library's one entry is this tab's session. */
const userStore: StateStore = {
  get: async () => ($session.get() ? JSON.stringify($session.get()) : null),
  set: async (_, text) => keepSession(text),
  remove: async () => {
    const kept = $session.get();
    $session.set(null);
    return kept && JSON.stringify(kept);
  },
  getAllKeys: async () => [],
};

type Identity = typeof import('#api/identity.ts');
type Provider = { manager: ReturnType<Identity['openManager']>; problemOf: Identity['problemOf'] };
let opening: Promise<Provider> | undefined;

/** The client of the identity provider: fetched only when it is wanted. */
export function openProvider(): Promise<Provider> {
  opening ??= import('#api/identity.ts').then(({ openManager, problemOf }) => ({ manager: openManager(userStore), problemOf }));
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Tells all tabs who has signed in, and for how long (requirements 9: a day, unless "keep me signed in" was ticked). */
export function announce({ profile, scope }: User): void {
  const days = scope?.split(' ').includes(extendedSession) ? 30 : 1;
  const name = profile.name ?? profile.preferred_username ?? profile.email ?? profile.sub;
  const known = $signedIn.get();
  $signedIn.set({ ...(known?.name === name ? known : {}), name, authPersistExpiresAt: Date.now() + days * day });
}
