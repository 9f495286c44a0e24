import { describe, expect, it, test } from 'vitest';
import { allAboardOf, problemsOfTimes } from '#domain/cruises/call-times.ts';

const [from, to] = [
  { port: 'tokyo', timeZone: 'Asia/Tokyo', departure: '2031-05-09T18:00' },
  { port: 'barcelona', timeZone: 'Europe/Madrid', arrival: '2031-05-20T08:00' },
];
const between = { port: 'piraeus', timeZone: 'Europe/Athens', arrival: '2031-05-12T08:00', departure: '2031-05-12T18:00' };
const placesOf = (...calls: Parameters<typeof problemsOfTimes>[0][number][]) =>
  problemsOfTimes(calls).map(({ index, field }) => `${index} ${field}`);

describe('times of a voyage', () => {
  test('are compared by the clocks of their ports', () => {
    expect(placesOf(from, { ...to, arrival: '2031-05-09T11:00' })).toEqual([]);
    expect(placesOf(from, { ...to, arrival: '2031-05-09T10:59' })).toEqual(['1 arrival']);
  });

  test('a single one that is late is named where the next one is earlier, and no further', () => {
    expect(placesOf(from, { ...between, departure: '2032-05-12T18:00' }, between, to)).toEqual(['2 arrival']);
  });

  test('of a port whose clocks are not known are compared with none', () => {
    expect(placesOf(from, { ...between, timeZone: undefined, arrival: '1999-05-12T08:00' }, to)).toEqual([]);
  });

  test('begin with a departure and end with an arrival; between, there are both', () => {
    expect(
      placesOf(
        { ...from, arrival: '2031-05-09T08:00' },
        { port: 'piraeus', timeZone: 'Europe/Athens' },
        { ...to, departure: '2031-05-21T08:00' },
      ),
    ).toEqual(['0 arrival', '1 arrival', '1 departure', '2 departure']);
  });

  it('have everybody aboard half an hour before, where nothing else is said, and after the arrival', () => {
    expect(allAboardOf(from, from.timeZone)).toBe('2031-05-09T17:30');
    expect(allAboardOf({ ...from, allAboard: '2031-05-09T17:00' }, from.timeZone)).toBe('2031-05-09T17:00');
    expect(allAboardOf(to, to.timeZone)).toBeUndefined();
    expect(placesOf(from, { ...between, allAboard: '2031-05-12T07:00' }, to)).toEqual(['1 allAboard']);
  });
});
