import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Selection } from '#contracts/quotes.ts';
import { stubBrowser } from '../../../support/browser.ts';

const tourId = '6f2d3b64-1f0a-4a7e-9d53-0f6a2d1c9b11';
const on = (queryDate: string, quantity = 2): Selection => ({
  tourId,
  queryDate,
  startingTime: '09:00',
  components: { ageGroup: [{ id: 'adult', quantity }] },
});
const days = Array.from({ length: 20 }, (_, i) => `2026-12-${String(i + 1).padStart(2, '0')}`);

async function load() {
  vi.resetModules();
  return import('#stores/trip/trip.ts');
}
type Store = Awaited<ReturnType<typeof load>>;
const daysOf = ({ $trip }: Store) => $trip.get().map(({ queryDate }) => queryDate);

beforeEach(() => {
  stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

test('what is added is still there after a reload, and nothing is added twice', async () => {
  const { addToTrip } = await load();
  expect(addToTrip('tours', on('2026-12-01'))).toBe('added');
  expect(addToTrip('tours', on('2026-12-01'))).toBe('known');
  expect(addToTrip('tours', on('2026-12-01', 3))).toBe('added');
  expect(daysOf(await load())).toEqual(['2026-12-01', '2026-12-01']);
});

test('a trip takes as many as one order', async () => {
  const store = await load();
  for (const day of days) expect(store.addToTrip('tours', on(day))).toBe('added');
  expect(store.addToTrip('tours', on('2027-01-01'))).toBe('full');
  expect(daysOf(store)).toEqual(days);
});

test('a change stays in its place', async () => {
  const store = await load();
  for (const day of days.slice(0, 3)) store.addToTrip('tours', on(day));
  store.changeWish(store.$trip.get()[1]?.id ?? '', on('2026-12-24', 5));
  expect(daysOf(store)).toEqual(['2026-12-01', '2026-12-24', '2026-12-03']);
  expect(store.$trip.get()[1]?.components).toEqual({ ageGroup: [{ id: 'adult', quantity: 5 }] });
});

test('what was removed can be put back where it was, once', async () => {
  const store = await load();
  for (const day of days.slice(0, 3)) store.addToTrip('tours', on(day));
  const putBack = store.removeWish(store.$trip.get()[1]?.id ?? '');
  expect(daysOf(store)).toEqual(['2026-12-01', '2026-12-03']);
  expect([putBack(), putBack()]).toEqual([true, true]);
  expect(daysOf(store)).toEqual(days.slice(0, 3));
});

test('nothing is put back into a trip that is full', async () => {
  const store = await load();
  for (const day of days) store.addToTrip('tours', on(day));
  const putBack = store.removeWish(store.$trip.get()[0]?.id ?? '');
  store.addToTrip('tours', on('2027-01-01'));
  expect(putBack()).toBe(false);
  expect(daysOf(store)).toEqual([...days.slice(1), '2027-01-01']);
});

test('what cannot be read is gone, and not counted either', async () => {
  const first = await load();
  first.addToTrip('tours', on('2026-12-01'));
  const stored = JSON.parse(localStorage.getItem('landfall:trip') ?? '[]') as unknown[];
  localStorage.setItem('landfall:trip', JSON.stringify([...stored, { id: 'of another time' }]));
  expect(daysOf(await load())).toEqual(['2026-12-01']);
  expect(JSON.parse(localStorage.getItem('landfall:trip') ?? '[]')).toEqual(stored);
});
