import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forAdults } from '../../../support/adults.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { connectionLost, fakeServices, json } from '../../../support/fake-services.ts';
import { departure, tour } from '../../../support/tour-details.ts';
import { keepTrip, wishOn } from '../../../support/trip.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const details = `GET /tours/${tour.tourId}`;
const wish = wishOn('2026-11-05');
let services: ReturnType<typeof fakeServices>;
let browser: ReturnType<typeof stubBrowser>;

async function openWish() {
  keepTrip(browser.local, [wish]);
  vi.resetModules();
  const [trip, tours, drafts] = await Promise.all([
    import('#stores/trip/trip.ts'),
    import('#stores/trip/tours.ts'),
    import('#stores/trip/draft.ts'),
  ]);
  tours.loadTours([wish], 'en');
  drafts.openDraft(wish, 'en');
  await settle();
  return { ...trip, ...tours, ...drafts };
}
const settle = () => vi.advanceTimersByTimeAsync(100);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00.000Z') });
  browser = stubBrowser();
  services = fakeServices();
  const starts: Record<string, ReturnType<typeof departure>[]> = {
    '2026-11-05': [departure('09:00', 8), departure('14:00', 8)],
    '2026-11-06': [departure('10:00', 3)],
    '2026-11-07': [departure('10:00', 3), departure('12:00', 3)],
  };
  services.on(details, ({ url }) => json({ ...tour, components: starts[url.searchParams.get('date') ?? ''] ?? [] }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('day, time and people change in the trip when they are kept, and not before', async () => {
  const { $trip, $draft, chooseDay, chooseTime, addQuantity, keepDraft } = await openWish();
  await chooseDay('2026-11-07');
  chooseTime('12:00');
  addQuantity('ageGroup', 'adult', 1);
  addQuantity('extras', 'map', 1);
  expect($trip.get()).toEqual([wish]);
  expect(keepDraft()).toBe(true);
  expect($trip.get()).toEqual([
    {
      ...wish,
      queryDate: '2026-11-07',
      startingTime: '12:00',
      components: { ...forAdults(3), extras: [{ id: 'map', quantity: 1 }] },
    },
  ]);
  expect($draft.get()).toBeNull();
});

test('a day with one start needs no choice of a time', async () => {
  const { $draft, chooseDay } = await openWish();
  await chooseDay('2026-11-06');
  expect($draft.get()?.choice).toMatchObject({ queryDate: '2026-11-06', startingTime: '10:00' });
});

test('what cannot be booked is not kept, and what is wrong is said', async () => {
  const { $trip, $draft, $draftProblem, chooseDay, addQuantity, keepDraft } = await openWish();
  await chooseDay('2026-11-07');
  expect(keepDraft()).toBe(false);
  expect($draftProblem.get()).toEqual({ code: 'select_time' });
  expect($draft.get()?.isAsked).toBe(true);
  await chooseDay('2026-11-06');
  addQuantity('ageGroup', 'adult', 1);
  addQuantity('ageGroup', 'adult', 1);
  expect(keepDraft()).toBe(false);
  expect($draftProblem.get()).toEqual({ code: 'too_few_seats', seatsLeft: 3 });
  expect($trip.get()).toEqual([wish]);
});

test('what is closed changes nothing', async () => {
  const { $trip, addQuantity, closeDraft, keepDraft } = await openWish();
  addQuantity('ageGroup', 'adult', 1);
  closeDraft();
  expect(keepDraft()).toBe(false);
  expect($trip.get()).toEqual([wish]);
});

test('departures that could not be read keep nothing, and can be asked for again', async () => {
  const { $draft, $draftDepartures, chooseDay, keepDraft, $trip } = await openWish();
  services.on(details, connectionLost());
  const chosen = chooseDay('2026-11-06');
  await vi.advanceTimersByTimeAsync(60_000);
  await chosen;
  expect($draftDepartures.get()).toMatchObject({ status: 'error' });
  expect(keepDraft()).toBe(false);
  expect($draft.get()?.choice.queryDate).toBe('2026-11-06');
  expect($trip.get()).toEqual([wish]);
});
