import type { Day } from '#contracts/common.ts';
import type { TourSource } from './schema.ts';
import { isInSeason } from './season.ts';

/** Start times on a day, earliest first, whether or not they can still be booked. */
export function startTimesOn(schedule: TourSource['schedule'], day: Day): string[] {
  if (schedule.closed.includes(day.slice(5))) return [];
  const seasons = schedule.seasons.filter((season) => isInSeason(season, day));
  return [...new Set(seasons.flatMap(({ times }) => times))].sort();
}

/** Minutes for which a group takes a car, a boat or a guide that all starts share; nothing where each start has places of its own. */
export const groupMinutesOf = ({ schedule, durationMinutes }: Pick<TourSource, 'schedule' | 'durationMinutes'>): number | undefined =>
  schedule.groupsAtOnce === undefined ? undefined : durationMinutes;
