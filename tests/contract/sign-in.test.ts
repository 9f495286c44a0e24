import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '#backend/identity/demo.ts';
import type { RunningServer } from '#backend/server.ts';
import { userinfo } from '#contracts/documented/identity.ts';
import { organizationIn, personIn, type Person } from '#tests/support/accounts.ts';
import { startTestServer } from '#tests/support/backend.ts';
import {
  askForTokens,
  authorizationOf,
  exchange,
  newVerifier,
  openBrowser,
  refresh,
  signIn,
  type Tokens,
} from '#tests/support/browser-session.ts';
import { call } from '#tests/support/contract.ts';

let server: RunningServer;
let origin: string;
let shopper: Person;
beforeAll(async () => {
  server = await startTestServer();
  origin = server.url;
  shopper = await personIn(server.backend);
});
afterAll(() => server.close());

const parametersOf = (url: string): Record<string, string> => Object.fromEntries(new URL(url).searchParams);
const errorOf = async (response: Response): Promise<unknown> => ({
  status: response.status,
  error: ((await response.json()) as { error: string }).error,
});
const isKnown = async ({ access_token: token }: Tokens): Promise<boolean> =>
  (await fetch(`${origin}/identity/userinfo`, { headers: { Authorization: `Bearer ${token}` } })).ok;

/** Up to the code that comes back to the shop. */
async function codeFor(person: Person): Promise<{ code: string; verifier: string }> {
  const { verifier, challenge } = newVerifier();
  const browser = openBrowser(origin);
  const back = await browser.submit(await browser.open(authorizationOf(origin, challenge)), 'Sign in', person);
  return { code: parametersOf(back.url)['code'] ?? '', verifier };
}

describe('discovery', () => {
  it('offers the code flow with S256 and nothing else', async () => {
    expect(await (await fetch(`${origin}/identity/.well-known/openid-configuration`)).json()).toMatchObject({
      issuer: `${origin}/identity`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      userinfo_endpoint: `${origin}/identity/userinfo`,
      end_session_endpoint: `${origin}/identity/session/end`,
    });
  });

  it('publishes no part of the private key', async () => {
    const { keys } = (await (await fetch(`${origin}/identity/jwks`)).json()) as { keys: object[] };
    expect(keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
  });
});

describe('sign-in', () => {
  it('leads from the form to tokens, and tokens to who it is', async () => {
    const organizationId = await organizationIn(server.backend);
    const authorizableScopes = ['bookings:concierge:read-write' as const];
    const concierge = await personIn(server.backend, { organizationId, authorizableScopes });
    const tokens = await signIn(origin, concierge.email, concierge.password);
    expect(tokens.scope.split(' ').sort()).toEqual(['bookings:concierge:read-write', 'email', 'openid', 'profile']);
    const { body } = await call({ origin, close: server.close }, userinfo, { headers: { authorization: `Bearer ${tokens.access_token}` } });
    expect(body).toEqual({
      sub: concierge.id,
      name: 'Ada Byron',
      locale: 'en',
      email: concierge.email,
      email_verified: true,
      organizations: [organizationId],
      authorizable_scopes: authorizableScopes,
    });
  });

  it('comes back with state and issuer, and signs a new tab in without asking', async () => {
    const browser = openBrowser(origin);
    const first = await browser.submit(await browser.open(authorizationOf(origin, newVerifier().challenge)), 'Sign in', shopper);
    expect(parametersOf(first.url)).toMatchObject({ code: expect.any(String), state: 'a-state', iss: `${origin}/identity` });
    const silent = await browser.open(
      authorizationOf(origin, newVerifier().challenge, { prompt: 'none', redirect_uri: `${origin}/oauth/silent` }),
    );
    expect(new URL(silent.url).pathname).toBe('/oauth/silent');
    expect(parametersOf(silent.url)).toHaveProperty('code');
  });

  it('says to a new tab that nobody is signed in', async () => {
    const silent = await openBrowser(origin).open(authorizationOf(origin, newVerifier().challenge, { prompt: 'none' }));
    expect(parametersOf(silent.url)).toMatchObject({ error: 'login_required', state: 'a-state' });
  });

  it('keeps whoever wants it signed in for thirty days, others for one', async () => {
    const stillIn = async (remember: boolean, days: number): Promise<boolean> => {
      vi.useRealTimers();
      const { refresh_token: token } = await signIn(origin, shopper.email, shopper.password, { remember });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
      return (await refresh(origin, token)).ok;
    };
    expect([await stillIn(false, 0.9), await stillIn(false, 1.1), await stillIn(true, 29), await stillIn(true, 31)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    vi.useRealTimers();
  });

  it.each([
    ['a wrong password', 'wrong'],
    ['an unknown address', undefined],
  ])('answers the same to %s', async (_, password) => {
    const browser = openBrowser(origin, 'de');
    const form = await browser.open(authorizationOf(origin, newVerifier().challenge));
    const email = password === undefined ? 'nobody@example.com' : shopper.email;
    const again = await browser.submit(form, 'Anmelden', { email, password: password ?? shopper.password });
    expect(again.status).toBe(401);
    expect(again.html).toContain('E-Mail-Adresse und Passwort passen nicht zusammen.');
    expect(again.html).toContain(`value="${email}"`);
    expect(again.html).not.toContain(shopper.password);
  });

  it('names each empty field, in the language that the shop asked for', async () => {
    const browser = openBrowser(origin);
    const form = await browser.open(authorizationOf(origin, newVerifier().challenge, { ui_locales: 'de' }));
    const again = await browser.submit(form, 'Anmelden', { email: 'ada', password: '' });
    expect(again.status).toBe(400);
    for (const part of [
      '<html lang="de">',
      '<title>Fehler: Anmelden',
      'href="#email"',
      'href="#password"',
      'aria-describedby="email-problem"',
    ])
      expect(again.html).toContain(part);
  });

  it('lets somebody go back to the shop', async () => {
    const browser = openBrowser(origin);
    const back = await browser.submit(await browser.open(authorizationOf(origin, newVerifier().challenge)), 'Back to the shop');
    expect(parametersOf(back.url)).toMatchObject({ error: 'access_denied', state: 'a-state' });
  });

  it('refuses the form in a browser that did not begin it', async () => {
    const form = await openBrowser(origin).open(authorizationOf(origin, newVerifier().challenge));
    const stranger = await openBrowser(origin).submit(form, 'Sign in', shopper);
    expect(stranger.status).toBe(400);
    expect(stranger.html).toContain('This page has expired');
  });

  it('refuses a form that another site sends', async () => {
    const form = await openBrowser(origin).open(authorizationOf(origin, newVerifier().challenge));
    const response = await fetch(form.url, {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.example' },
      body: new URLSearchParams(shopper),
    });
    expect(response.status).toBe(403);
  });

  it('shows pages that run no script, in no frame, without isolating the popup', async () => {
    const { headers } = await openBrowser(origin).open(authorizationOf(origin, newVerifier().challenge));
    const policy = headers.get('Content-Security-Policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'self' 'sha256-[^']+'; font-src 'self'; img-src 'self' data:/);
    expect(policy).toMatch(/; form-action 'self'.*; frame-ancestors 'none'$/);
    expect(headers.has('Cross-Origin-Opener-Policy')).toBe(false);
  });
});

describe('behind a proxy that speaks https', () => {
  let proxied: RunningServer;
  beforeAll(async () => {
    proxied = await startTestServer({}, { SITE_URL: 'https://shop.example' });
  });
  afterAll(() => proxied.close());

  it('speaks of the public origin, whatever the proxy says, and keeps cookies to https', async () => {
    const headers = { 'X-Forwarded-Host': 'elsewhere.example', 'X-Forwarded-Proto': 'http' };
    const discovered = (await (await fetch(`${proxied.url}/identity/.well-known/openid-configuration`, { headers })).json()) as Record<
      string,
      string
    >;
    expect([discovered['issuer'], discovered['token_endpoint']]).toEqual([
      'https://shop.example/identity',
      'https://shop.example/identity/token',
    ]);
    const begun = await fetch(proxied.url + authorizationOf('https://shop.example', newVerifier().challenge), {
      headers,
      redirect: 'manual',
    });
    expect(begun.headers.get('Location')).toMatch(/^\/identity\/interaction\//);
    expect(begun.headers.get('Strict-Transport-Security')).toContain('max-age');
    for (const cookie of begun.headers.getSetCookie())
      expect(cookie).toMatch(/; secure; httponly; samesite=lax|; samesite=lax; secure; httponly/i);
  });
});

it('lets demo people sign in only where mail is not really sent', async () => {
  expect((await signIn(origin, 'shopper@demo.example', demoPassword)).access_token).toBeTruthy();
  server.backend.config.smtpUrl = 'smtp://127.0.0.1:1';
  await expect(signIn(origin, 'shopper@demo.example', demoPassword)).rejects.toThrow('do not match');
  delete server.backend.config.smtpUrl;
});

describe('what is refused', () => {
  const refused = async (more: Record<string, string | undefined>) =>
    openBrowser(origin).open(authorizationOf(origin, newVerifier().challenge, more));

  it('the implicit flow', async () => {
    const { url } = await refused({ response_type: 'id_token token' });
    expect(url).toContain('error=unsupported_response_type');
    expect(url).not.toMatch(/access_token|id_token=/);
  });

  it('a request without PKCE', async () => {
    expect(parametersOf((await refused({ code_challenge: undefined, code_challenge_method: undefined })).url)).toMatchObject({
      error: 'invalid_request',
    });
  });

  it('PKCE with a challenge that is the verifier', async () => {
    expect(parametersOf((await refused({ code_challenge_method: 'plain' })).url)).toMatchObject({ error: 'invalid_request' });
    expect(parametersOf((await refused({ code_challenge_method: undefined })).url)).toMatchObject({ error: 'invalid_request' });
  });

  it.each(['https://elsewhere.example/oauth/callback', 'http://127.0.0.1:1/oauth/callback', '//elsewhere.example'])(
    'the redirect URI %s',
    async (redirect_uri) => {
      const page = await refused({ redirect_uri });
      expect(page.status).toBe(400);
      expect(page.html).toContain('invalid_redirect_uri');
      expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    },
  );

  it('a code with another verifier', async () => {
    const { code } = await codeFor(shopper);
    expect(await errorOf(await exchange(origin, code, newVerifier().verifier))).toEqual({ status: 400, error: 'invalid_grant' });
  });

  it('a code for the second time, and what came of the first', async () => {
    const { code, verifier } = await codeFor(shopper);
    const tokens = (await (await exchange(origin, code, verifier)).json()) as Tokens;
    expect(await isKnown(tokens)).toBe(true);
    expect(await errorOf(await exchange(origin, code, verifier))).toEqual({ status: 400, error: 'invalid_grant' });
    expect(await isKnown(tokens)).toBe(false);
    expect(await errorOf(await refresh(origin, tokens.refresh_token))).toEqual({ status: 400, error: 'invalid_grant' });
  });

  it('a refresh token for the second time, and its whole family', async () => {
    const first = await signIn(origin, shopper.email, shopper.password);
    const second = (await (await refresh(origin, first.refresh_token)).json()) as Tokens;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await isKnown(second)).toBe(true);
    expect(await errorOf(await refresh(origin, first.refresh_token))).toEqual({ status: 400, error: 'invalid_grant' });
    expect([await isKnown(first), await isKnown(second)]).toEqual([false, false]);
    expect(await errorOf(await refresh(origin, second.refresh_token))).toEqual({ status: 400, error: 'invalid_grant' });
  });

  it('all but one of many who refresh with the same token at once', async () => {
    const { refresh_token: token } = await signIn(origin, shopper.email, shopper.password);
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(origin, token)));
    expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
  });

  it('the password grant', async () => {
    expect(
      await errorOf(await askForTokens(origin, { grant_type: 'password', username: shopper.email, password: shopper.password })),
    ).toMatchObject({ error: 'unsupported_grant_type' });
  });
});

describe('sign-out', () => {
  async function signedIn() {
    const browser = openBrowser(origin);
    const tokens = await signIn(origin, shopper.email, shopper.password, { browser });
    return { browser, tokens };
  }
  const endOf = (more: Record<string, string>) =>
    `/identity/session/end?${new URLSearchParams({ post_logout_redirect_uri: `${origin}/de/`, state: 'bye', ...more }).toString()}`;

  it('ends session and tokens, and goes back to the shop', async () => {
    const { browser, tokens } = await signedIn();
    const page = await browser.open(endOf({ id_token_hint: tokens.id_token }));
    expect(page.html).toContain("document.querySelector('button').click()");
    const back = await browser.submit(page, 'Sign out');
    expect(back.url).toBe(`${origin}/de/?state=bye`);
    expect(await isKnown(tokens)).toBe(false);
    expect(await errorOf(await refresh(origin, tokens.refresh_token))).toMatchObject({ error: 'invalid_grant' });
    expect(parametersOf((await browser.open(authorizationOf(origin, newVerifier().challenge, { prompt: 'none' }))).url)).toMatchObject({
      error: 'login_required',
    });
  });

  it('asks first where the shop does not say for whom', async () => {
    const { browser } = await signedIn();
    expect((await browser.open('/identity/session/end')).html).not.toContain('<script');
  });

  it('goes back to no other site', async () => {
    const { browser, tokens } = await signedIn();
    const page = await browser.open(endOf({ id_token_hint: tokens.id_token, post_logout_redirect_uri: 'https://elsewhere.example/' }));
    expect(page.status).toBe(400);
  });
});
