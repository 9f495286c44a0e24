import { timeOfDayIds, weekdayIds, type TimeOfDayId, type WeekdayId } from '#contracts/attributes.ts';
import type { TourSource } from './schema.ts';

const noon = '12:00';
const evening = '17:00';

function timeOfDayOf(start: string): TimeOfDayId {
  if (start < noon) return 'morning';
  return start < evening ? 'afternoon' : 'evening';
}

type Scheduled = Pick<TourSource, 'schedule' | 'categories'>;

/** Times of day at which it starts in any season. What is for after dark is of the evening, however early the sun sets. */
export function timesOfDay({ schedule, categories }: Scheduled): TimeOfDayId[] {
  const starts = schedule.seasons.flatMap(({ times }) => times.map(timeOfDayOf));
  const all = new Set(categories.includes('night') ? starts.map((one) => (one === 'afternoon' ? 'evening' : one)) : starts);
  return timeOfDayIds.filter((id) => all.has(id));
}

/** Days of the week on which it starts in any season. */
export function weekdaysOf({ schedule }: Scheduled): WeekdayId[] {
  const all = new Set(schedule.seasons.flatMap(({ weekdays }) => weekdays));
  return weekdayIds.filter((id) => all.has(id));
}
