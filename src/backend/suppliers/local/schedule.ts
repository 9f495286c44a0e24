import type { Day } from '#contracts/common.ts';
import { lastDay } from '#domain/availability.ts';
import { addDays, dayIn, daysBetween, wallTimeIn } from '#domain/day.ts';
import { cutOff } from '#domain/products/guards.ts';
import type { Tour } from '../../catalogue/catalogue.ts';
import { startTimesOn } from '../../catalogue/start-times.ts';
import type { Days } from '../supplier.ts';

export type Start = { day: Day; startingTime: string };

/** A clock on the wall of the venue: what starts by then can no longer be booked. */
export function earliestStart({ timeZone, cutOffHours }: { timeZone: string; cutOffHours: number }, now: Date): string {
  return wallTimeIn(timeZone, new Date(now.getTime() + cutOffHours * 3_600_000));
}

/** The starts that can still be booked at `now`, in order: before their cut-off, within the horizon and, where given, on these days. */
export function bookableStarts(tour: Tour, now: Date, wanted: Partial<Days> = {}): Start[] {
  const { timeZone } = tour.destination;
  const today = dayIn(timeZone, now);
  const { from = today, to = lastDay(today) } = wanted;
  const end = to < lastDay(today) ? to : lastDay(today);
  const guard = cutOff(earliestStart({ timeZone, cutOffHours: tour.schedule.cutOffHours }, now));
  const days = Array.from({ length: Math.max(0, daysBetween(from, end) + 1) }, (_, index) => addDays(from, index));
  return days
    .flatMap((day) => startTimesOn(tour.schedule, day).map((startingTime) => ({ day, startingTime })))
    .filter(({ day, startingTime }) => !guard({ start: `${day}T${startingTime}`, timeZone }));
}
