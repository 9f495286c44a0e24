import { expect, test } from 'vitest';
import type { TourComponent } from '#contracts/tours.ts';
import { emptyChoice, namedTimes, withSettledTime } from '#domain/choice.ts';
import { nearestTimes } from '#domain/nearest-times.ts';
import { departure, tour } from '../../support/tour-details.ts';

type Fit = NonNullable<TourComponent['verdict']>['fit'];
const at = (time: string, fit: Fit, seatsLeft = 1): TourComponent => ({
  ...departure(time, seatsLeft),
  verdict: { fit, backAt: '2026-11-06T15:00' },
});
const ofShip = [at('09:00', 'no'), at('09:15', 'fits', 0), at('09:30', 'fits'), at('09:45', 'fits'), at('10:00', 'tight')];
const ashore = [departure('09:00', 1), departure('09:15', 0), departure('09:30', 1)];
const choice = { ...emptyChoice(tour.tourId), queryDate: '2026-11-06' };
const settled = (startingTime: string | null, departures: TourComponent[], isNamed: boolean) =>
  withSettledTime({ ...choice, startingTime }, departures, isNamed).startingTime;

test('times to name are those that are free and keep the ship; where none does, those that are free', () => {
  expect(namedTimes(ofShip).map(({ startingTime }) => startingTime)).toEqual(['09:30', '09:45', '10:00']);
  expect(namedTimes(ashore).map(({ startingTime }) => startingTime)).toEqual(['09:00', '09:30']);
  expect(namedTimes([at('09:00', 'no')])).toHaveLength(1);
});

test('guests of a ship have the first time that fits, until they name another that does', () => {
  expect(settled(null, ofShip, true)).toBe('09:30');
  expect(settled('09:00', ofShip, true)).toBe('09:30');
  expect(settled('10:00', ofShip, true)).toBe('10:00');
});

test('others name the time themselves, as do guests of a ship where a tour has times of its own', () => {
  expect(settled(null, ashore, true)).toBeNull();
  expect(settled(null, ofShip, false)).toBeNull();
  expect(settled('09:00', ofShip, false)).toBe('09:00');
});

test('the times nearest to the one that was wanted are named, the earliest first', () => {
  const times = ['2026-11-05T20:00', '2026-11-06T08:00', '2026-11-06T11:00', '2026-11-06T13:00', '2026-11-07T09:00'].map((text) => ({
    queryDate: text.slice(0, 10),
    startingTime: text.slice(11),
  }));
  const nearest = nearestTimes(times, { queryDate: '2026-11-06', startingTime: '10:00' }, 3);
  expect(nearest.map(({ startingTime }) => startingTime)).toEqual(['08:00', '11:00', '13:00']);
});
