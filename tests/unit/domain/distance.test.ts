import { expect, test } from 'vitest';
import { distanceBetween } from '#domain/distance.ts';
import { distanceText } from '#domain/distance-text.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  ['from a place to itself', at(41.9, 12.5), at(41.9, 12.5), 0],
  ['from the Pantheon to the Trevi Fountain', at(41.8986, 12.4769), at(41.9009, 12.4833), 0.59],
  ['from London to Paris', at(51.5074, -0.1278), at(48.8566, 2.3522), 343.6],
  ['over the date line', at(0, 179.5), at(0, -179.5), 111.2],
  ['from pole to pole', at(90, 0), at(-90, 50), 20015],
])('kilometres %s', (_, from, to, expected) => {
  const tolerance = Math.max(0.005, expected * 0.001);
  expect(Math.abs(distanceBetween(from, to) - expected)).toBeLessThanOrEqual(tolerance);
  expect(distanceBetween(to, from)).toBeCloseTo(distanceBetween(from, to), 9);
});

test.each([
  [0, 'en', '50 m'],
  [0.59, 'en', '600 m'],
  [0.974, 'de', '950 m'],
  [0.98, 'en', '1 km'],
  [1.23, 'en', '1.2 km'],
  [1.23, 'de', '1,2 km'],
  [9.94, 'en', '9.9 km'],
  [9.96, 'en', '10 km'],
  [13.6, 'de', '14 km'],
  [1184.2, 'en', '1,184 km'],
  [1184.2, 'de', '1.184 km'],
])('%d km, in %s, are %s', (kilometres, locale, text) => expect(distanceText(kilometres, locale)).toBe(text));
