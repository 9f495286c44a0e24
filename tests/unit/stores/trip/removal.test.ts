import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TripStop } from '#stores/trip/stops.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { fakeServices, refusal } from '../../../support/fake-services.ts';
import { tour } from '../../../support/tour-details.ts';
import { keepTrip, wishOn } from '../../../support/trip.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const [first, second] = [wishOn('2026-11-05'), wishOn('2026-11-06', '14:00', 1)];
let browser: ReturnType<typeof stubBrowser>;

async function load({ isSignedIn = false } = {}) {
  keepTrip(browser.local, [first, second]);
  vi.resetModules();
  const [removal, trips, stops, wishlist, session, signedIn] = await Promise.all([
    import('#stores/trip/removal.ts'),
    import('#stores/trip/trip.ts'),
    import('#stores/trip/stops.ts'),
    import('#stores/account/wishlist.ts'),
    import('#stores/account/auth/session.ts'),
    import('#stores/account/signed-in.ts'),
  ]);
  if (isSignedIn) {
    signedIn.$signedIn.set({ name: 'Ada', authPersistExpiresAt: Date.now() + 86_400_000 });
    const profile = { sub: tour.tourId, name: 'Ada', email: '', organizations: [], authorizable_scopes: [] };
    session.$session.set({ access_token: 'token', scope: '', profile });
  }
  const stopOf = (index: number) => stops.$stops.get()[index] as TripStop;
  const fill = () => Array.from({ length: 20 }, (_, index) => trips.addToTrip('tours', wishOn(`2027-01-${10 + index}`)));
  const days = () => trips.$trip.get().map(({ queryDate }) => queryDate);
  return { ...removal, ...trips, ...wishlist, stopOf, fill, days };
}

beforeEach(() => {
  browser = stubBrowser();
  fakeServices().on('POST /user/wishlist', refusal('forbidden', 403));
});
afterEach(() => vi.unstubAllGlobals());

test('what was removed comes back where it was, and is forgotten then', async () => {
  const { removeStop, undoRemoval, $removal, stopOf, days } = await load();
  removeStop(stopOf(0));
  expect(days()).toEqual(['2026-11-06']);
  expect(undoRemoval()).toBe(true);
  expect([days(), $removal.get()]).toEqual([['2026-11-05', '2026-11-06'], null]);
});

test.each(['removeStop', 'saveStopForLater'] as const)('after %s, a trip that has become full says that it has no room', async (verb) => {
  const page = await load();
  void page[verb](page.stopOf(0));
  page.fill();
  expect(page.undoRemoval()).toBe(false);
  expect(page.$removal.get()).toMatchObject({ stop: { id: first.id }, hasNoRoom: true });
  page.removeWish(second.id);
  expect(page.undoRemoval()).toBe(true);
  expect(page.$removal.get()).toBeNull();
});

test('what the wishlist refuses is in the trip still, and that is said until something else is taken out', async () => {
  const { saveStopForLater, removeStop, $removal, $notSaved, $wishlistError, stopOf, days } = await load({ isSignedIn: true });
  expect(await saveStopForLater(stopOf(0))).toBe(false);
  expect([days(), $removal.get(), $wishlistError.get()]).toEqual([['2026-11-05', '2026-11-06'], null, null]);
  expect($notSaved.get()).toMatchObject({ id: first.id, error: { code: 'forbidden' } });
  removeStop(stopOf(1));
  expect($notSaved.get()).toBeNull();
});

test('what the wishlist refuses when there is no room to come back is said, too', async () => {
  const { saveStopForLater, $removal, stopOf, fill } = await load({ isSignedIn: true });
  const saved = saveStopForLater(stopOf(0));
  fill();
  expect(await saved).toBe(false);
  expect($removal.get()).toMatchObject({ isSaved: false, hasNoRoom: true });
});

test('a wish that was put back by hand before the answer came is not talked about', async () => {
  const { saveStopForLater, undoRemoval, $removal, $notSaved, stopOf } = await load({ isSignedIn: true });
  const saved = saveStopForLater(stopOf(0));
  undoRemoval();
  await saved;
  expect([$removal.get(), $notSaved.get()]).toEqual([null, null]);
});

test('what was taken out is not for whoever comes next', async () => {
  const { removeStop, stopOf, $removal } = await load({ isSignedIn: true });
  const [{ openTrip }, { $signedIn }] = await Promise.all([import('#stores/trip/open-trip.ts'), import('#stores/account/signed-in.ts')]);
  const close = openTrip('en');
  removeStop(stopOf(0));
  expect($removal.get()).not.toBeNull();
  $signedIn.set(null);
  expect($removal.get()).toBeNull();
  close();
});
