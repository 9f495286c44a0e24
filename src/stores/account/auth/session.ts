import { computed } from 'nanostores';
import * as v from 'valibot';
import { $signedIn } from '../signed-in.ts';
import { tabAtom } from '../../browser/storage.ts';

const profile = v.looseObject({
  sub: v.string(),
  name: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  organizations: v.optional(v.array(v.string()), []),
  authorizable_scopes: v.optional(v.array(v.string()), []),
});

/** As the OpenID Connect library keeps it; what it adds for itself stays. */
const session = v.looseObject({
  access_token: v.string(),
  id_token: v.optional(v.string()),
  scope: v.optional(v.string(), ''),
  /** Seconds since 1970. */
  expires_at: v.optional(v.number()),
  profile,
});
export type Session = v.InferOutput<typeof session>;

/** This tab's tokens (decision 2 of docs/design.md). */
export const $session = tabAtom<Session | null>('session', v.nullable(session), null);

/** Takes over what the library keeps, with everything that the shop reads of it. @throws ValiError for what is no session */
export const keepSession = (text: string): void => $session.set(v.parse(session, JSON.parse(text)));

// Signed out in one tab is signed out in all of them.
$signedIn.subscribe((person) => {
  if (!person && $session.get()) $session.set(null);
});

/** Requirements 3, "Auth state": what the tokens say. */
export const $auth = computed([$session, $signedIn], (kept, person) => ({
  access_token: kept?.access_token ?? null,
  id_token: kept?.id_token ?? null,
  isAuthenticated: kept !== null,
  userinfo: kept?.profile ?? null,
  authPersistExpiresAt: person?.authPersistExpiresAt ?? null,
}));
export type UserInfo = v.InferOutput<typeof profile>;

/** Renewed this long before they expire, in seconds. */
const margin = 60;

/** Whether the tokens serve for a call that is made now. */
export const isFresh = (kept: Session | null): boolean => kept !== null && (kept.expires_at ?? Infinity) - margin > Date.now() / 1000;
