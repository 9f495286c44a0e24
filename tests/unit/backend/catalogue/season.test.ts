import { describe, expect, it } from 'vitest';
import { isInSeason, monthAtPeak, type Season } from '#backend/catalogue/season.ts';
import { weekdayIds } from '#contracts/attributes.ts';

const season = (from: string, to: string, weekdays: Season['weekdays'] = weekdayIds): Season => ({ from, to, weekdays });
const allYear = season('01-01', '12-31');

describe('isInSeason', () => {
  it.each([
    ['2026-12-20', true],
    ['2026-12-31', true],
    ['2027-01-06', true],
    ['2027-01-07', false],
    ['2026-12-19', false],
  ])('runs over New Year: %s', (day, isIn) => {
    expect(isInSeason(season('12-20', '01-06'), day)).toBe(isIn);
  });

  it('goes by the days of the week', () => {
    const weekend = season('01-01', '12-31', ['sat', 'sun']);
    expect(['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07'].map((day) => isInSeason(weekend, day))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('monthAtPeak', () => {
  it('is the first month whose every running day may be at peak', () => {
    expect(monthAtPeak([season('07-01', '08-31')], [allYear])).toBe('07');
    expect(monthAtPeak([season('07-01', '08-30')], [allYear])).toBe('07');
    expect(monthAtPeak([season('07-02', '08-31')], [allYear])).toBe('08');
    expect(monthAtPeak([season('12-02', '01-30')], [allYear])).toBeUndefined();
  });

  it('counts no month in which nothing runs, and several seasons together', () => {
    const summer = season('05-01', '06-30', ['sat', 'sun']);
    expect(monthAtPeak([season('01-01', '04-30')], [summer])).toBeUndefined();
    expect(monthAtPeak([season('01-01', '12-31', ['sat'])], [summer])).toBeUndefined();
    expect(monthAtPeak([season('01-01', '12-31', ['sat']), season('06-01', '06-30', ['sun'])], [summer])).toBe('06');
    expect(monthAtPeak([], [summer])).toBeUndefined();
  });
});
