import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TourComponent } from '#contracts/tours.ts';
import { forAdults } from '../../../support/adults.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { connectionLost, fakeServices, json, type Call } from '../../../support/fake-services.ts';
import { departure, tour } from '../../../support/tour-details.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const cruiseRouteUuid = '44444444-4444-4444-8444-444444444444';
const inPort = '2026-11-06';
const other = { ...tour, tourId: '55555555-5555-4555-8555-555555555555', tourName: 'A boat' };
const excursionTo = ({ tourId }: { tourId: string }, startingTime = '10:00') => ({
  ...{ productType: 'tours', tourId, queryDate: inPort, startingTime, cruiseRouteUuid },
});
type Fit = NonNullable<TourComponent['verdict']>;
const at = (time: string, verdict: Partial<Fit> & Pick<Fit, 'fit'>, seatsLeft = 8): TourComponent => ({
  ...departure(time, seatsLeft),
  verdict: { backAt: `${inPort}T15:00`, minutes: 100, ...verdict },
});

let services: ReturnType<typeof fakeServices>;
function sell(sold: typeof tour, starts: readonly TourComponent[]): void {
  services.on(`GET /tours/${sold.tourId}`, ({ url: { searchParams } }: Call) =>
    json({ ...sold, components: searchParams.get('date') === inPort && searchParams.get('cruise') === cruiseRouteUuid ? starts : [] }),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00.000Z') });
  stubBrowser();
  services = fakeServices();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function load() {
  vi.resetModules();
  const [adding, party, cruise, { $trip }] = await Promise.all([
    import('#stores/cruise/add-excursion.ts'),
    import('#stores/cruise/my-party.ts'),
    import('#stores/cruise/my-cruise.ts'),
    import('#stores/trip/trip.ts'),
  ]);
  return { ...adding, ...party, ...cruise, $trip };
}

test('one press puts a tour into the trip, for two, from the ship, once', async () => {
  sell(tour, [at('10:00', { fit: 'fits' })]);
  const { addExcursion, $trip, $myCruise } = await load();
  expect(await addExcursion(excursionTo(tour), 'en')).toMatchObject({ outcome: 'added', isTight: false, near: undefined });
  const wish = { tourId: tour.tourId, queryDate: inPort, startingTime: '10:00', components: forAdults(2), cruise: { cruiseRouteUuid } };
  expect($trip.get()).toEqual([{ id: expect.any(String), productType: 'tours', ...wish }]);
  expect($myCruise.get()).toBe(cruiseRouteUuid);
  expect(await addExcursion(excursionTo(tour), 'en')).toMatchObject({ outcome: 'known' });
  expect($trip.get()).toHaveLength(1);
});

test('it is for all who are on board', async () => {
  sell(tour, [at('10:00', { fit: 'fits' })]);
  const { addExcursion, takeParty, $trip } = await load();
  takeParty({ adults: 3, childAges: [5] });
  await addExcursion(excursionTo(tour), 'en');
  const family = {
    ageGroup: [
      { id: 'adult', quantity: 3 },
      { id: 'child', quantity: 1 },
    ],
  };
  expect($trip.get()[0]?.components).toEqual(family);
  takeParty({ adults: 3, childAges: [2] });
  expect(await addExcursion(excursionTo(tour), 'en')).toEqual({ outcome: 'party' });
});

test('where the named start has no places for all, the first that fits is taken', async () => {
  sell(tour, [at('10:00', { fit: 'fits' }, 1), at('11:00', { fit: 'fits' })]);
  const { addExcursion, $trip } = await load();
  await addExcursion(excursionTo(tour), 'en');
  expect($trip.get()[0]?.startingTime).toBe('11:00');
});

test('what is tight is added, and said to be', async () => {
  sell(tour, [at('10:00', { fit: 'tight', minutes: 30 })]);
  const { addExcursion, $trip } = await load();
  expect(await addExcursion(excursionTo(tour), 'en')).toMatchObject({ outcome: 'added', isTight: true });
  // Nobody has agreed to it yet.
  expect($trip.get()[0]?.cruise).toEqual({ cruiseRouteUuid });
});

test('what misses the ship, or is full, is not added, and the answer says why', async () => {
  sell(tour, [at('10:00', { fit: 'no', problem: 'ends-late', minutes: 20 })]);
  const { addExcursion, $trip, $myCruise } = await load();
  expect(await addExcursion(excursionTo(tour), 'en')).toEqual({ outcome: 'unfit', problem: { code: 'ship_ends_late', minutes: 20 } });
  sell(tour, [at('10:00', { fit: 'fits' }, 1)]);
  expect(await addExcursion(excursionTo(tour), 'en')).toEqual({ outcome: 'unfit', problem: { code: 'too_few_seats', seatsLeft: 1 } });
  sell(tour, []);
  expect(await addExcursion(excursionTo(tour), 'en')).toEqual({ outcome: 'unfit', problem: { code: 'select_time' } });
  expect([$trip.get(), $myCruise.get()]).toEqual([[], null]);
});

test('two tours at one time are named, whichever was added first', async () => {
  sell(tour, [at('10:00', { fit: 'fits' })]);
  sell(other, [at('09:00', { fit: 'fits' })]);
  const { addExcursion } = await load();
  await addExcursion(excursionTo(tour), 'en');
  const answer = await addExcursion(excursionTo(other, '09:00'), 'en');
  expect(answer).toMatchObject({ outcome: 'added', near: { problem: 'overlap', name: 'A walk', minutes: 60 } });
});

test('what else is in the trip may be unreadable: the tour is in it all the same', async () => {
  sell(tour, [at('10:00', { fit: 'fits' })]);
  sell(other, [at('09:00', { fit: 'fits' })]);
  const { addExcursion, $trip } = await load();
  await addExcursion(excursionTo(tour), 'en');
  services.on(`GET /tours/${tour.tourId}`, connectionLost());
  expect(await addExcursion(excursionTo(other, '09:00'), 'en')).toMatchObject({ outcome: 'added', near: undefined });
  expect($trip.get()).toHaveLength(2);
});

test('a service that does not answer leaves the trip as it was', async () => {
  services.on(`GET /tours/${tour.tourId}`, connectionLost());
  const { addExcursion, $trip } = await load();
  const answering = addExcursion(excursionTo(tour), 'en');
  await vi.runAllTimersAsync();
  expect(await answering).toMatchObject({ outcome: 'failed' });
  expect($trip.get()).toEqual([]);
});
