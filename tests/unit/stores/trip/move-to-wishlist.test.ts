import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../support/browser.ts';
import { fakeServices, json, refusal } from '../../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const tourId = '6f2d3b64-1f0a-4a7e-9d53-0f6a2d1c9b11';
const post = 'POST /user/wishlist';
const wished = { tourId, queryDate: '2026-12-01', startingTime: '09:00', components: {} };
let services: ReturnType<typeof fakeServices>;

async function load({ isSignedIn = false } = {}) {
  vi.resetModules();
  const [moving, trips, saved, wishlist, session, signedIn] = await Promise.all([
    import('#stores/trip/move-to-wishlist.ts'),
    import('#stores/trip/trip.ts'),
    import('#stores/account/saved-tours.ts'),
    import('#stores/account/wishlist.ts'),
    import('#stores/account/auth/session.ts'),
    import('#stores/account/signed-in.ts'),
  ]);
  if (isSignedIn) {
    signedIn.$signedIn.set({ name: 'Ada', authPersistExpiresAt: Date.now() + 86_400_000 });
    const profile = { sub: tourId, name: 'Ada', email: '', organizations: [], authorizable_scopes: [] };
    session.$session.set({ access_token: 'token', scope: '', profile });
  }
  trips.addToTrip('tours', wished);
  const both = () => [trips.$trip.get().length, saved.isSaved(tourId)];
  return { ...moving, ...wishlist, both, id: trips.$trip.get()[0]?.id ?? '' };
}

beforeEach(() => {
  stubBrowser();
  services = fakeServices();
});
afterEach(() => vi.unstubAllGlobals());

test('a wish becomes a tour of the wishlist, and comes back whole', async () => {
  const { moveToWishlist, both, id } = await load();
  const undo = moveToWishlist(id);
  expect(both()).toEqual([0, true]);
  undo();
  expect(both()).toEqual([1, false]);
});

test('a tour that was saved before stays saved', async () => {
  const { moveToWishlist, toggleSaved, both, id } = await load();
  await toggleSaved(tourId);
  const undo = moveToWishlist(id);
  expect(both()).toEqual([0, true]);
  undo();
  expect(both()).toEqual([1, true]);
});

test('a heart that was taken back meanwhile stays so', async () => {
  const { moveToWishlist, toggleSaved, both, id } = await load();
  const undo = moveToWishlist(id);
  await toggleSaved(tourId);
  undo();
  expect(both()).toEqual([1, false]);
});

test('where the account refuses the tour, the wish stays in the trip', async () => {
  services.on(post, refusal('unavailable', 503));
  const { moveToWishlist, both, id } = await load({ isSignedIn: true });
  moveToWishlist(id);
  await vi.waitFor(() => expect(both()).toEqual([1, false]));
});

test('the account is asked where somebody is signed in', async () => {
  services.on(post, json({ data: {} }));
  const { moveToWishlist, both, id } = await load({ isSignedIn: true });
  moveToWishlist(id);
  await vi.waitFor(() => expect(services.callsTo(post)).toHaveLength(1));
  expect(both()).toEqual([0, true]);
});

test('what is not in the trip moves nothing', async () => {
  const { moveToWishlist, both } = await load();
  moveToWishlist('another')();
  expect(both()).toEqual([1, false]);
});
