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
  const [trip, tours, drafts, page, checkOut, removal, stops] = await Promise.all([
    import('#stores/trip/trip.ts'),
    import('#stores/trip/tours.ts'),
    import('#stores/trip/draft.ts'),
    import('#stores/trip/open-trip.ts'),
    import('#stores/trip/check-out.ts'),
    import('#stores/trip/removal.ts'),
    import('#stores/trip/stops.ts'),
  ]);
  tours.loadTours([wish], 'en');
  drafts.openDraft(wish, 'en');
  await settle();
  return { ...trip, ...tours, ...drafts, ...page, ...checkOut, ...removal, ...stops };
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

test('what was chosen in a draft is kept or left before another is opened; one without is closed', async () => {
  const { $draft, addQuantity, toggleDraft, closeDraft } = await openWish();
  const other = wishOn('2026-11-06', '10:00', 1);
  addQuantity('ageGroup', 'adult', 1);
  for (const one of [other, wish]) expect(toggleDraft(one, 'en')).toBe(false);
  expect($draft.get()).toMatchObject({ wish, isUrged: true, choice: { components: forAdults(3) } });
  closeDraft();
  expect([toggleDraft(wish, 'en'), toggleDraft(other, 'en')]).toEqual([true, true]);
  expect($draft.get()).toMatchObject({ wish: other, isTouched: false });
  expect(toggleDraft(other, 'en')).toBe(true);
  expect($draft.get()).toBeNull();
});

test('another departure is taken into the draft, beside what was typed', async () => {
  const { $draft, addQuantity, chooseInstead } = await openWish();
  addQuantity('ageGroup', 'adult', 1);
  await chooseInstead({ queryDate: '2026-11-07', startingTime: '12:00', seatsLeft: 3 });
  expect($draft.get()?.choice).toMatchObject({ queryDate: '2026-11-07', startingTime: '12:00', components: forAdults(3) });
});

test('a wish that leaves the trip elsewhere takes its draft with it', async () => {
  const { $draft, $tripStart, checkOut, openTrip, removeWish } = await openWish();
  const close = openTrip('en');
  removeWish(wish.id);
  expect($draft.get()).toBeNull();
  expect(await checkOut('en')).toBeUndefined();
  expect($tripStart.get().status).not.toBe('draft_open');
  close();
});

test('a removal that is undone brings back what was being changed', async () => {
  const { $draft, $stops, $trip, addQuantity, removeStop, undoRemoval, openTrip } = await openWish();
  const close = openTrip('en');
  await settle();
  addQuantity('ageGroup', 'adult', 1);
  const [stop] = $stops.get();
  if (stop) removeStop(stop);
  expect([$trip.get(), $draft.get()]).toEqual([[], null]);
  expect(undoRemoval()).toBe(true);
  await settle();
  expect($trip.get()).toEqual([wish]);
  expect($draft.get()).toMatchObject({ wish, choice: { startingTime: '09:00', components: forAdults(3) } });
  close();
});

test('what is closed changes nothing', async () => {
  const { $trip, addQuantity, closeDraft, keepDraft } = await openWish();
  addQuantity('ageGroup', 'adult', 1);
  closeDraft();
  expect(keepDraft()).toBe(false);
  expect($trip.get()).toEqual([wish]);
});

test('departures that could not be read keep nothing, and can be asked for again', async () => {
  const { $draft, $draftDay, chooseDay, keepDraft, $trip } = await openWish();
  services.on(details, connectionLost());
  const chosen = chooseDay('2026-11-06');
  await vi.advanceTimersByTimeAsync(60_000);
  await chosen;
  expect($draftDay.get()).toMatchObject({ status: 'error' });
  expect(keepDraft()).toBe(false);
  expect($draft.get()?.choice.queryDate).toBe('2026-11-06');
  expect($trip.get()).toEqual([wish]);
});
