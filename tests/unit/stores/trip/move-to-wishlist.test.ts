import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../support/browser.ts';
import { fakeServices, json, refusal } from '../../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const tourId = '6f2d3b64-1f0a-4a7e-9d53-0f6a2d1c9b11';
const post = 'POST /user/wishlist';
const wished = { tourId, queryDate: '2026-12-01', startingTime: '09:00', components: {} };
const days = Array.from({ length: 20 }, (_, index) => `2027-01-${String(index + 1).padStart(2, '0')}`);
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
  const fill = () => days.forEach((queryDate) => trips.addToTrip('tours', { ...wished, queryDate }));
  return { ...moving, ...wishlist, both, fill, id: trips.$trip.get()[0]?.id ?? '' };
}

beforeEach(() => {
  stubBrowser();
  services = fakeServices();
});
afterEach(() => vi.unstubAllGlobals());

test('a wish becomes a tour of the wishlist, and comes back whole', async () => {
  const { moveToWishlist, both, id } = await load();
  const { putBack } = moveToWishlist(id);
  expect(both()).toEqual([0, true]);
  putBack();
  expect(both()).toEqual([1, false]);
});

test('a tour that was saved before stays saved', async () => {
  const { moveToWishlist, toggleSaved, both, id } = await load();
  await toggleSaved(tourId);
  const { putBack } = moveToWishlist(id);
  expect(both()).toEqual([0, true]);
  putBack();
  expect(both()).toEqual([1, true]);
});

test('a heart that was taken back meanwhile stays so', async () => {
  const { moveToWishlist, toggleSaved, both, id } = await load();
  const { putBack } = moveToWishlist(id);
  await toggleSaved(tourId);
  putBack();
  expect(both()).toEqual([1, false]);
});

test('where the account refuses the tour, the wish stays in the trip', async () => {
  services.on(post, refusal('forbidden', 403));
  const { moveToWishlist, both, id } = await load({ isSignedIn: true });
  expect(await moveToWishlist(id).outcome).toBe('put_back');
  expect(both()).toEqual([1, false]);
});

test('where the account refuses the tour, and the trip has become full, it says so', async () => {
  services.on(post, refusal('forbidden', 403));
  const { moveToWishlist, fill, both, id } = await load({ isSignedIn: true });
  const { outcome } = moveToWishlist(id);
  fill();
  expect(await outcome).toBe('no_room');
  expect(both()).toEqual([20, false]);
});

test('what does not fit into a full trip stays on the wishlist', async () => {
  const { moveToWishlist, fill, both, id } = await load();
  const { putBack } = moveToWishlist(id);
  fill();
  expect(putBack()).toBe(false);
  expect(both()).toEqual([20, true]);
});

test('the account is asked where somebody is signed in', async () => {
  services.on(post, json({ data: {} }));
  const { moveToWishlist, both, id } = await load({ isSignedIn: true });
  expect(await moveToWishlist(id).outcome).toBe('saved');
  expect(services.callsTo(post)).toHaveLength(1);
  expect(both()).toEqual([0, true]);
});

test('what is not in the trip moves nothing', async () => {
  const { moveToWishlist, both } = await load();
  expect(moveToWishlist('another').putBack()).toBe(false);
  expect(both()).toEqual([1, false]);
});
