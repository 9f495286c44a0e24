import type { Day } from '#contracts/common.ts';
import { horizonDays } from '#domain/availability.ts';
import { addDays, dayIn, wallTimeIn, weekdayOf } from '#domain/day.ts';
import type { Tour } from '../../catalogue/catalogue.ts';
import type { TourSource } from '../../catalogue/schema.ts';

type Schedule = TourSource['schedule'];
type Season = Schedule['seasons'][number];
export type Start = { day: Day; startingTime: string };

/** In the order of `weekdayOf`. */
const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** A season with `from` after `to` runs over New Year. */
function isInSeason({ from, to }: Season, day: Day): boolean {
  const monthDay = day.slice(5);
  return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;
}

/** Start times on a day, earliest first, whether or not they can still be booked. */
export function startTimesOn(schedule: Schedule, day: Day): string[] {
  if (schedule.closed.includes(day.slice(5))) return [];
  const weekday = weekdayNames[weekdayOf(day)];
  const seasons = schedule.seasons.filter((season) => isInSeason(season, day) && season.weekdays.some((name) => name === weekday));
  return [...new Set(seasons.flatMap(({ times }) => times))].sort();
}

function earliestStart({ schedule, destination }: Tour, now: Date): string {
  return wallTimeIn(destination.timeZone, new Date(now.getTime() + schedule.cutOffHours * 3_600_000));
}

/** The starts of one day that can still be booked at `now`: within the horizon and before their cut-off. */
export function bookableOn(tour: Tour, day: Day, now: Date): Start[] {
  if (day >= addDays(dayIn(tour.destination.timeZone, now), horizonDays)) return [];
  const earliest = earliestStart(tour, now);
  return startTimesOn(tour.schedule, day)
    .map((startingTime) => ({ day, startingTime }))
    .filter((start) => `${start.day}T${start.startingTime}` > earliest);
}

/** Everything that can be booked at `now`, in order. */
export function bookableStarts(tour: Tour, now: Date): Start[] {
  const today = dayIn(tour.destination.timeZone, now);
  const earliest = earliestStart(tour, now);
  const days = Array.from({ length: horizonDays }, (_, index) => addDays(today, index));
  return days
    .flatMap((day) => startTimesOn(tour.schedule, day).map((startingTime) => ({ day, startingTime })))
    .filter((start) => `${start.day}T${start.startingTime}` > earliest);
}
