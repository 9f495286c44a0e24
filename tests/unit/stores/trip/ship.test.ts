import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Selection } from '#contracts/quotes.ts';
import type { Wish } from '#domain/trip.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { fakeServices, json, refusal, type Call } from '../../../support/fake-services.ts';
import { departure, tour } from '../../../support/tour-details.ts';
import { keepTrip, quoteFor, wishOn } from '../../../support/trip.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const cruiseRouteUuid = '44444444-4444-4444-8444-444444444444';
const day = '2026-11-05';
const fromShip: Wish = { ...wishOn(day, '13:00'), cruise: { cruiseRouteUuid } };
const verdicts = {
  '10:00': { fit: 'fits', minutes: 200, backAt: `${day}T12:30` },
  '13:00': { fit: 'tight', minutes: 40, backAt: `${day}T15:30` },
  '17:00': { fit: 'no', problem: 'ends-late', minutes: 20, backAt: `${day}T19:30` },
} as const;
const verdictAt = (time: string) => verdicts[time as keyof typeof verdicts];
let services: ReturnType<typeof fakeServices>;
let browser: ReturnType<typeof stubBrowser>;
let close = (): void => undefined;

const priced = ({ body }: Call) => {
  const wanted = body as Selection;
  const verdict = verdictAt(wanted.startingTime);
  if (wanted.cruise && verdict.fit === 'no') return refusal('invalid_request', 400, { field: 'cruise', problem: 'ship_ends_late' });
  const shoreCall = {
    ship: 'Swan One, Civitavecchia',
    clock: 'Back at the pier',
    berth: 'At the pier',
    fit: verdict.fit,
    verdict,
    promise: 'All money back',
  };
  return json({ ...quoteFor(wanted), ...(wanted.cruise && { cruise: wanted.cruise, shoreCall }) });
};

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(100);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(100);
}

async function open(wish: Wish) {
  keepTrip(browser.local, [wish]);
  vi.resetModules();
  const [trip, ship, offers, page, drafts] = await Promise.all([
    import('#stores/trip/trip.ts'),
    import('#stores/trip/ship.ts'),
    import('#stores/trip/offers.ts'),
    import('#stores/trip/open-trip.ts'),
    import('#stores/trip/draft.ts'),
  ]);
  close = page.openTrip('en');
  await settle();
  return { ...trip, ...ship, ...offers, ...drafts, offer: () => offers.$offers.get()[wish.id] };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00.000Z') });
  browser = stubBrowser();
  services = fakeServices();
  services.on(`GET /tours/${tour.tourId}`, ({ url: { searchParams } }) => {
    const isThere = searchParams.has('cruise') && searchParams.get('date') === day;
    const components = Object.keys(verdicts).map((time) => ({ ...departure(time, 8), ...(isThere && { verdict: verdictAt(time) }) }));
    const shoreCalls = [{ cruiseRouteUuid, ship: 'Swan One, Civitavecchia', stay: 'In port', days: [day] }];
    const answer = { ...tour, availability: { availableDates: [day, '2026-11-06'], soldOutDates: [] }, components };
    return json({ ...answer, ...(searchParams.has('cruise') && { shoreCalls }) });
  });
  services.on('POST /tours/quote', priced);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is tight for the ship is no part of the trip before the shopper has agreed to it', async () => {
  const { offer, agreeToTight, $trip } = await open(fromShip);
  expect(offer()).toMatchObject({ status: 'unfit', reason: { code: 'ship_tight', minutes: 40 } });
  agreeToTight(fromShip, 40);
  await settle();
  expect(offer()).toMatchObject({ status: 'priced', quote: { cruise: { cruiseRouteUuid, agreedMinutes: 40 } } });
  expect($trip.get()).toEqual([{ ...fromShip, cruise: { cruiseRouteUuid, agreedMinutes: 40 } }]);
});

test('of what does not fit it is said why, and what is free instead fits', async () => {
  const { offer } = await open({ ...fromShip, startingTime: '17:00' });
  expect(offer()).toMatchObject({
    status: 'unfit',
    reason: { code: 'ship_ends_late', minutes: 20 },
    alternatives: [{ startingTime: '10:00' }, { startingTime: '13:00' }],
  });
});

test('without the ship, every start will do', async () => {
  const wish = { ...fromShip, startingTime: '17:00' };
  const { offer, leaveShip, $trip } = await open(wish);
  leaveShip(wish);
  await settle();
  expect([offer()?.status, $trip.get()[0]?.cruise]).toEqual(['priced', undefined]);
});

test('a change in the trip keeps the ship, and is held to its clock', async () => {
  const { openDraft, chooseTime, keepDraft, $draftProblem, $trip } = await open(fromShip);
  openDraft(fromShip, 'en');
  await settle();
  chooseTime('17:00');
  expect([$draftProblem.get()?.code, keepDraft()]).toEqual(['ship_ends_late', false]);
  chooseTime('10:00');
  expect(keepDraft()).toBe(true);
  expect($trip.get()).toEqual([{ ...fromShip, startingTime: '10:00' }]);
});

test('a change in the trip knows when the ship is in port; without a ship, nothing is known of one', async () => {
  const { openDraft, closeDraft, chooseDay, $draftDay } = await open(fromShip);
  const daysInPort = () => $draftDay.get().data.shoreCalls?.flatMap(({ days }) => days);
  openDraft(fromShip, 'en');
  await settle();
  expect(daysInPort()).toEqual([day]);
  await chooseDay('2026-11-06');
  expect(daysInPort()).toEqual([day]);
  closeDraft();
  expect(daysInPort()).toBeUndefined();
  const { cruise: _, ...ashore } = fromShip;
  openDraft(ashore, 'en');
  await settle();
  expect(daysInPort()).toBeUndefined();
});
