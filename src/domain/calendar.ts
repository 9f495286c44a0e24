import type { Day } from '#contracts/common.ts';
import { addDays, daysBetween, weekdayOf } from './day.ts';

/** A calendar month, `yyyy-MM`. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const firstDayOf = (month: Month): Day => `${month}-01`;

export function addMonths(month: Month, count: number): Month {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const months = year * 12 + number - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** 0 is Monday: the calendar's weeks start with it. */
const columnOf = (day: Day): number => (weekdayOf(day) + 6) % 7;

/** The weeks of a month, Monday to Sunday; null where a day belongs to another month. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = firstDayOf(month);
  const length = daysBetween(first, firstDayOf(addMonths(month, 1)));
  const lead = columnOf(first);
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, column) => {
      const index = week * 7 + column - lead;
      return index >= 0 && index < length ? addDays(first, index) : null;
    }),
  );
}

/** The same day of another month, or that month's last. */
function shiftMonth(day: Day, count: number): Day {
  const month = addMonths(monthOf(day), count);
  const last = addDays(firstDayOf(addMonths(month, 1)), -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

const moves: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -columnOf(day)),
  End: (day) => addDays(day, 6 - columnOf(day)),
  PageUp: (day) => shiftMonth(day, -1),
  PageDown: (day) => shiftMonth(day, 1),
};

/**
 * Where a key leads from a day, within the days on offer (ARIA Authoring Practices, "Date Picker Dialog").
 * @returns nothing for a key that means nothing here
 */
export function dayByKey(day: Day, key: string, first: Day, last: Day): Day | undefined {
  const target = moves[key]?.(day);
  if (target === undefined) return undefined;
  if (target < first) return first;
  return target > last ? last : target;
}
