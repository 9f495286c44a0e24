import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Wish } from '#domain/trip.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { connectionLost, fakeServices, json, refusal } from '../../../support/fake-services.ts';
import { keepTrip, wishOn } from '../../../support/trip.ts';
import { getsTrip, postsTrip, tripAccount } from '../../../support/trip-account.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const [a, b, c, d] = [1, 2, 3, 4].map((day) => wishOn(`2026-12-0${day}`, '09:00', day)) as [Wish, Wish, Wish, Wish];
const goneId = '99999999-1111-4111-8111-111111111111';
const gone = { ...wishOn('2026-12-09', '09:00', 9), tourId: goneId };
const later = { ...a, queryDate: '2026-12-24' };
const subject = '11111111-1111-4111-8111-111111111111';
let services: ReturnType<typeof fakeServices>;
let local: Storage;

/** A page of the shop, as after a reload. */
async function load({ isSignedIn = true } = {}) {
  vi.resetModules();
  const [account, trips, stored, moved, saved, resume, session, signedIn] = await Promise.all([
    import('#stores/trip/account-trip.ts'),
    import('#stores/trip/trip.ts'),
    import('#stores/trip/stored.ts'),
    import('#stores/trip/moved.ts'),
    import('#stores/account/saved-tours.ts'),
    import('#stores/account/auth/resume.ts'),
    import('#stores/account/auth/session.ts'),
    import('#stores/account/signed-in.ts'),
  ]);
  if (isSignedIn) {
    signedIn.$signedIn.set({ name: 'Ada', authPersistExpiresAt: Date.now() + 86_400_000 });
    const profile = { sub: subject, name: 'Ada', email: '', organizations: [], authorizable_scopes: [] };
    session.$session.set({ access_token: 'token', scope: '', profile });
  }
  const ids = () => trips.$trip.get().map(({ id }) => id);
  return { ...account, ...trips, ...stored, ...moved, ...saved, ...resume, ids };
}

/** Signed in with a trip that both have. */
async function joined(...wishes: Wish[]) {
  const account = tripAccount(services, wishes);
  const page = await load();
  await page.readTrip();
  services.calls.length = 0;
  return { page, account };
}

const idsOf = (...wishes: Wish[]) => wishes.map(({ id }) => id);

beforeEach(() => {
  ({ local } = stubBrowser() as unknown as { local: Storage });
  services = fakeServices();
});
afterEach(() => vi.unstubAllGlobals());

test('a guest has the trip on this device and asks nobody', async () => {
  keepTrip(local, [a]);
  const page = await load({ isSignedIn: false });
  await page.sendTrip();
  await page.readTrip();
  expect([page.ids(), services.calls]).toEqual([idsOf(a), []]);
});

describe('after sign-in', () => {
  test('both trips are one: what is the same counts once, and nothing is lost', async () => {
    keepTrip(local, [{ ...b, id: d.id }, c]);
    const account = tripAccount(services, [a, b]);
    const page = await load();
    expect(page.isSent()).toBe(false);
    await page.sendTrip();
    expect(page.ids()).toEqual(idsOf(c, a, b));
    expect(account.ids()).toEqual(idsOf(a, b, c));
    expect(page.isSent()).toBe(true);
    expect(services.callsTo(postsTrip)[0]?.headers.get('authorization')).toBe('Bearer token');
  });

  test('one without anything brings the other, and nobody is asked again', async () => {
    const { page, account } = await joined(a, b);
    expect([page.ids(), account.told()]).toEqual([idsOf(a, b), []]);
    await page.sendTrip();
    expect(services.calls).toEqual([]);
  });

  test('without an answer, what is here stays, to be joined later', async () => {
    keepTrip(local, [a]);
    services.on(getsTrip, refusal('forbidden', 403));
    const page = await load();
    await page.sendTrip();
    expect([page.ids(), page.isSent()]).toEqual([idsOf(a), false]);
    const account = tripAccount(services, [b]);
    await (await load()).sendTrip();
    expect(account.ids()).toEqual(idsOf(b, a));
  });

  test('what an order has no room for goes to the wishlist, and it is said until it is read', async () => {
    const here = Array.from({ length: 19 }, (_, index) => ({
      ...wishOn('2027-01-01', `1${index % 10}:00`, 100 + index),
      tourId: `${10 + index}${goneId.slice(2)}`,
    }));
    keepTrip(local, here);
    const account = tripAccount(services, [a, b, c]);
    services.on('POST /user/wishlist', ({ body }) =>
      json({
        data: Object.fromEntries(
          Object.keys((body as { data: object }).data).map((tourUuid) => [tourUuid, { tourUuid, addedAt: '2026-11-01T12:00:00.000Z' }]),
        ),
      }),
    );
    const page = await load();
    await page.sendTrip();
    expect([page.ids().length, account.ids().length, page.$moved.get()]).toEqual([20, 20, 2]);
    for (const { tourId } of here.slice(17)) expect(page.isSaved(tourId)).toBe(true);
    expect(page.isSent()).toBe(true);
    const next = await load();
    expect(next.$moved.get()).toBe(2);
    next.dismissMoved();
    expect([next.$moved.get(), next.isSent(), (await load()).$moved.get()]).toEqual([0, true, 0]);
  });

  test('where the wishlist does not answer, it stays in the trip', async () => {
    const here = Array.from({ length: 20 }, (_, index) => wishOn('2027-01-01', `${10 + (index % 10)}:0${index > 9 ? 1 : 0}`, 100 + index));
    keepTrip(local, here);
    const account = tripAccount(services, [a]);
    services.on('POST /user/wishlist', connectionLost());
    const page = await load();
    await page.sendTrip();
    expect([page.ids(), page.isSent(), account.ids(), page.$moved.get()]).toEqual([idsOf(...here), false, idsOf(a), 0]);
  });
});

describe('signed in', () => {
  test('what is added, changed and taken out is told to the account, alone', async () => {
    const { page, account } = await joined(a, b, c);
    page.addToTrip('tours', d);
    const [added = ''] = page.ids().slice(-1);
    page.changeWish(a.id, later);
    page.removeWish(b.id);
    expect(page.isSent()).toBe(false);
    await page.sendTrip();
    expect(account.told()).toEqual([
      { [a.id]: expect.objectContaining({ queryDate: '2026-12-24' }), [added]: expect.anything(), [b.id]: null },
    ]);
    expect([account.ids(), account.dayOf(a), page.isSent()]).toEqual([[a.id, c.id, added], '2026-12-24', true]);
  });

  test('what is put back and what was ordered is told, too', async () => {
    const { page, account } = await joined(a, b);
    const putBack = page.removeWish(a.id);
    await page.sendTrip();
    expect(account.ids()).toEqual([b.id]);
    putBack();
    page.forgetOrdered([b]);
    await page.sendTrip();
    expect([account.ids(), page.ids(), page.isSent()]).toEqual([[a.id], [a.id], true]);
  });

  test('without an answer a change stays here, and is sent from the next page', async () => {
    const { page, account } = await joined(a, b);
    page.changeWish(a.id, later);
    page.removeWish(b.id);
    services.on(getsTrip, refusal('forbidden', 403));
    await page.sendTrip();
    account.answer();
    services.on(postsTrip, connectionLost());
    await page.sendTrip();
    expect([page.$trip.get(), page.isSent(), account.ids()]).toEqual([[later], false, idsOf(a, b)]);
    account.answer();
    await (await load()).sendTrip();
    expect([account.ids(), account.dayOf(a)]).toEqual([[a.id], '2026-12-24']);
  });

  test('a lost answer adds nothing twice', async () => {
    const { page, account } = await joined(a);
    page.addToTrip('tours', b);
    services.on(postsTrip, (call) => {
      account.patch(call);
      return connectionLost();
    });
    await page.sendTrip();
    account.answer();
    await page.sendTrip();
    expect([account.ids(), page.ids()]).toEqual([page.ids(), account.ids()]);
    expect([account.ids().length, page.isSent()]).toEqual([2, true]);
  });

  test('what is done while the account is told counts', async () => {
    const { page, account } = await joined(a);
    page.addToTrip('tours', b);
    const [added = ''] = page.ids().slice(-1);
    services.on(postsTrip, (call) => {
      account.answer();
      page.removeWish(added);
      page.changeWish(a.id, later);
      page.addToTrip('tours', c);
      return account.patch(call);
    });
    await page.sendTrip();
    expect(page.$trip.get().map(({ queryDate }) => queryDate)).toEqual([later.queryDate, c.queryDate]);
    await page.sendTrip();
    expect([account.ids(), account.dayOf(a)]).toEqual([page.ids(), '2026-12-24']);
  });

  test('what is done while the account is read counts', async () => {
    const { page, account } = await joined(a, b);
    services.on(getsTrip, () => {
      page.removeWish(a.id);
      return json({
        data: { [a.id]: { ...a, addedAt: '2026-11-01T12:00:00.000Z' }, [b.id]: { ...b, addedAt: '2026-11-01T12:00:00.000Z' } },
      });
    });
    await page.readTrip();
    expect([page.ids(), account.ids()]).toEqual([[b.id], [b.id]]);
  });

  test('what another device ordered or took out does not come back; what was added here and never sent stays', async () => {
    const { page, account } = await joined(a, b);
    page.changeWish(a.id, later);
    page.addToTrip('tours', c);
    const [added = ''] = page.ids().slice(-1);
    account.remove(a);
    account.add(d);
    await page.readTrip();
    expect(page.ids()).toEqual([b.id, added, d.id]);
    expect(account.ids()).toEqual([b.id, d.id, added]);
  });

  test('what the shop has no more stays here, and keeps nothing else from the account', async () => {
    keepTrip(local, [gone, b]);
    const account = tripAccount(services, [a], goneId);
    const page = await load();
    await page.sendTrip();
    expect([page.ids(), account.ids(), page.isSent()]).toEqual([idsOf(gone, b, a), idsOf(a, b), true]);
    services.calls.length = 0;
    await (await load()).readTrip();
    expect([account.told(), (await load()).ids()]).toEqual([[], idsOf(gone, b, a)]);
    page.removeWish(gone.id);
    await page.sendTrip();
    expect([page.ids(), page.isSent()]).toEqual([idsOf(b, a), true]);
  });
});

describe('at sign-out', () => {
  test("the account's trip leaves this browser, and the account keeps it", async () => {
    const { page, account } = await joined(a, b);
    page.forgetSession();
    await page.sendTrip();
    expect([page.ids(), account.ids(), account.told(), (await load({ isSignedIn: false })).ids()]).toEqual([[], idsOf(a, b), [], []]);
  });

  test('what the account was never told stays, and joins at the next sign-in', async () => {
    const { page, account } = await joined(a, b);
    page.changeWish(a.id, later);
    page.addToTrip('tours', c);
    const [added = ''] = page.ids().slice(-1);
    page.forgetSession();
    expect(page.ids()).toEqual([a.id, added]);
    await (await load()).sendTrip();
    expect([account.ids(), account.dayOf(a)]).toEqual([[a.id, b.id, added], '2026-12-24']);
  });

  test('an answer that comes after it changes nothing', async () => {
    const { page } = await joined(a);
    services.on(getsTrip, () => {
      page.forgetSession();
      return json({ data: { [b.id]: { ...b, addedAt: '2026-11-01T12:00:00.000Z' } } });
    });
    await page.readTrip();
    expect([page.ids(), page.isSent()]).toEqual([[], false]);
  });

  test('another person has nothing of the trip before', async () => {
    const { page } = await joined(a);
    page.forgetSession();
    const account = tripAccount(services, [b]);
    const next = await load();
    await next.sendTrip();
    expect([next.ids(), account.ids()]).toEqual([[b.id], [b.id]]);
  });
});
