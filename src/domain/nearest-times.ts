import type { Day } from '#contracts/common.ts';

/** A start, by the venue's clocks. */
type Time = { queryDate: Day; startingTime: string };

const millisecondsOf = ({ queryDate, startingTime }: Time): number => Date.parse(`${queryDate}T${startingTime}Z`);

/** Minutes between two starts of one venue, as its clocks show them. */
export const minutesApart = (a: Time, b: Time): number => Math.abs(millisecondsOf(a) - millisecondsOf(b)) / 60_000;

/** So many of the starts as are nearest to the one that was wanted, the earliest first. */
export const nearestTimes = <T extends Time>(times: readonly T[], wanted: Time, count: number): T[] =>
  [...times]
    .sort((a, b) => minutesApart(a, wanted) - minutesApart(b, wanted))
    .slice(0, count)
    .sort((a, b) => millisecondsOf(a) - millisecondsOf(b));
