import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../../support/browser.ts';

type SilentSignIn = () => Promise<unknown>;
const provider = vi.hoisted(() => ({ silent: vi.fn<SilentSignIn>(), problem: 'absent' }));
vi.mock('#api/identity.ts', () => ({
  openManager: (store: { set: (key: string, text: string) => Promise<void> }) => ({
    signinSilent: async () => {
      const user = await provider.silent();
      await store.set('user', JSON.stringify(user));
      return user;
    },
    getUser: async () => null,
  }),
  problemOf: () => provider.problem,
}));

const now = new Date('2026-11-01T12:00:00.000Z');
const user = (token: string, seconds = 900) => ({
  access_token: token,
  id_token: 'id',
  scope: 'openid',
  expires_at: now.getTime() / 1000 + seconds,
  profile: { sub: 'a-subject', name: 'Ada Byron', email: 'ada@shopper.example' },
});
let browser: ReturnType<typeof stubBrowser>;

async function load() {
  vi.resetModules();
  const [session, resume, signedIn, saved] = await Promise.all([
    import('#stores/account/auth/session.ts'),
    import('#stores/account/auth/resume.ts'),
    import('#stores/account/signed-in.ts'),
    import('#stores/account/saved-tours.ts'),
  ]);
  return { ...session, ...resume, ...signedIn, ...saved };
}

/** As after a sign-in, with a token that lasts so long. */
async function signedInFor(seconds: number) {
  const stores = await load();
  stores.$signedIn.set({ name: 'Ada Byron', authPersistExpiresAt: now.getTime() + 86_400_000 });
  stores.$session.set(user('first', seconds) as NonNullable<ReturnType<typeof stores.$session.get>>);
  return stores;
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  browser = stubBrowser();
  provider.silent.mockReset();
  provider.problem = 'absent';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a guest has no token and asks nobody for one', async () => {
  const { bearer } = await load();
  expect(await bearer()).toBeUndefined();
  expect(provider.silent).not.toHaveBeenCalled();
});

test('tokens that last are used as they are', async () => {
  const { bearer } = await signedInFor(900);
  expect(await bearer()).toBe('Bearer first');
  expect(provider.silent).not.toHaveBeenCalled();
});

test('tokens are renewed before they expire, once for all who ask', async () => {
  const { bearer } = await signedInFor(59);
  provider.silent.mockResolvedValue(user('second'));
  expect(await Promise.all([bearer(), bearer()])).toEqual(['Bearer second', 'Bearer second']);
  expect(provider.silent).toHaveBeenCalledTimes(1);
});

test('a page that stays open renews them by itself', async () => {
  const { keepRenewing, $session } = await signedInFor(900);
  provider.silent.mockResolvedValue(user('second', 1800));
  const stop = keepRenewing();
  await vi.advanceTimersByTimeAsync(842_000);
  expect($session.get()?.access_token).toBe('second');
  stop();
});

test('a new tab has no tokens and signs in silently', async () => {
  const { bearer, $signedIn, $auth } = await load();
  $signedIn.set({ name: 'Ada Byron', authPersistExpiresAt: now.getTime() + 1000 });
  provider.silent.mockResolvedValue(user('of this tab'));
  expect(await bearer()).toBe('Bearer of this tab');
  expect($auth.get()).toMatchObject({ isAuthenticated: true, userinfo: { sub: 'a-subject', organizations: [], authorizable_scopes: [] } });
});

test('a session that the provider has ended says so once; after that the person is a guest', async () => {
  const { bearer, $session, $signedIn, $savedTours } = await signedInFor(10);
  $savedTours.set('* 11111111-1111-4111-8111-111111111111');
  provider.silent.mockRejectedValue(new Error('login_required'));
  await expect(bearer()).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
  expect([$session.get(), $signedIn.get(), $savedTours.get()]).toEqual([null, null, '']);
  expect(await bearer()).toBeUndefined();
});

test('a provider that does not answer ends no session', async () => {
  const { bearer, $session } = await signedInFor(10);
  provider.problem = 'unavailable';
  provider.silent.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(bearer()).rejects.toMatchObject({ code: 'unavailable' });
  expect($session.get()).not.toBeNull();
});

test('whoever signs out in one tab takes the tokens of every tab along', async () => {
  const { $signedIn, $session } = await signedInFor(900);
  $signedIn.set(null);
  expect($session.get()).toBeNull();
});

test('after a day the name is forgotten', async () => {
  await signedInFor(900);
  vi.setSystemTime(now.getTime() + 86_400_001);
  const { $signedIn, $auth } = await load();
  expect($signedIn.get()).toBeNull();
  expect($auth.get().isAuthenticated).toBe(false);
});

test('localStorage holds the name and the end, the tab all the rest', async () => {
  await signedInFor(900);
  expect(browser.local.contents()).toContain('Ada Byron');
  expect(browser.local.contents()).not.toMatch(/first|id_token|@/);
  expect(browser.session.contents()).toContain('first');
});
