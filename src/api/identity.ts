import { IDENTITY_CLIENT_ID } from 'astro:env/client';
import {
  ErrorResponse,
  ErrorTimeout,
  InMemoryWebStorage,
  UserManager,
  WebStorageStateStore,
  type StateStore,
  type User,
} from 'oidc-client-ts';
import { callbackPaths, requestedScopes } from '#contracts/identity.ts';
import { serviceUrl } from './service-urls.ts';

export type { StateStore, User };

/** Why somebody is not signed in. `absent`: the provider knows nobody here, which is not an error. */
export type SignInProblem = 'closed' | 'refused' | 'state' | 'expired' | 'unavailable' | 'absent' | 'failed';

const requests = (): Storage => {
  try {
    sessionStorage.setItem('oidc.probe', '');
    sessionStorage.removeItem('oidc.probe');
    return sessionStorage;
  } catch {
    return new InMemoryWebStorage();
  }
};

/**
 * The client of whichever OpenID Connect provider the environment names: authorization code with PKCE (RFC 7636, S256).
 * @param userStore where the tokens are stored
 */
export function openManager(userStore: StateStore): UserManager {
  const { origin } = location;
  const callback = origin + callbackPaths.callback;
  return new UserManager({
    authority: new URL(serviceUrl('identity'), origin).href,
    client_id: IDENTITY_CLIENT_ID,
    redirect_uri: callback,
    popup_redirect_uri: callback,
    silent_redirect_uri: origin + callbackPaths.silent,
    post_logout_redirect_uri: callback,
    scope: requestedScopes.join(' '),
    userStore,
    stateStore: new WebStorageStateStore({ store: requests() }),
    loadUserInfo: true,
    automaticSilentRenew: false,
    silentRequestTimeoutInSeconds: 10,
    requestTimeoutInSeconds: 10,
  });
}

/** Errors of RFC 6749 (sections 4.1.2.1 and 5.2) and of OpenID Connect Core 1.0 (section 3.1.2.6). */
const problems: Readonly<Record<string, SignInProblem>> = {
  access_denied: 'refused',
  login_required: 'absent',
  interaction_required: 'absent',
  consent_required: 'absent',
  account_selection_required: 'absent',
  invalid_grant: 'expired',
  expired: 'expired',
  server_error: 'unavailable',
  temporarily_unavailable: 'unavailable',
};

/** What a sign-in failed with. The library gives some causes as text alone. */
export function problemOf(error: unknown): SignInProblem {
  if (error instanceof ErrorResponse) return problems[error.error ?? ''] ?? 'failed';
  if (error instanceof ErrorTimeout || error instanceof TypeError) return 'unavailable';
  const text = error instanceof Error ? error.message : '';
  if (/closed|aborted/i.test(text)) return 'closed';
  if (/state/i.test(text)) return 'state';
  return /network|timed out|\(5\d\d\)|fetch|JSON/i.test(text) ? 'unavailable' : 'failed';
}
