import { describe, expect, it, test } from 'vitest';
import { daysOfStay, voyageDays, type DateLine } from '#domain/cruises/voyage.ts';

type Call = { port: string; arrival?: string; departure?: string };

/** `05-09T18:00` is in 2027; `''` where the voyage begins or ends. */
const call = (port: string, arrival: string, departure: string): Call => ({
  port,
  ...(arrival && { arrival: `2027-${arrival}` }),
  ...(departure && { departure: `2027-${departure}` }),
});
/** Days and their ports, in one line each. */
const linesOf = (calls: readonly Call[], dateLine?: DateLine): string[] =>
  voyageDays(calls, dateLine).map(({ day, calls: here }) => [day, ...here.map(({ port }) => port)].join(' '));

describe('the days of a stay', () => {
  it.each([
    ['one day', { arrival: '2027-05-11T07:00', departure: '2027-05-11T19:30' }, '2027-05-11', '2027-05-11'],
    ['over night', { arrival: '2027-05-11T07:00', departure: '2027-05-12T19:30' }, '2027-05-11', '2027-05-12'],
    ['over the end of a year', { arrival: '2027-12-31T23:59', departure: '2028-01-02T00:00' }, '2027-12-31', '2028-01-02'],
    ['where the voyage begins', { departure: '2027-05-09T18:00' }, '2027-05-09', '2027-05-09'],
    ['where the voyage ends', { arrival: '2027-05-13T06:30' }, '2027-05-13', '2027-05-13'],
    ['where an end is said to be none', { arrival: undefined, departure: '2027-05-09T18:00' }, '2027-05-09', '2027-05-09'],
    ['without any time', {}, '', ''],
  ])('%s', (_, stay, from, to) => {
    expect(daysOfStay(stay)).toEqual({ from, to });
  });
});

describe('the days of a voyage', () => {
  const barcelona = call('Barcelona', '', '05-09T18:00');
  const end = call('Barcelona again', '05-13T06:30', '');

  test('first and last day, and days at sea', () => {
    expect(linesOf([barcelona, call('Civitavecchia', '05-11T07:00', '05-11T19:30'), end])).toEqual([
      '2027-05-09 Barcelona',
      '2027-05-10',
      '2027-05-11 Civitavecchia',
      '2027-05-12',
      '2027-05-13 Barcelona again',
    ]);
  });

  test('a stay over nights is on each of its days', () => {
    expect(linesOf([barcelona, call('Naples', '05-10T12:00', '05-12T23:00'), end])).toEqual([
      '2027-05-09 Barcelona',
      '2027-05-10 Naples',
      '2027-05-11 Naples',
      '2027-05-12 Naples',
      '2027-05-13 Barcelona again',
    ]);
  });

  test('a stay until after midnight is on the day after, and one until before it is not', () => {
    const first = call('Barcelona', '', '05-09T18:00');
    const last = call('Genoa', '05-11T08:00', '');
    expect(linesOf([first, call('Nice', '05-10T08:00', '05-10T23:59'), last])[2]).toBe('2027-05-11 Genoa');
    expect(linesOf([first, call('Nice', '05-10T08:00', '05-11T00:00'), last])[2]).toBe('2027-05-11 Nice Genoa');
  });

  test('two ports on one day, in the order of the voyage', () => {
    const calls = [
      call('Venice', '', '05-09T18:00'),
      call('Zadar', '05-10T07:00', '05-10T12:00'),
      call('Ancona', '05-10T19:00', '05-11T01:00'),
      call('Venice again', '05-11T09:00', ''),
    ];
    expect(linesOf(calls)).toEqual(['2027-05-09 Venice', '2027-05-10 Zadar Ancona', '2027-05-11 Ancona Venice again']);
  });

  test('first and last stay may be over night', () => {
    const calls = [call('Kiel', '05-08T10:00', '05-09T18:00'), call('Oslo', '05-10T09:00', '05-11T10:00')];
    expect(linesOf(calls)).toEqual(['2027-05-08 Kiel', '2027-05-09 Kiel', '2027-05-10 Oslo', '2027-05-11 Oslo']);
  });

  test('calls are given back as they are', () => {
    expect(voyageDays([barcelona, end])[0]?.calls[0]).toBe(barcelona);
  });

  test('over the ends of months and years, and the days on which clocks change', () => {
    const days = (from: string, to: string) =>
      voyageDays([{ departure: `${from}T18:00` }, { arrival: `${to}T08:00` }]).map(({ day }) => day);
    expect(days('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(days('2027-12-31', '2028-01-01')).toEqual(['2027-12-31', '2028-01-01']);
    expect(days('2027-03-27', '2027-03-29')).toEqual(['2027-03-27', '2027-03-28', '2027-03-29']);
    expect(days('2027-10-30', '2027-11-01')).toEqual(['2027-10-30', '2027-10-31', '2027-11-01']);
    // The 9th to the 31st of May, 30 days of June, and one.
    expect(days('2027-05-09', '2027-07-01')).toHaveLength(54);
  });

  test('a voyage that ends on its first day has one, and one without calls has none', () => {
    expect(linesOf([call('Dover', '', '05-09T08:00'), call('Calais', '05-09T11:00', '')])).toEqual(['2027-05-09 Dover Calais']);
    expect(linesOf([call('Dover', '', '05-09T08:00')])).toEqual(['2027-05-09 Dover']);
    expect(linesOf([])).toEqual([]);
  });

  test('a voyage that is said to end before it begins has no days', () => {
    expect(linesOf([call('Dover', '', '05-09T08:00'), call('Calais', '05-07T11:00', '')])).toEqual([]);
  });
});

describe('the date line', () => {
  const westward = [call('Honolulu', '', '05-09T18:00'), call('Auckland', '05-13T08:00', '')];
  const eastward = [call('Auckland', '', '05-09T18:00'), call('Papeete', '05-12T08:00', '')];

  test('westward one day never comes', () => {
    expect(linesOf(westward, { day: '2027-05-11', comes: 'never' })).toEqual([
      '2027-05-09 Honolulu',
      '2027-05-10',
      '2027-05-12',
      '2027-05-13 Auckland',
    ]);
  });

  test('eastward one day comes twice', () => {
    expect(linesOf(eastward, { day: '2027-05-11', comes: 'twice' })).toEqual([
      '2027-05-09 Auckland',
      '2027-05-10',
      '2027-05-11',
      '2027-05-11',
      '2027-05-12 Papeete',
    ]);
  });

  test('a port on the day that comes twice is on the first of them', () => {
    expect(linesOf(eastward, { day: '2027-05-09', comes: 'twice' })).toEqual([
      '2027-05-09 Auckland',
      '2027-05-09',
      '2027-05-10',
      '2027-05-11',
      '2027-05-12 Papeete',
    ]);
  });

  it.each(['never', 'twice'] as const)('on a day that is not of the voyage it changes nothing: %s', (comes) => {
    expect(linesOf(westward, { day: '2027-05-08', comes })).toEqual(linesOf(westward));
    expect(linesOf(westward, { day: '2027-05-14', comes })).toEqual(linesOf(westward));
  });
});
