import { fewPlaces } from '#contracts/availability.ts';
import type { Day } from '#contracts/common.ts';
import type { Tour } from '../../catalogue/catalogue.ts';
import { calendarSpan, type Calendar, type Terms } from './calendars.ts';
import { leftOn } from './left-on.ts';
import { dayNumber, startKey } from './start-key.ts';

/** The lower bits of a byte: the most places that one departure of the day has left. No party takes so many. */
export const mostMask = 127;
/** The upper bit: the day has sold so well that few places are left in all. */
const scarceBit = 128;

/** Of the starts after a minute of the day: the most places on one, those on all, and whether they are so few that it is worth saying. */
export function placesOn(calendar: Calendar, first: number, index: number, after = -1) {
  const { days, starts, left, party } = calendar;
  const minutes = starts[days[index] ?? 0] ?? [];
  const leftOf = leftOn(left, calendar, first + index);
  let [most, all, hasSold] = [0, 0, false];
  for (const minute of minutes) {
    if (minute <= after) continue;
    const start = startKey(first + index, minute);
    const count = leftOf(start);
    most = Math.max(most, count);
    all += count;
    hasSold ||= left.has(start);
  }
  // A day with few places that has sold none is small, not scarce; and a group's places are no travellers.
  return { most, all, isScarce: hasSold && all <= fewPlaces && party.ofOnePlace === 1 };
}

/**
 * One byte for each day of each tour, side by side: a question looks at tens of thousands of them. Days count from `first`. A tour keeps
 * its slot, by its id; one that has changed is another object, and is written anew.
 */
export function openFreeIndex(first: Day, calendarOf: (tour: Tour) => Calendar) {
  const firstNumber = dayNumber(first);
  const slotById = new Map<string, number>();
  const calendars: Calendar[] = [];
  const tourAt: Tour[] = [];
  const terms: Terms[] = [];
  const termsAt: number[] = [];
  const earliestAt: number[] = [];
  const lists = new WeakMap<readonly Tour[], readonly number[]>();
  let bytes = new Uint8Array(calendarSpan);

  function write(slot: number, index: number): void {
    const calendar = calendars[slot];
    if (!calendar || index < 0 || index >= calendarSpan) return;
    const { most, isScarce } = placesOn(calendar, firstNumber, index);
    bytes[slot * calendarSpan + index] = Math.min(most, mostMask) | (isScarce ? scarceBit : 0);
  }

  function reserve(slot: number): void {
    const needed = (slot + 1) * calendarSpan;
    if (needed <= bytes.length) return;
    const larger = new Uint8Array(Math.max(needed, bytes.length * 2));
    larger.set(bytes);
    bytes = larger;
  }

  function fill(tour: Tour): number {
    const slot = slotById.get(tour.tourId) ?? calendars.length;
    if (tourAt[slot] === tour) return slot;
    reserve(slot);
    const calendar = calendarOf(tour);
    slotById.set(tour.tourId, slot);
    [calendars[slot], tourAt[slot]] = [calendar, tour];
    const known = terms.indexOf(calendar.terms);
    termsAt[slot] = known === -1 ? terms.push(calendar.terms) - 1 : known;
    earliestAt[slot] = Math.min(...calendar.starts.map(([earliest = Infinity]) => earliest));
    for (let index = 0; index < calendarSpan; index++) write(slot, index);
    return slot;
  }

  return {
    first,
    firstNumber,
    calendars: calendars as readonly Calendar[],
    /** Terms of all tours, and which of them a slot has. */
    terms: terms as readonly Terms[],
    termsAt: termsAt as readonly number[],
    /** The earliest minute at which the tour of a slot starts on any day. */
    earliestAt: earliestAt as readonly number[],
    /** `bytes[slot * calendarSpan + index]`; ask again, and do not keep it. */
    bytes: () => bytes,
    /** In their order. A list is remembered for as long as somebody keeps it, and its tours are what was written last. */
    slotsOf(tours: readonly Tour[]): readonly number[] {
      const known = lists.get(tours);
      if (known && tours.every((tour, at) => tourAt[known[at] ?? 0] === tour)) return known;
      const slots = tours.map(fill);
      lists.set(tours, slots);
      return slots;
    },
    /** Writes a day anew. @param day its number */
    changed(tourId: string, day: number): void {
      const slot = slotById.get(tourId);
      if (slot === undefined) return;
      write(slot, day - firstNumber);
      if (calendars[slot]?.groupMinutes === undefined) return;
      // Groups that set out late are out after midnight.
      for (const beside of [day - 1, day + 1]) write(slot, beside - firstNumber);
    },
  };
}
export type FreeIndex = ReturnType<typeof openFreeIndex>;
