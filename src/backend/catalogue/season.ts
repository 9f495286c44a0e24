import { weekdayIds, type WeekdayId } from '#contracts/attributes.ts';
import type { Day } from '#contracts/common.ts';
import { addDays, weekdayOf } from '#domain/day.ts';

/** Days of every year on some days of the week. `from` and `to`: `MM-dd`, both included; with `from` after `to` it runs over New Year. */
export type Season = { from: string; to: string; weekdays: readonly WeekdayId[] };

/** In the order of `weekdayOf`. */
export const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const isBetween = ({ from, to }: Season, monthDay: string): boolean =>
  from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;

const holds = (season: Season, monthDay: string, weekday: WeekdayId | undefined): boolean =>
  isBetween(season, monthDay) && season.weekdays.some((name) => name === weekday);

export const isInSeason = (season: Season, day: Day): boolean => holds(season, day.slice(5), weekdayNames[weekdayOf(day)]);

const aLeapYear = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index).slice(5));

/** @returns the first month (`MM`) in which a tour that runs in `seasons` may have no day outside of its peaks, if there is one */
export function monthAtPeak(peaks: readonly Season[], seasons: readonly Season[]): string | undefined {
  if (peaks.length === 0) return undefined;
  const hasRegularDay = new Map<string, boolean>();
  for (const monthDay of aLeapYear) {
    const running = weekdayIds.filter((weekday) => seasons.some((season) => holds(season, monthDay, weekday)));
    if (running.length === 0) continue;
    const isRegular = running.some((weekday) => !peaks.some((peak) => holds(peak, monthDay, weekday)));
    const month = monthDay.slice(0, 2);
    hasRegularDay.set(month, isRegular || (hasRegularDay.get(month) ?? false));
  }
  return [...hasRegularDay].find(([, has]) => !has)?.[0];
}
