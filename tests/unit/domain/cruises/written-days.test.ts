import { expect, test } from 'vitest';
import { writtenDays } from '#domain/cruises/written-days.ts';

const today = '2026-11-29';
const read = (text: string) => writtenDays(text, today).map(({ days }) => days);

test.each([
  ['2027-05-12', ['2027-05-12']],
  ['12 may 2027', ['2027-05-12']],
  ['12. mai 2027', ['2027-05-12']],
  ['wed, may 12, 2027', ['2027-05-12']],
  ['may 12th', ['2027-05-12']],
  ['12th may', ['2027-05-12']],
  ['12may27', ['2027-05-12']],
  ['12-may-2027', ['2027-05-12']],
  ['12.05.2027', ['2027-05-12']],
  ['12.5.', ['2027-05-12']],
  ['12.05.27', ['2027-05-12']],
  ['3 marz 2027', ['2027-03-03']],
  ['day 3 thu 14 may 2027 07:00 19:30', ['2027-05-14']],
  ['14 may 07:00', ['2027-05-14']],
])('%s is read', (text, days) => expect(read(text)).toEqual([days]));

test('with a stroke the month may stand first: both are kept, the day first', () => {
  expect(read('05/12/2027')).toEqual([['2027-12-05', '2027-05-12']]);
  expect(read('05/25/2027')).toEqual([['2027-05-25']]);
  expect(read('05/05/2027')).toEqual([['2027-05-05']]);
});

test('a day without a year is the next of its kind, or one of a voyage under way', () => {
  expect(read('24 november')).toEqual([['2026-11-24']]);
  expect(read('2 january')).toEqual([['2027-01-02']]);
  expect(read('30 june')).toEqual([['2027-06-30']]);
});

test('times, counts and days that there are not are no dates', () => {
  for (const text of ['arrival 07:30', 'deck 12', 'cabin 8.31', '31 april 2027', '2027-13-01', '3 nights', 'mayflower 12'])
    expect(read(text)).toEqual([]);
});

test('several in one line keep their order', () => {
  expect(read('12 may barcelona 14 may rome')).toEqual([['2027-05-12'], ['2027-05-14']]);
});
