import { describe, expect, it } from 'vitest';
import { formatDays, instantAt } from '#domain/day.ts';

const at = (day: string, time: string, timeZone: string): string => instantAt(day, time, timeZone).toISOString();

describe('a time at the venue', () => {
  it.each([
    ['New York in winter', '2026-03-08', '01:30', 'America/New_York', '2026-03-08T06:30:00.000Z'],
    ['New York an hour after the clocks go forward', '2026-03-08', '03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['New York as soon as they have', '2026-03-08', '03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['New York before they go back', '2026-11-01', '00:30', 'America/New_York', '2026-11-01T04:30:00.000Z'],
    ['New York after they went back', '2026-11-01', '02:00', 'America/New_York', '2026-11-01T07:00:00.000Z'],
    ['Rome after the clocks go forward', '2026-03-29', '03:30', 'Europe/Rome', '2026-03-29T01:30:00.000Z'],
    ['Rome after they went back', '2026-10-25', '03:00', 'Europe/Rome', '2026-10-25T02:00:00.000Z'],
    ['Sydney in its summer', '2026-12-24', '10:00', 'Australia/Sydney', '2026-12-23T23:00:00.000Z'],
    ['Singapore, which changes nothing', '2026-03-29', '02:30', 'Asia/Singapore', '2026-03-28T18:30:00.000Z'],
  ])('is an instant: %s', (_, day, time, timeZone, instant) => {
    expect(at(day, time, timeZone)).toBe(instant);
  });

  it.each([
    ['New York', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['Los Angeles', '2026-11-01', '01:00', 'America/Los_Angeles', '2026-11-01T08:00:00.000Z'],
    ['Rome', '2026-10-25', '02:30', 'Europe/Rome', '2026-10-25T00:30:00.000Z'],
  ])('that comes twice is the first one: %s', (_, day, time, timeZone, instant) => {
    expect(at(day, time, timeZone)).toBe(instant);
  });

  it.each([
    ['New York', '2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['Los Angeles', '2026-03-08', '02:00', 'America/Los_Angeles', '2026-03-08T10:00:00.000Z'],
    ['Rome', '2026-03-29', '02:30', 'Europe/Rome', '2026-03-29T01:30:00.000Z'],
  ])('that never comes is as long after midnight: %s', (_, day, time, timeZone, instant) => {
    expect(at(day, time, timeZone)).toBe(instant);
  });
});

describe('days from one to another', () => {
  /** What stands between numbers is of several widths. */
  const text = (...given: Parameters<typeof formatDays>) => formatDays(...given).replaceAll(/\s*–\s*/g, '–');
  const whole = { weekday: 'long', day: 'numeric', month: 'long' } as const;

  it.each([
    ['2027-05-09', '2027-05-16', '9–16 May 2027', '9.–16. Mai 2027'],
    ['2027-05-29', '2027-06-02', '29 May–2 June 2027', '29. Mai–2. Juni 2027'],
    ['2027-12-30', '2028-01-02', '30 December 2027–2 January 2028', '30. Dezember 2027–2. Januar 2028'],
    ['2027-05-09', '2027-05-09', '9 May 2027', '9. Mai 2027'],
  ])('%s to %s', (from, to, english, german) => {
    expect([text({ from, to }, 'en'), text({ from, to }, 'de')]).toEqual([english, german]);
  });

  it('have the parts that are asked for', () => {
    expect(text({ from: '2027-05-11', to: '2027-05-12' }, 'en', whole)).toBe('Tuesday 11 May–Wednesday 12 May');
    expect(text({ from: '2027-05-11', to: '2027-05-12' }, 'de', whole)).toBe('Dienstag, 11.–Mittwoch, 12. Mai');
    expect(text({ from: '2027-05-11', to: '2027-05-11' }, 'en', whole)).toBe('Tuesday 11 May');
  });
});
