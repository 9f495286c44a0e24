import { expect, test } from 'vitest';
import { spread } from '#domain/spread.ts';

/** `Rf`: food in Rome. */
const of = (tour: string) => ({ city: tour.charAt(0), kind: tour.charAt(1) });

test.each([
  ['an order that is varied stays', 'Rf Ph Rf Ph', 'Rf Ph Rf Ph'],
  ['the third of a city waits for another one', 'Rf Rh Rb Pf', 'Rf Rh Pf Rb'],
  ['the third of a kind waits for another one', 'Rf Pf Lf Rh', 'Rf Pf Rh Lf'],
  ['in one city the kinds alone are varied', 'Rf Rf Rf Rh Rf', 'Rf Rf Rh Rf Rf'],
  ['of one kind the cities alone are varied', 'Rf Rf Rf Pf Rf', 'Rf Rf Pf Rf Rf'],
  ['where there is no other one nothing changes', 'Rf Rf Rf', 'Rf Rf Rf'],
  ['nothing', '', ''],
])('%s', (_, before, after) => expect(spread(before.split(' '), of).join(' ')).toBe(after));

test('none is lost or shown twice, and what is far worse is not moved up', () => {
  const tours = [...Array.from({ length: 60 }, (_, index) => `Rf${index}`), 'Pf'];
  const order = spread(tours, of);
  expect(order.toSorted()).toEqual(tours.toSorted());
  expect(order.indexOf('Pf')).toBeGreaterThan(15);
});
