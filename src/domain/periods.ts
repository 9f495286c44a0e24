import type { Day } from '#contracts/common.ts';
import { addDays, weekdayOf } from './day.ts';

/** Days at the venue, both included. */
export type Period = { from: Day; to: Day };

/** Days that have a name of their own. */
export const moments = ['today', 'tomorrow', 'weekend'] as const;
export type Moment = (typeof moments)[number];

const saturday = 6;

/** Saturday and Sunday; on a Sunday the next ones, since what is left of it is "today", and late in the evening nothing. */
function weekendFrom(today: Day): Period {
  const from = addDays(today, saturday - weekdayOf(today));
  return { from, to: addDays(from, 1) };
}

const periods: Record<Moment, (today: Day) => Period> = {
  today: (today) => ({ from: today, to: today }),
  tomorrow: (today) => ({ from: addDays(today, 1), to: addDays(today, 1) }),
  weekend: weekendFrom,
};

/** @param today the venue's */
export const periodOf = (moment: Moment, today: Day): Period => periods[moment](today);

export const isSamePeriod = (one: Period | null, other: Period | null): boolean => one?.from === other?.from && one?.to === other?.to;

/** Requirements 4, "Search": from one day ahead, to three. */
export const searchedPeriod = (today: Day): Period => ({ from: addDays(today, 1), to: addDays(today, 3) });

/** Requirements 2 and 9: what a featured card's link asks for. */
export const featuredPeriod = (today: Day): Period => ({ from: today, to: addDays(today, 7) });
