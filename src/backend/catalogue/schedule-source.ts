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

const atLeastOne = v.pipe(count, v.minValue(1));

/** When a tour starts, and how many it takes. Exactly one of `seats` and `groupsAtOnce`. */
export const scheduleSource = v.pipe(
  v.strictObject({
    /** Places on each departure (for a group price: groups). */
    seats: v.optional(atLeastOne),
    /** Groups that can be out at one time, however many starts there are: so many cars, boats or guides, for as long as the tour takes. */
    groupsAtOnce: v.optional(atLeastOne),
    /** Bookable until this many hours before the start. */
    cutOffHours: v.optional(count, 12),
    seasons: v.pipe(v.array(season), v.minLength(1)),
    /** Days of the year on which nothing runs. */
    closed: v.optional(v.array(monthDay), []),
  }),
  v.check(({ seats, groupsAtOnce }) => (seats === undefined) !== (groupsAtOnce === undefined), 'exactly one of seats and groupsAtOnce'),
  v.transform(({ seats, ...rest }) => ({ ...rest, seats: seats ?? rest.groupsAtOnce ?? 1 })),
);
type Schedule = v.InferOutput<typeof scheduleSource>;

/** Whether guests name the time at which they want to start. */
export const asksStartingTime = ({ seasons }: Schedule): boolean => seasons.some((one) => 'startingTimeEntryRequired' in one);
