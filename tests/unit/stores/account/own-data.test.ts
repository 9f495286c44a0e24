import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../support/browser.ts';
import { connectionLost, fakeServices, json, refusal } from '../../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const sub = 'aaaaaaaa-1111-4111-8111-111111111111';
const profile = { name: 'Ada Byron', locale: 'en', email: 'ada@shopper.example', emailVerified: true };
let services: ReturnType<typeof fakeServices>;
let browser: ReturnType<typeof stubBrowser>;

/** The stores of a tab in which Ada is signed in. */
async function load() {
  vi.resetModules();
  const [edit, data, deletion, session, signedIn] = await Promise.all([
    import('#stores/account/profile.ts'),
    import('#stores/account/personal-data.ts'),
    import('#stores/account/deletion.ts'),
    import('#stores/account/auth/session.ts'),
    import('#stores/account/signed-in.ts'),
  ]);
  signedIn.$signedIn.set({ name: 'Ada Byron', authPersistExpiresAt: Date.now() + 86_400_000 });
  session.$session.set({
    access_token: 'token',
    scope: '',
    profile: { sub, name: 'Ada Byron', email: profile.email, email_verified: false, organizations: [], authorizable_scopes: [] },
  });
  return { ...edit, ...data, ...deletion, ...session, ...signedIn };
}

beforeEach(() => {
  browser = stubBrowser();
  services = fakeServices();
  vi.stubGlobal('location', { hash: '#profile' });
});
afterEach(() => vi.unstubAllGlobals());

describe('the profile', () => {
  test("is asked for with the tab's token, and what it says of the address counts", async () => {
    services.on('GET /user/profile', json(profile));
    const { loadProfile, $profile, $session } = await load();
    await loadProfile();
    expect($profile.get()).toMatchObject({ status: 'loaded', data: profile });
    expect($session.get()?.profile['email_verified']).toBe(true);
    expect(services.calls[0]?.headers.get('authorization')).toBe('Bearer token');
    expect(services.calls[0]?.url.searchParams.get('subjectId')).toBe(sub);
  });

  test('once saved, its name stands in the header and in the session', async () => {
    services.on('PUT /user/profile', json({ ...profile, name: 'Ada King', locale: 'de' }));
    const { saveProfile, $edit, $signedIn, $session, $profile } = await load();
    await saveProfile({ name: '  Ada   King ', locale: 'de' });
    expect(services.calls[0]?.body).toEqual({ name: 'Ada King', locale: 'de' });
    expect([$edit.get().status, $signedIn.get()?.name, $session.get()?.profile.name, $profile.get().data?.locale]).toEqual([
      'saved',
      'Ada King',
      'Ada King',
      'de',
    ]);
    expect(browser.local.contents()).not.toContain('@');
  });

  test('a name that is none is not sent', async () => {
    const { saveProfile, $edit } = await load();
    await saveProfile({ name: ' ', locale: 'en' });
    expect($edit.get().wrong).toBe('nameMissing');
    await saveProfile({ name: 'x'.repeat(101), locale: 'en' });
    expect($edit.get().wrong).toBe('nameLong');
    expect(services.calls).toEqual([]);
  });

  test('a refusal leaves the name as it was, and another try clears it', async () => {
    services.on('PUT /user/profile', refusal('email_unverified', 403), json({ ...profile, name: 'Ada King' }));
    const { saveProfile, $edit, $signedIn } = await load();
    await saveProfile({ name: 'Ada King', locale: 'en' });
    expect([$edit.get().error?.code, $signedIn.get()?.name]).toEqual(['email_unverified', 'Ada Byron']);
    await saveProfile({ name: 'Ada King', locale: 'en' });
    expect($edit.get()).toEqual({ status: 'saved' });
  });

  test('two presses are one request', async () => {
    services.on('PUT /user/profile', json(profile));
    const { saveProfile } = await load();
    await Promise.all([saveProfile({ name: 'Ada', locale: 'en' }), saveProfile({ name: 'Ada', locale: 'en' })]);
    expect(services.calls).toHaveLength(1);
  });
});

describe('the export', () => {
  const data = {
    exportedAt: '2026-11-01T12:00:00.000Z',
    organizations: [],
    wishlist: [],
    trip: [],
    bookings: [],
    checkouts: [],
    noReviewMailsSince: null,
    newsletter: [],
    applications: [],
    giftVouchers: [],
    accountMails: [],
    mails: [],
    sessions: [],
    account: {
      subjectId: sub,
      email: profile.email,
      name: 'Ada Byron',
      locale: 'en',
      emailVerifiedAt: null,
      createdAt: '2026-11-01T12:00:00.000Z',
      authorizableScopes: [],
      isDemo: false,
    },
  };

  test('is the text of a file that people can read', async () => {
    services.on('GET /user/personal-data', json(data));
    const { readPersonalData, $export } = await load();
    const text = await readPersonalData();
    expect(JSON.parse(text ?? '')).toEqual(data);
    expect(text).toContain('\n  "account": {');
    expect($export.get()).toEqual({ status: 'loaded' });
  });

  test('says what it failed with, and gives nothing', async () => {
    services.on('GET /user/personal-data', refusal('email_unverified', 403));
    const { readPersonalData, $export } = await load();
    expect(await readPersonalData()).toBeUndefined();
    expect($export.get()).toMatchObject({ status: 'idle', error: { code: 'email_unverified' } });
  });
});

describe('deleting the account', () => {
  const path = 'POST /user/deletion';

  test('signs out this tab and all others, and goes on to say so', async () => {
    services.on(path, json({ remainingBookings: ['LF-AAAA-BBBB'] }));
    const { deleteAccount, $deletion, $session, $signedIn } = await load();
    await deleteAccount('plain words');
    expect(services.calls[0]?.body).toEqual({ password: 'plain words' });
    expect($deletion.get()).toEqual({ status: 'done', remaining: ['LF-AAAA-BBBB'] });
    expect([$session.get(), $signedIn.get(), location.hash]).toEqual([null, null, 'deleted']);
  });

  test('without a password nothing is sent; a wrong one changes nothing', async () => {
    services.on(path, refusal('invalid_request', 400, { field: 'password' }));
    const { deleteAccount, $deletion, $session } = await load();
    await deleteAccount('');
    expect($deletion.get().wrong).toBe('passwordMissing');
    expect(services.calls).toEqual([]);
    await deleteAccount('something else');
    expect($deletion.get()).toEqual({ status: 'idle', remaining: [], wrong: 'passwordWrong' });
    expect([$session.get()?.access_token, location.hash]).toEqual(['token', '#profile']);
  });

  test('a service that fails leaves everything as it was', async () => {
    services.on(path, connectionLost());
    const { deleteAccount, $deletion, $signedIn, resetDeletion } = await load();
    await deleteAccount('plain words');
    expect([$deletion.get().error?.code, $signedIn.get()?.name]).toEqual(['no_response', 'Ada Byron']);
    resetDeletion();
    expect($deletion.get()).toEqual({ status: 'idle', remaining: [] });
  });
});
