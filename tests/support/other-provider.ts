import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration } from 'oidc-provider';
import { callbackPaths } from '#contracts/identity.ts';

/** Nothing of it is as at the shop's own provider: neither paths nor client, nobody is given a refresh token, and consent is asked for. */
const configuration = (clientId: string, shop: string) => ({
  clients: [
    {
      client_id: clientId,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code'],
      response_types: ['code'],
      redirect_uris: Object.values(callbackPaths).map((path) => shop + path),
      post_logout_redirect_uris: [shop + callbackPaths.callback],
    },
  ],
  routes: {
    authorization: '/connect/authorize',
    token: '/connect/token',
    userinfo: '/connect/who',
    jwks: '/connect/certificates',
    end_session: '/connect/goodbye',
  },
  claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
  cookies: { keys: ['of a test'] },
  issueRefreshToken: async () => false,
  clientBasedCORS: () => true,
  findAccount: async (_: unknown, sub: string) => ({
    accountId: sub,
    claims: async () => ({ sub, name: 'Mary Somerville', email: 'mary@elsewhere.example' }),
  }),
});

/** An OpenID provider of somebody else, with the library's own forms. @returns its issuer */
export async function startOtherProvider(clientId: string, shop: string): Promise<{ issuer: string; path: string; close: () => void }> {
  const path = '/realms/travellers';
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const answer = new Provider(issuer, configuration(clientId, shop) as unknown as Configuration).callback();
  server.on('request', (request: IncomingMessage & { originalUrl?: string }, response) => {
    request.originalUrl = request.url ?? '/';
    request.url = request.originalUrl.slice(path.length);
    void answer(request, response);
  });
  return {
    issuer,
    path,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
