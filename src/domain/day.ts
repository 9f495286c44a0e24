import type { Day } from '#contracts/common.ts';
import { dateTimeFormat } from './formatters.ts';

const millisecondsPerDay = 86_400_000;
const utc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => fromUtc(utc(day) + days * millisecondsPerDay);

export const daysBetween = (from: Day, to: Day): number => Math.round((utc(to) - utc(from)) / millisecondsPerDay);

/** 0 is Sunday, as in `Date.getUTCDay`. */
export const weekdayOf = (day: Day): number => new Date(utc(day)).getUTCDay();

/** What a clock on the wall shows at `at` in an IANA zone, `yyyy-MM-ddTHH:mm`: compares as text with other such. */
export const wallTimeIn = (timeZone: string, at: Date): string =>
  dateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at).replace(' ', 'T');

/** The calendar day that it is at `now` in an IANA zone. */
export const dayIn = (timeZone: string, now: Date): Day => wallTimeIn(timeZone, now).slice(0, 10);

/** `Sunday, 29 November 2026`; the options choose the parts. */
export const formatDay = (day: Day, locale: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'full' }): string =>
  dateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...options, timeZone: 'UTC' }).format(utc(day));

/** `9 – 16 May 2027`: from one day to another; the options choose the parts. */
export const formatDays = (
  { from, to }: { from: Day; to: Day },
  locale: string,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' },
): string => dateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...options, timeZone: 'UTC' }).formatRange(utc(from), utc(to));

/** `28 Nov 2026, 14:05`: an instant as the clocks of a zone show it. */
export const formatInstant = (instant: Date, timeZone: string, locale: string): string =>
  dateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(instant);

/** `14:05`: an instant as the reader's own clock shows it. @param instant ISO 8601 */
export const timeText = (instant: string, locale: string): string =>
  dateTimeFormat(locale === 'en' ? 'en-GB' : locale, { timeStyle: 'short' }).format(Date.parse(instant));

/** How far the zone is ahead of UTC at an instant, in minutes. */
function offsetMinutes(timeZone: string, at: number): number {
  const parts = dateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return Math.round((wall - at) / 60_000);
}

/**
 * The instant at which a wall clock at the venue shows this day and time (`HH:mm`). Where the clocks change and it shows
 * that twice, the first of them; where it never does, the time as if they had not yet changed (as `Temporal` by default).
 */
export function instantAt(day: Day, time: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (at: number): number => offsetMinutes(timeZone, at) * 60_000;
  // The same, but for the days around a change.
  const byEarlierOffset = wall - offsetAt(wall - millisecondsPerDay);
  const byLaterOffset = wall - offsetAt(wall + millisecondsPerDay);
  const isShownAt = (at: number): boolean => at + offsetAt(at) === wall;
  return new Date(isShownAt(byEarlierOffset) || !isShownAt(byLaterOffset) ? byEarlierOffset : byLaterOffset);
}

/** The instant of a wall time, `yyyy-MM-ddTHH:mm`. */
export const instantOfWallTime = (wallTime: string, timeZone: string): Date =>
  instantAt(wallTime.slice(0, 10), wallTime.slice(11), timeZone);

/** Whether this is the name of an IANA zone. Older names count, too: which one a runtime lists differs. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
