import { expect, test } from 'vitest';
import type { TourComponent } from '#contracts/tours.ts';
import { bestStart } from '#domain/cruises/best-start.ts';
import { departure } from '../../../support/tour-details.ts';

type Fit = NonNullable<TourComponent['verdict']>['fit'];
const at = (time: string, fit: Fit, seatsLeft = 8): TourComponent => ({
  ...departure(time, seatsLeft),
  verdict: { fit, backAt: '2026-11-06T15:00' },
});
const day = [at('08:00', 'no'), at('09:00', 'tight'), at('10:00', 'fits', 2), at('11:00', 'fits')];

test('the start that the page names is taken while it can be', () => {
  expect(bestStart(day, '11:00', 2)).toBe('11:00');
  expect(bestStart(day, '09:00', 2)).toBe('09:00');
});

test('else the first that fits and has places for all, and what is tight only where nothing does', () => {
  expect(bestStart(day, '08:00', 2)).toBe('10:00');
  expect(bestStart(day, '10:00', 3)).toBe('11:00');
  expect(bestStart(day, '12:00', 3)).toBe('11:00');
  expect(bestStart([at('08:00', 'no'), at('09:00', 'tight')], '08:00', 2)).toBe('09:00');
});

test('nothing is taken that misses the ship, or has no places', () => {
  expect(bestStart([at('08:00', 'no'), at('10:00', 'fits', 1)], '08:00', 2)).toBeUndefined();
});
