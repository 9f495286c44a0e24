import type { TransferKind } from './kind.ts';

const minutesOfDay = 24 * 60;

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Minutes from one time of day to another, at most half a day ahead or behind: from 23:30 to 00:30 it is an hour. */
function minutesBetween(from: string, to: string): number {
  const ahead = (minuteOf(to) - minuteOf(from) + minutesOfDay) % minutesOfDay;
  return ahead > minutesOfDay / 2 ? ahead - minutesOfDay : ahead;
}

/** An airport: the flight and its time say whether it can be done (requirements 5). */
export const airport: TransferKind = {
  fields: ['flight', 'time'],
  isNamed: true,
  where: (named) => named,
  problem({ margin = 0 }, { time: ofFlight }, direction, time) {
    if (!ofFlight || time === undefined) return undefined;
    if (direction === 'pickup') return minutesBetween(ofFlight, time) < margin ? 'landsTooLate' : undefined;
    return minutesBetween(time, ofFlight) < margin ? 'leavesTooEarly' : undefined;
  },
};
