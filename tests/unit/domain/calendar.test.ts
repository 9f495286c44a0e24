import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, dayByKey, monthOf, weeksOf } from '#domain/calendar.ts';
import { addDays, weekdayOf } from '#domain/day.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days));

test('months go on across years, both ways', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test("a month has all its days once, in order, each in its weekday's column", () => {
  fc.assert(
    fc.property(day, (any) => {
      const weeks = weeksOf(monthOf(any));
      const days = weeks.flat().filter((cell) => cell !== null);
      expect(days).toEqual(days.map((_, index) => addDays(`${monthOf(any)}-01`, index)));
      expect(monthOf(addDays(days.at(-1) ?? '', 1))).toBe(addMonths(monthOf(any), 1));
      for (const week of weeks)
        week.forEach((cell, column) => {
          if (cell) expect((weekdayOf(cell) + 6) % 7).toBe(column);
        });
    }),
  );
});

test('no week is empty', () => {
  fc.assert(
    fc.property(day, (any) => {
      expect(weeksOf(monthOf(any)).every((week) => week.length === 7 && week.some(Boolean))).toBe(true);
    }),
  );
});

test.each([
  ['ArrowLeft', '2026-12-30'],
  ['ArrowRight', '2027-01-01'],
  ['ArrowUp', '2026-12-24'],
  ['ArrowDown', '2027-01-07'],
  ['Home', '2026-12-28'],
  ['End', '2027-01-03'],
  ['PageUp', '2026-11-30'],
  ['PageDown', '2027-01-31'],
])('%s leads from 31 December 2026 to %s', (key, target) => {
  expect(dayByKey('2026-12-31', key, '2026-11-01', '2027-05-01')).toBe(target);
});

test('keys stay within the days on offer, and others are left alone', () => {
  expect(dayByKey('2026-11-21', 'PageUp', '2026-11-21', '2027-05-01')).toBe('2026-11-21');
  expect(dayByKey('2027-04-29', 'ArrowDown', '2026-11-21', '2027-05-01')).toBe('2027-05-01');
  expect(dayByKey('2026-11-21', 'a', '2026-11-21', '2027-05-01')).toBeUndefined();
});
