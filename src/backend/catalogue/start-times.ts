import type { Day } from '#contracts/common.ts';
import type { TourSource } from './schema.ts';
import { isInSeason } from './season.ts';

/** Start times on a day, earliest first, whether or not they can still be booked. */
export function startTimesOn(schedule: TourSource['schedule'], day: Day): string[] {
  if (schedule.closed.includes(day.slice(5))) return [];
  const seasons = schedule.seasons.filter((season) => isInSeason(season, day));
  return [...new Set(seasons.flatMap(({ times }) => times))].sort();
}
