import type { Day } from '#contracts/common.ts';
import { addDays, daysBetween } from '../day.ts';

/** A day that does not come, or comes twice, because the ship crosses the date line. */
export type DateLine = { day: Day; comes: 'never' | 'twice' };

/** When a ship is in a port, by the port's calendar: wall times. One of them is absent where the voyage begins or ends. */
type Stay = { arrival?: string | undefined; departure?: string | undefined };

/** A day of a voyage and the ports on it; none: at sea. */
export type VoyageDay<C> = { day: Day; calls: C[] };

const dayOf = (wallTime: string): Day => wallTime.slice(0, 10);

/** The days of a stay, the first and the last. */
export function daysOfStay({ arrival, departure }: Stay): { from: Day; to: Day } {
  const [from, to] = [arrival ?? departure ?? '', departure ?? arrival ?? ''];
  return { from: dayOf(from), to: dayOf(to) };
}

/** Both included. */
export const daysFrom = (from: Day, to: Day): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

/** The calendar days that a traveller on board lives through, in their order; a stay over night is on each of its days. */
export function voyageDays<C extends Stay>(calls: readonly C[], dateLine?: DateLine): VoyageDay<C>[] {
  const stays = calls.map((call) => ({ call, ...daysOfStay(call) }));
  const days = daysFrom(stays[0]?.from ?? '', stays.at(-1)?.to ?? '');
  return days.flatMap((day) => {
    const here = { day, calls: stays.filter(({ from, to }) => from <= day && day <= to).map(({ call }) => call) };
    if (dateLine?.day !== day) return [here];
    return dateLine.comes === 'never' ? [] : [here, { day, calls: [] }];
  });
}
