import { weekdayIds, type WeekdayId } from '#contracts/attributes.ts';
import type { Day } from '#contracts/common.ts';
import { addDays, weekdayOf } from '#domain/day.ts';

/** Days of every year on some days of the week. `from` and `to`: `MM-dd`, both included; with `from` after `to` it runs over New Year. */
export type Season = { from: string; to: string; weekdays: readonly WeekdayId[] };

/** In the order of `weekdayOf`. */
export const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const isBetween = ({ from, to }: Season, monthDay: string): boolean =>
  from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;

const holds = (season: Season, monthDay: string, weekday: WeekdayId): boolean =>
  isBetween(season, monthDay) && season.weekdays.includes(weekday);

export const isInSeason = (season: Season, day: Day): boolean => holds(season, day.slice(5), weekdayNames[weekdayOf(day)] as WeekdayId);

const aLeapYear = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index).slice(5));

/** @returns the first month (`MM`) with days in `seasons` of which each may lie in one of the others, if there is one */
export function monthFilledBy(others: readonly Season[], seasons: readonly Season[]): string | undefined {
  const isFree = new Map<string, boolean>();
  for (const monthDay of others.length > 0 ? aLeapYear : []) {
    const month = monthDay.slice(0, 2);
    const running = weekdayIds.filter((weekday) => seasons.some((season) => holds(season, monthDay, weekday)));
    if (running.length === 0) continue;
    const hasOwnDay = running.some((weekday) => !others.some((other) => holds(other, monthDay, weekday)));
    isFree.set(month, hasOwnDay || (isFree.get(month) ?? false));
  }
  return [...isFree].find(([, free]) => !free)?.[0];
}
