import { mostOutBeside } from '#domain/groups-at-once.ts';
import type { Tour } from '../../catalogue/catalogue.ts';
import { groupMinutesOf } from '../../catalogue/start-times.ts';
import type { Left } from './read-sold.ts';
import { dayOfKey } from './start-key.ts';

/** How the places of a tour are counted. */
export type Capacity = {
  /** Places of a start that has sold none. */
  seats: number;
  /** Minutes for which a group keeps its place from all other starts; absent where each start has places of its own. */
  groupMinutes: number | undefined;
};

export const capacityOf = (tour: Tour): Capacity => ({ seats: tour.schedule.seats, groupMinutes: groupMinutesOf(tour) });

/** No group is out for longer than a day: what sets out on this one meets none of other days. */
const isAround = (day: number, start: number): boolean => Math.abs(dayOfKey(start) - day) <= 1;

/**
 * The places left of each start of a day, by its `startKey`.
 * @param sold what the tour has sold on the day; where groups keep their place from other starts, on the days around it, too
 * @param day its number
 */
export function leftOn(sold: Left, { seats, groupMinutes }: Capacity, day: number): (start: number) => number {
  const ofItself = (start: number): number => sold.get(start)?.left ?? seats;
  if (groupMinutes === undefined || sold.size === 0) return ofItself;
  const around = [...sold].flatMap(([start, { taken }]) => (isAround(day, start) ? [{ start, groups: taken }] : []));
  return (start) => Math.max(0, Math.min(ofItself(start), seats - mostOutBeside(around, start, groupMinutes)));
}
