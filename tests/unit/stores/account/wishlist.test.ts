import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../support/browser.ts';
import { connectionLost, fakeServices, json, refusal } from '../../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const [a, b, c] = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-1111-4111-8111-111111111111`) as [string, string, string];
const post = 'POST /user/wishlist';
const get = 'GET /user/wishlist';
const entries = (...ids: string[]) =>
  json({ data: Object.fromEntries(ids.map((tourUuid) => [tourUuid, { tourUuid, addedAt: '2026-11-01T12:00:00.000Z' }])) });
let services: ReturnType<typeof fakeServices>;

async function load({ isSignedIn }: { isSignedIn: boolean }) {
  vi.resetModules();
  const [wishlist, session, signedIn, saved] = await Promise.all([
    import('#stores/account/wishlist.ts'),
    import('#stores/account/auth/session.ts'),
    import('#stores/account/signed-in.ts'),
    import('#stores/account/saved-tours.ts'),
  ]);
  if (isSignedIn) {
    signedIn.$signedIn.set({ name: 'Ada', authPersistExpiresAt: Date.now() + 86_400_000 });
    session.$session.set({
      access_token: 'token',
      scope: '',
      profile: { sub: a, name: 'Ada', email: '', organizations: [], authorizable_scopes: [] },
    });
  }
  return { ...wishlist, ...saved };
}

beforeEach(() => {
  stubBrowser();
  services = fakeServices();
});
afterEach(() => vi.unstubAllGlobals());

test('a guest saves on this device and asks nobody', async () => {
  const { toggleSaved, savedIds } = await load({ isSignedIn: false });
  await toggleSaved(a);
  await toggleSaved(b);
  await toggleSaved(a);
  expect(savedIds()).toEqual([b]);
  expect(services.calls).toEqual([]);
});

test('signed in, a press is seen at once and sent as a change of one tour', async () => {
  services.on(post, entries(a));
  const { toggleSaved, isSaved } = await load({ isSignedIn: true });
  const sent = toggleSaved(a);
  expect(isSaved(a)).toBe(true);
  await sent;
  expect(services.callsTo(post)[0]).toMatchObject({ body: { data: { [a]: { tourUuid: a } } } });
  expect(services.callsTo(post)[0]?.headers.get('authorization')).toBe('Bearer token');
});

test('a change that is refused is taken back, and only that one', async () => {
  services.on(post, refusal('forbidden', 403), entries(b));
  const { toggleSaved, savedIds, $wishlistError } = await load({ isSignedIn: true });
  expect(await toggleSaved(a)).toBe(false);
  expect([savedIds(), $wishlistError.get()?.code]).toEqual([[], 'forbidden']);
  expect(await toggleSaved(b)).toBe(true);
  expect([savedIds(), $wishlistError.get()]).toEqual([[b], null]);
});

test('signing in brings both lists together and loses nothing', async () => {
  await (await load({ isSignedIn: false })).toggleSaved(a);
  const { mergeSaved, savedIds, isAccounts } = await load({ isSignedIn: true });
  services.on(post, entries(a, b, c));
  await mergeSaved();
  expect([savedIds().sort(), isAccounts()]).toEqual([[a, b, c], true]);
});

test('a tour that is gone does not keep the others from being merged', async () => {
  const { $savedTours, mergeSaved, savedIds } = await load({ isSignedIn: true });
  $savedTours.set(` ${a} ${b}`);
  const gone = refusal('invalid_request', 400, { field: `data.${a}` });
  services.on(post, gone, gone, entries(b));
  services.on(get, entries(b, c));
  await mergeSaved();
  expect(savedIds().sort()).toEqual([b, c]);
});

test('what there is no room for stays here, to be merged later', async () => {
  const { $savedTours, mergeSaved, savedIds, isAccounts } = await load({ isSignedIn: true });
  $savedTours.set(` ${a} ${b}`);
  services.on(post, refusal('invalid_request', 400, { field: 'data' }));
  services.on(get, entries(c));
  await mergeSaved();
  expect([savedIds(), isAccounts()]).toEqual([[a, b], false]);
});

test('tours are put on the list beside what is on it, but for one that is gone; without an answer, none', async () => {
  const { $savedTours, saveTours, toggleSaved, savedIds } = await load({ isSignedIn: true });
  $savedTours.set(`* ${c}`);
  services.on(post, connectionLost());
  await expect(saveTours([a, b])).rejects.toMatchObject({ code: 'no_response' });
  expect(savedIds()).toEqual([c]);
  const gone = refusal('invalid_request', 400, { field: `data.${a}` });
  services.on(post, gone, gone, entries(b, c));
  services.on(get, entries(b, c));
  await saveTours([a, b]);
  expect(savedIds()).toEqual([c, b]);
  await toggleSaved(c);
  expect(savedIds()).toEqual([b]);
});

test('hearts that are pressed while the lists are merged count, on the device and for the account', async () => {
  const { $savedTours, mergeSaved, toggleSaved, savedIds } = await load({ isSignedIn: true });
  $savedTours.set(` ${a}`);
  const sent: Promise<unknown>[] = [];
  const pressed = () => {
    sent.push(toggleSaved(c), toggleSaved(a));
    return entries(a, b);
  };
  services.on(post, pressed, entries(a, b, c), entries(b, c));
  await mergeSaved();
  expect(savedIds()).toEqual([b, c]);
  await Promise.all(sent);
  expect(savedIds()).toEqual([b, c]);
  expect(services.callsTo(post).map(({ body }) => body)).toEqual([
    { data: { [a]: { tourUuid: a } } },
    { data: { [c]: { tourUuid: c } } },
    { data: { [a]: null } },
  ]);
});

test('without an answer, what is here stays, to be merged later', async () => {
  const { $savedTours, mergeSaved, savedIds, isAccounts } = await load({ isSignedIn: true });
  $savedTours.set(` ${a}`);
  services.on(post, refusal('forbidden', 403));
  await mergeSaved();
  expect([savedIds(), isAccounts()]).toEqual([[a], false]);
});

test("the account's list comes anew each time it is opened: what another device took off is gone", async () => {
  const { $savedTours, mergeSaved, savedIds } = await load({ isSignedIn: true });
  $savedTours.set(`* ${a} ${b}`);
  services.on(get, entries(b));
  await mergeSaved();
  expect(savedIds()).toEqual([b]);
});
