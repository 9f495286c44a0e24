import * as v from 'valibot';
import { weekdayIds } from '#contracts/attributes.ts';
import { count, timeOfDay } from '#contracts/common.ts';
import { monthDay } from './text.ts';

const days = {
  from: monthDay,
  to: monthDay,
  weekdays: v.pipe(v.array(v.picklist(weekdayIds)), v.minLength(1)),
};

/** Any quarter of an hour between two times, both included: guests name the one they want. */
const anyTime = v.pipe(
  v.strictObject({ from: timeOfDay, to: timeOfDay }),
  v.check(({ from, to }) => from < to, 'from before to'),
);

const quarters = Array.from({ length: 24 * 4 }, (_, index) =>
  [Math.floor(index / 4), (index % 4) * 15].map((part) => String(part).padStart(2, '0')).join(':'),
);

const season = v.union([
  v.strictObject({ ...days, times: v.pipe(v.array(timeOfDay), v.minLength(1)) }),
  v.pipe(
    v.strictObject({ ...days, times: anyTime }),
    v.transform(({ times: { from, to }, ...rest }) => ({
      ...rest,
      times: quarters.filter((time) => time >= from && time <= to),
      startingTimeEntryRequired: true as const,
    })),
  ),
]);

/** When a tour starts, and how many it takes. */
export const scheduleSource = v.strictObject({
  /** Places on each departure (for a group price: groups). */
  seats: v.pipe(count, v.minValue(1)),
  /** Bookable until this many hours before the start. */
  cutOffHours: v.optional(count, 12),
  seasons: v.pipe(v.array(season), v.minLength(1)),
  /** Days of the year on which nothing runs. */
  closed: v.optional(v.array(monthDay), []),
});
type Schedule = v.InferOutput<typeof scheduleSource>;

/** Whether guests name the time at which they want to start. */
export const asksStartingTime = ({ seasons }: Schedule): boolean => seasons.some((one) => 'startingTimeEntryRequired' in one);
