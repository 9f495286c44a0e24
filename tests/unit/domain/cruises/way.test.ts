import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { wayMinutes, type Pier } from '#domain/cruises/way.ts';
import { distanceBetween } from '#domain/distance.ts';

/** On the equator, where a degree north is 111.195 km (6371 km times pi, by 180). */
const pier: Pier = { latitude: 0, longitude: 0, intoTown: { kilometres: 4, minutes: 25 } };
const north = (latitude: number) => ({ latitude, longitude: 0 });

describe('beside the pier it is the walk, 15 minutes a kilometre', () => {
  it.each([
    ['at the pier', 0, 0],
    // 0.445 km, 6.67 minutes.
    ['more than half a minute is a minute', 0.004, 7],
    // 0.467 km, 7.005 minutes.
    ['less than half a minute is a minute, too', 0.0042, 8],
    // 0.9996 km, 14.99 minutes.
    ['as far as one walks', 0.00899, 15],
    // 1.0008 km.
    ['a little further one drives', 0.009, 25],
  ])('%s', (_, latitude, minutes) => {
    expect(wayMinutes(pier, north(latitude))).toBe(minutes);
  });

  test('a kilometre to the metre is walked', () => {
    const there = north(0.008993216059187306);
    expect(distanceBetween(pier, there)).toBe(1);
    expect(wayMinutes(pier, there)).toBe(15);
  });
});

describe('by taxi it is the way into town, and 2 minutes for each kilometre beyond', () => {
  it.each([
    // 3.89 km.
    ['in town', 0.035, 25],
    // 4.003 km: 0.006 minutes more.
    ['just beyond', 0.036, 26],
    // 11.119 km: 7.119 beyond, 14.24 minutes.
    ['beyond, less than half a minute', 0.1, 40],
    // 5.5597 km: 1.5597 beyond, 3.12 minutes.
    ['nearer', 0.05, 29],
    // 5.782 km: 1.782 beyond, 3.56 minutes.
    ['beyond, more than half a minute', 0.052, 29],
    // 55.597 km: 51.597 beyond, 103.19 minutes.
    ['far beyond', 0.5, 129],
    ['to the south as well', -0.5, 129],
  ])('%s', (_, latitude, minutes) => {
    expect(wayMinutes(pier, north(latitude))).toBe(minutes);
  });

  test('east and west count as north and south', () => {
    expect(wayMinutes(pier, { latitude: 0, longitude: 0.5 })).toBe(129);
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
  const runs = { seed: 27, numRuns: 2000 };

  it('it takes whole minutes, and further north never fewer, where a drive takes no less than a walk of a kilometre', () => {
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
