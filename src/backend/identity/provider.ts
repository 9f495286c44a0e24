import { interactionPolicy, Provider, type Configuration, type Context } from 'oidc-provider';
import { callbackPaths, clientId, extendedSession, requestedScopes } from '#contracts/identity.ts';
import { embeddedBase } from '#contracts/endpoint.ts';
import type { OfferedLocales } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import type { Backend } from '../backend.ts';
import { isDemoMode, readAccount, userInfoOf } from './accounts.ts';
import { databaseAdapter } from './adapter.ts';
import { createDemoAccounts } from './demo.ts';
import { grantOf } from './grant.ts';
import { readKeys } from './keys.ts';
import { renderError, renderLogout, renderSignedOut } from './provider-pages.tsx';

export type IdentityParts = Pick<Backend, 'db' | 'config' | 'brand' | 'clock' | 'log'>;

const minute = 60;
const day = 86_400;
/** Seconds. `session:extended` is for who ticked "keep me signed in"; requirements 9 gives the others a day. */
export const lifetime = { accessToken: 15 * minute, session: day, extendedSession: 30 * day, interaction: 60 * minute } as const;

/** No consent page: the only client is the shop itself. */
function policy() {
  const prompts = interactionPolicy.base();
  prompts.remove('consent');
  return prompts;
}

/** The shop's own pages, on the public origin and nowhere else. */
const client = (siteUrl: string, locales: OfferedLocales) => ({
  client_id: clientId,
  application_type: 'web',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: Object.values(callbackPaths).map((path) => siteUrl + path),
  post_logout_redirect_uris: [`${siteUrl}/`, ...locales.map((locale) => siteUrl + paths.home(locale)), siteUrl + callbackPaths.callback],
});

function configuration(
  { db, config, brand }: IdentityParts,
  keys: Awaited<ReturnType<typeof readKeys>>,
  provider: () => Provider,
): Configuration {
  const isSecure = config.siteUrl.startsWith('https:');
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isSecure, signed: true };
  const off = { enabled: false };
  return {
    adapter: (kind) => databaseAdapter(db, kind),
    clients: [client(config.siteUrl, brand.locales)],
    jwks: { keys: [keys.signing] },
    cookies: { keys: [keys.cookies], long: { ...cookie, path: embeddedBase.identity }, short: cookie },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    scopes: requestedScopes,
    claims: {
      openid: ['sub'],
      profile: ['name', 'locale', 'organizations', 'authorizable_scopes'],
      email: ['email', 'email_verified'],
      acr: null,
    },
    routes: {
      authorization: '/auth',
      token: '/token',
      userinfo: '/userinfo',
      jwks: '/jwks',
      revocation: '/token/revocation',
      end_session: '/session/end',
    },
    features: {
      devInteractions: off,
      dPoP: off,
      pushedAuthorizationRequests: off,
      resourceIndicators: off,
      revocation: {
        enabled: true,
        allowedPolicy: async (_: Context, own: { clientId: string }, token: { clientId: string }) => token.clientId === own.clientId,
      },
      rpInitiatedLogout: { enabled: true, logoutSource: renderLogout(brand), postLogoutSuccessSource: renderSignedOut(brand) },
    },
    discovery: { ui_locales_supported: brand.locales },
    ttl: {
      AccessToken: lifetime.accessToken,
      IdToken: lifetime.accessToken,
      AuthorizationCode: minute,
      Interaction: lifetime.interaction,
      Session: (_, session) => (session.transient ? lifetime.session : lifetime.extendedSession),
      Grant: lifetime.extendedSession,
      // A rotated token does not live longer than the first one would have.
      RefreshToken: (context, token) =>
        context?.oidc.entities.RotatedRefreshToken?.remainingTTL ??
        (token.scopes.has(extendedSession) ? lifetime.extendedSession : lifetime.session),
    },
    interactions: { policy: policy(), url: async (_, { uid }) => `${embeddedBase.identity}/interaction/${uid}` },
    clientBasedCORS: (_, origin) => origin === config.siteUrl,
    findAccount: async (_, sub) => {
      const account = await readAccount({ db, config }, sub);
      return account && { accountId: account.id, claims: () => userInfoOf(db, account) };
    },
    loadExistingGrant: (context) => grantOf(provider(), { db, config }, context),
    issueRefreshToken: async () => true,
    expiresWithSession: async () => true,
    renderError: renderError(brand),
  };
}

/**
 * The shop's identity provider: OpenID Connect, authorization code with PKCE (S256) only, opaque access tokens. Where no mail
 * server is configured it has people to try it with.
 */
export async function openProvider(parts: IdentityParts): Promise<Provider> {
  if (isDemoMode(parts.config)) await createDemoAccounts(parts.db, parts.clock());
  const keys = await readKeys(parts.db);
  const provider: Provider = new Provider(
    parts.config.siteUrl + embeddedBase.identity,
    configuration(parts, keys, () => provider),
  );
  // `mount.ts` says which origin the browser sees; no other code knows it.
  provider.proxy = true;
  provider.on('server_error', (_, error) => parts.log.error({ err: error }, 'the identity provider failed'));
  return provider;
}
