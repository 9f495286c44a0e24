import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { wayMinutes, type Pier } from '#domain/cruises/way.ts';

/** On the equator, where a degree north is 111.195 km (6371 km times pi, by 180). */
const pier: Pier = { latitude: 0, longitude: 0, intoTown: { kilometres: 4, minutes: 25 } };
const north = (latitude: number) => ({ latitude, longitude: 0 });

describe('the shortest of three ways', () => {
  it.each([
    ['at the pier', 0, 0],
    // 0.445 km, 6.67 minutes.
    ['on foot, more than half a minute is a minute', 0.004, 7],
    // 0.467 km, 7.005 minutes.
    ['on foot, less than half a minute is a minute, too', 0.0042, 8],
    // 0.767 km: 11.51 minutes on foot, 10 and 1.53 by taxi.
    ['on foot as far as that is quicker', 0.0069, 12],
    // 1.112 km: 16.7 on foot, 10 and 2.22 by taxi.
    ['then by taxi', 0.01, 13],
    // 6.116 km: 10 and 12.23 by taxi, 25 and 4.23 through town.
    ['by taxi past the middle of town', 0.055, 23],
    // 55.597 km: 10 and 111.19 by taxi, 25 and 103.19 through town.
    ['by taxi where the way into town is slow', 0.5, 122],
    ['to the south as well', -0.5, 122],
  ])('%s', (_, latitude, minutes) => {
    expect(wayMinutes(pier, north(latitude))).toBe(minutes);
  });

  test('east and west count as north and south', () => {
    expect(wayMinutes(pier, { latitude: 0, longitude: 0.5 })).toBe(122);
  });

  it.each([
    // 55.597 km, as far as the town.
    ['a motorway leads into town', 0.5, 70],
    // 66.717 km: 6.717 beyond, 13.43 minutes.
    ['and further', 0.6, 84],
  ])('%s', (_, latitude, minutes) => {
    expect(wayMinutes({ ...pier, intoTown: { kilometres: 60, minutes: 70 } }, north(latitude))).toBe(minutes);
  });

  // Piers as in content/catalogue/cruises/ports.yaml.
  it.each([
    // 63.05 km: 1.05 beyond, 2.1 minutes.
    ['Rome by Civitavecchia', { latitude: 42.098, longitude: 11.781, intoTown: { kilometres: 62, minutes: 90 } }, 41.9, 12.496, 93],
    // 176.8 km.
    ['Paris by Le Havre', { latitude: 49.483, longitude: 0.117, intoTown: { kilometres: 178, minutes: 165 } }, 48.857, 2.352, 165],
    // 111.76 km: 1.76 beyond, 3.5 minutes.
    ['London by Southampton', { latitude: 50.896, longitude: -1.406, intoTown: { kilometres: 110, minutes: 120 } }, 51.501, -0.125, 124],
  ])('%s', (_, from, latitude, longitude, minutes) => {
    expect(wayMinutes(from, { latitude, longitude })).toBe(minutes);
  });
});

const anyPier = fc.record({
  latitude: fc.double({ min: -70, max: 70, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  intoTown: fc.record({ kilometres: fc.double({ min: 0, max: 300, noNaN: true }), minutes: fc.integer({ min: 15, max: 300 }) }),
});

describe('from any pier', () => {
  const runs = { seed: 27, numRuns: 500 };

  it('it takes whole minutes, and further north never fewer', () => {
    fc.assert(
      fc.property(anyPier, fc.double({ min: 0, max: 3, noNaN: true }), fc.double({ min: 0, max: 3, noNaN: true }), (from, one, more) => {
        const at = (degrees: number) => wayMinutes(from, { latitude: from.latitude + degrees, longitude: from.longitude });
        expect(Number.isInteger(at(one))).toBe(true);
        expect(at(one + more)).toBeGreaterThanOrEqual(at(one));
      }),
      runs,
    );
  });

  it('a town further away for the same minutes never makes a way longer', () => {
    fc.assert(
      fc.property(anyPier, fc.double({ min: 0, max: 3, noNaN: true }), fc.nat(50), (from, degrees, more) => {
        const to = { latitude: from.latitude + degrees, longitude: from.longitude };
        const further = { ...from, intoTown: { ...from.intoTown, kilometres: from.intoTown.kilometres + more } };
        expect(wayMinutes(further, to)).toBeLessThanOrEqual(wayMinutes(from, to));
      }),
      runs,
    );
  });
});
