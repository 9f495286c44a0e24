import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { callbackPaths } from '#contracts/identity.ts';
import { stubBrowser } from '#tests/support/browser.ts';
import { openBrowser, type Browser, type Page } from '#tests/support/browser-session.ts';
import { startOtherProvider } from '#tests/support/other-provider.ts';

const shop = 'http://shop.example';
const settings = vi.hoisted(() => ({
  IDENTITY_CLIENT_ID: 'somebody-elses-shop',
  IDENTITY_URL: '',
  LOCATION_URL: '',
  NEWSLETTER_LIST_ID: '',
  NEWSLETTER_URL: '',
  SEARCH_URL: '',
  SHOPPER_URL: '',
  VENDOR_URL: '',
}));
vi.mock('astro:env/client', () => settings);

let provider: Awaited<ReturnType<typeof startOtherProvider>>;
let browser: Browser;
const assign = vi.fn<(url: string) => void>();

type Stores = typeof import('#stores/account/auth/sign-in.ts') &
  typeof import('#stores/account/auth/callback.ts') &
  typeof import('#stores/account/auth/resume.ts') &
  typeof import('#stores/account/auth/session.ts') &
  typeof import('#stores/account/auth/sign-out.ts') &
  typeof import('#stores/account/signed-in.ts');
let stores: Stores;

/** Where the page was last sent, once it was. */
async function sentTo(): Promise<string> {
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  const url = assign.mock.lastCall?.[0] ?? '';
  assign.mockClear();
  return url;
}

/** A frame that nobody sees opens an address of the provider, and the shop's own page at the end tells the one that it stands in. */
function frame() {
  const contentWindow = {
    location: {
      replace: (url: string) => {
        if (url !== 'about:blank') void browser.open(url).then((page) => stores.receive(new URL(page.url)));
      },
    },
  };
  return { style: {}, contentWindow };
}

/** What of a page the OpenID Connect client touches. */
function stubPage(): void {
  stubBrowser();
  const events = new EventTarget();
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('navigator', { onLine: true, languages: ['en-GB'] });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('location', { origin: shop, href: `${shop}/en/`, pathname: '/en/', assign });
  vi.stubGlobal('document', { createElement: frame, body: { appendChild: () => undefined } });
  vi.stubGlobal('parent', {
    postMessage: (data: unknown) => events.dispatchEvent(Object.assign(new Event('message'), { data, origin: shop })),
  });
}

const landed = (page: Page): URL => {
  expect(page.html, page.url).toBe('');
  return new URL(page.url);
};

beforeAll(async () => {
  // The library warns that its forms and its memory are for development.
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  provider = await startOtherProvider(settings.IDENTITY_CLIENT_ID, shop);
  settings.IDENTITY_URL = provider.issuer;
  browser = openBrowser(new URL(provider.issuer).origin, 'en', provider.path);
  stubPage();
  stores = Object.assign(
    {},
    ...(await Promise.all([
      import('#stores/account/auth/sign-in.ts'),
      import('#stores/account/auth/callback.ts'),
      import('#stores/account/auth/resume.ts'),
      import('#stores/account/auth/session.ts'),
      import('#stores/account/auth/sign-out.ts'),
      import('#stores/account/signed-in.ts'),
    ])),
  ) as Stores;
});
afterAll(() => {
  provider.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('signs in, renews and signs out at a provider with other paths, by its URL and client id alone', async () => {
  void stores.signIn('en', undefined, { isInPage: true });
  const asked = new URL(await sentTo());
  expect(asked.href).toContain(`${provider.issuer}/connect/authorize?`);
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    client_id: 'somebody-elses-shop',
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: shop + callbackPaths.callback,
  });
  const consent = await browser.submit(await browser.open(asked.href), 'Sign-in', { login: 'mary', password: 'of the sea' });
  const back = landed(await browser.submit(consent, 'Continue'));
  expect(back.origin + back.pathname).toBe(shop + callbackPaths.callback);
  expect(await stores.receive(back)).toBe('/en/dashboard');
  expect(stores.$signedIn.get()?.name).toBe('Mary Somerville');
  const first = stores.$session.get();
  expect(first).toMatchObject({
    access_token: expect.any(String),
    profile: { sub: 'mary', email: 'mary@elsewhere.example', organizations: [], authorizable_scopes: [] },
  });
  expect(first).not.toHaveProperty('refresh_token', expect.any(String));

  stores.$session.set(null);
  expect(await stores.bearer()).toMatch(/^Bearer .+/);
  expect(stores.$session.get()).toMatchObject({ profile: { sub: 'mary' } });
  expect(stores.$session.get()?.access_token).not.toBe(first?.access_token);

  void stores.signOut('en', '/en/tours/rome');
  const leaving = await sentTo();
  expect(leaving).toContain(`${provider.issuer}/connect/goodbye?`);
  expect([stores.$session.get(), stores.$signedIn.get()]).toEqual([null, null]);
  const gone = landed(await browser.submit(await browser.open(leaving), 'Yes, sign me out'));
  expect(await stores.receive(gone)).toBe('/en/tours/rome');

  stores.$signedIn.set({ name: 'Mary Somerville', authPersistExpiresAt: Date.now() + 60_000 });
  await expect(stores.bearer()).rejects.toMatchObject({ code: 'unauthenticated' });
});
