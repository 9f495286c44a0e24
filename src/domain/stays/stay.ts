import type { Day } from '#contracts/common.ts';
import { mostNights } from '#contracts/hotels.ts';
import { addDays, daysBetween } from '../day.ts';

/** Calendar days of the house: guests arrive on one, and leave on the other. */
export type Stay = { from: Day; to: Day };

/** How many days ahead a stay may end. */
export const stayHorizonDays = 365;

/** The days whose nights are slept, by their dates: of a stay from the 12th to the 14th, the 12th and the 13th. */
export const nightsOf = ({ from, to }: Stay): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, index) => addDays(from, index));

/** @returns which of its days a stay cannot have. @param today by the house's calendar */
export function wrongDayOf({ from, to }: Stay, today: Day): keyof Stay | undefined {
  if (from < today) return 'from';
  const nights = daysBetween(from, to);
  return nights < 1 || nights > mostNights || to > addDays(today, stayHorizonDays) ? 'to' : undefined;
}
