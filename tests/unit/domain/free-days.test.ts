import { expect, test } from 'vitest';
import { bySoonest, daysWithPlaces, freeDaysOf, pickFree, withPlaces } from '#domain/free-days.ts';
import { anyTime } from '#domain/when.ts';

const tours = ['a', 'b', 'c', 'd'].map((tourId) => ({ tourId }));
const free = freeDaysOf({
  days: [
    { day: '2026-11-27', tourIds: ['c'] },
    { day: '2026-11-28', tourIds: ['a', 'b'] },
  ],
  fewLeft: [{ tourId: 'b', placesLeft: 3 }],
});
const ids = (list: readonly { tourId: string }[]) => list.map(({ tourId }) => tourId).join('');

test('an answer says for each tour its day, and how few places are left', () => {
  expect(free).toEqual({ a: { day: '2026-11-28' }, b: { day: '2026-11-28', placesLeft: 3 }, c: { day: '2026-11-27' } });
  expect(pickFree(free, [{ tourId: 'b' }, { tourId: 'd' }])).toEqual({ b: { day: '2026-11-28', placesLeft: 3 } });
});

test('a list asked for days or a party keeps what has places; one that is not, everything', () => {
  expect(ids(withPlaces(tours, { when: { ...anyTime, travellers: 2 }, free }))).toBe('abc');
  expect(ids(withPlaces(tours, { when: anyTime, free }))).toBe('abcd');
});

test('the soonest come first, in the order of the list, and those without a day last', () => {
  expect(ids(bySoonest(tours, free))).toBe('cabd');
});

test('each day with places is offered once, the earliest first', () => {
  expect(daysWithPlaces(tours, free, 3)).toEqual(['2026-11-27', '2026-11-28']);
  expect(daysWithPlaces(tours, free, 1)).toEqual(['2026-11-27']);
});
