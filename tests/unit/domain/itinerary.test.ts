import { describe, expect, test } from 'vitest';
import { clashesOf, hasSeveralClocks, itineraryOf, type Stop } from '#domain/itinerary.ts';

const rome = { latitude: 41.9, longitude: 12.5 };
/** 29 km from there. */
const tivoli = { latitude: 41.96, longitude: 12.84 };
const london = { latitude: 51.51, longitude: -0.13 };

const stop = (id: string, start: string, end: string, more: Partial<Stop> & { timeZone?: string } = {}): Stop => {
  const { timeZone = 'Europe/Rome', ...rest } = more;
  return { id, cityId: 'rome', at: rome, ...rest, span: { start, end, timeZone } };
};
/** In another city, and nobody knows where. */
const elsewhere = (start: string): Stop => ({
  id: 'abbey',
  cityId: 'subiaco',
  span: { start, end: `${start.slice(0, 10)}T20:00`, timeZone: 'Europe/Rome' },
});
const idsByDay = (stops: readonly Stop[]) => itineraryOf(stops).map(({ day, stops: of }) => [day, ...of.map(({ id }) => id)]);
const clashOf = (stops: readonly Stop[], id: string) => {
  const clash = clashesOf(stops).get(id);
  return clash && { problem: clash.problem, earlier: clash.earlier.id, minutes: clash.minutes, needed: clash.needed };
};

describe('days', () => {
  test('come in order, each with its stops by time', () => {
    const stops = [
      stop('evening', '2026-12-05T19:00', '2026-12-05T21:00'),
      stop('later day', '2026-12-06T09:00', '2026-12-06T11:00'),
      stop('morning', '2026-12-05T09:00', '2026-12-05T11:00'),
    ];
    expect(idsByDay(stops)).toEqual([
      ['2026-12-05', 'morning', 'evening'],
      ['2026-12-06', 'later day'],
    ]);
  });

  test('are those of the venue, and stops of two zones go by instants', () => {
    const stops = [
      // 08:00 UTC
      stop('Rome', '2026-12-05T09:00', '2026-12-05T11:00'),
      // 02:00 UTC
      stop('Hong Kong', '2026-12-05T10:00', '2026-12-05T12:00', { timeZone: 'Asia/Hong_Kong', cityId: 'hong-kong' }),
      // 04:00 UTC of the next day, after the stop of that day in Hong Kong
      stop('San Francisco', '2026-12-05T20:00', '2026-12-05T22:00', { timeZone: 'America/Los_Angeles', cityId: 'san-francisco' }),
      stop('Hong Kong again', '2026-12-06T08:00', '2026-12-06T09:00', { timeZone: 'Asia/Hong_Kong', cityId: 'hong-kong' }),
    ];
    expect(idsByDay(stops)).toEqual([
      ['2026-12-05', 'Hong Kong', 'Rome', 'San Francisco'],
      ['2026-12-06', 'Hong Kong again'],
    ]);
  });

  test('zones with the same clock need no name, others do', () => {
    const inRome = stop('Rome', '2026-12-05T09:00', '2026-12-05T11:00');
    const inParis = stop('Paris', '2026-12-07T09:00', '2026-12-07T11:00', { timeZone: 'Europe/Paris' });
    const inLondon = stop('London', '2026-12-09T09:00', '2026-12-09T11:00', { timeZone: 'Europe/London' });
    expect(hasSeveralClocks([inRome, inParis])).toBe(false);
    expect(hasSeveralClocks([inRome, inParis, inLondon])).toBe(true);
  });
});

describe('clashes', () => {
  const walk = stop('walk', '2026-12-05T10:00', '2026-12-05T12:00');

  test.each([
    ['2026-12-05T11:15', '2026-12-05T13:00', { problem: 'overlap', minutes: 45 }],
    ['2026-12-05T10:30', '2026-12-05T11:00', { problem: 'overlap', minutes: 30 }],
    ['2026-12-05T11:00', '2026-12-05T11:00', { problem: 'overlap', minutes: 60 }],
    ['2026-12-05T12:00', '2026-12-05T13:00', { problem: 'tight', minutes: 0 }],
    ['2026-12-05T12:29', '2026-12-05T13:00', { problem: 'tight', minutes: 29 }],
    ['2026-12-05T12:30', '2026-12-05T13:00', undefined],
  ])('in one city, from %s to %s', (start, end, expected) => {
    expect(clashOf([stop('next', start, end), walk], 'next')).toEqual(expected && { ...expected, earlier: 'walk', needed: 30 });
  });

  test('another city takes the way there by road, and an hour', () => {
    const at = (start: string) => stop('villas', start, '2026-12-05T18:00', { cityId: 'tivoli', at: tivoli });
    const needed = clashOf([walk, at('2026-12-05T12:15')], 'villas')?.needed ?? 0;
    expect(needed).toBeGreaterThan(85);
    expect(needed).toBeLessThan(95);
    expect(clashOf([walk, at('2026-12-05T13:20')], 'villas')).toEqual({ problem: 'far', earlier: 'walk', minutes: 80, needed });
    expect(clashOf([walk, at('2026-12-05T13:35')], 'villas')).toBeUndefined();
  });

  test('a city far away is flown to', () => {
    const at = (start: string) => stop('tower', start, '2026-12-05T22:30', { cityId: 'london', at: london, timeZone: 'Europe/London' });
    // 14:00 in London is three hours after noon in Rome.
    expect(clashOf([walk, at('2026-12-05T14:00')], 'tower')).toMatchObject({ problem: 'far', minutes: 180 });
    expect(clashOf([walk, at('2026-12-05T17:30')], 'tower')).toBeUndefined();
  });

  test('where the way is not known, three hours', () => {
    expect(clashOf([walk, elsewhere('2026-12-05T14:59')], 'abbey')).toMatchObject({ problem: 'far', minutes: 179, needed: 180 });
    expect(clashOf([walk, elsewhere('2026-12-05T15:00')], 'abbey')).toBeUndefined();
  });

  test('wall times of two zones are not compared', () => {
    // 12:30 in London is 13:30 in Rome: its clock shows half an hour after the walk, and an hour and a half have passed.
    const there = stop('there', '2026-12-05T12:30', '2026-12-05T14:00', { timeZone: 'Europe/London' });
    expect(clashOf([walk, there], 'there')).toBeUndefined();
    // 11:00 in London is noon in Rome.
    const same = stop('same', '2026-12-05T11:00', '2026-12-05T13:00', { timeZone: 'Europe/London' });
    expect(clashOf([walk, same], 'same')).toMatchObject({ problem: 'tight', minutes: 0 });
  });

  test('what lasts longest before counts, not only what started last', () => {
    const short = stop('short', '2026-12-05T10:30', '2026-12-05T10:45');
    const next = stop('next', '2026-12-05T11:30', '2026-12-05T12:30');
    const clashes = clashesOf([next, short, walk]);
    expect([...clashes].map(([id, { problem, earlier }]) => [id, problem, earlier.id])).toEqual([
      ['short', 'overlap', 'walk'],
      ['next', 'overlap', 'walk'],
    ]);
  });

  test('on nights when the clocks change, real minutes count', () => {
    const evening = stop('evening', '2026-10-24T22:00', '2026-10-25T00:30');
    // 2.5 hours later by the clock, 3.5 in truth.
    expect(clashOf([evening, elsewhere('2026-10-25T03:00')], 'abbey')).toBeUndefined();
    const inSpring = stop('evening', '2026-03-28T22:00', '2026-03-29T00:00');
    // 3.5 hours later by the clock, 2.5 in truth.
    expect(clashOf([inSpring, elsewhere('2026-03-29T03:30')], 'abbey')).toMatchObject({ problem: 'far', minutes: 150 });
  });
});
