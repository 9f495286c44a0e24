import * as v from 'valibot';
import { day, key } from '#contracts/common.ts';
import { guestsOfRoom, mostNights } from '#contracts/hotels.ts';
import { selection, type Selection } from '#contracts/quotes.ts';
import { addDays } from '../day.ts';
import type { ProductKind } from '../products/kind.ts';
import type { Guests } from './guests.ts';
import { nightsOf, type Stay } from './stay.ts';

const childrenAges = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}(,\d{1,2})*$/),
  v.transform((ages) => ages.split(',').map(Number)),
  guestsOfRoom.childrenAges,
);

/** What is chosen of a house: one room from the day of arrival to `to`, by a rate plan, and who sleeps in it. */
const options = v.strictObject({
  /** The day on which its guests leave. */
  to: day,
  room: key,
  ratePlan: key,
  adults: guestsOfRoom.adults,
  /** On the day of arrival: `4,9`. Left out: no children. */
  childrenAges: v.exactOptional(
    v.pipe(
      v.string(),
      v.check((ages) => v.is(childrenAges, ages)),
    ),
  ),
});

/** A room that is chosen, and when. */
export type ChosenRoom = Stay & { room: string; ratePlan: string; guests: Guests };

/** @throws ValiError for a selection that is not of a stay */
export function chosenRoomOf({ queryDate: from, options: chosen }: Pick<Selection, 'queryDate' | 'options'>): ChosenRoom {
  const { to, room, ratePlan, adults, childrenAges: ages } = v.parse(options, chosen);
  return { from, to, room, ratePlan, guests: { adults, childrenAges: ages === undefined ? [] : v.parse(childrenAges, ages) } };
}

function isStay(stay: Stay): boolean {
  const nights = nightsOf(stay).length;
  return nights >= 1 && nights <= mostNights;
}

const minutesOfDay = 1_440;
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minute: number): string => [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Minutes from the first hour of check-in to check-out on the next day, by the clock on the wall. */
export const minutesOfNight = (checkIn: string, checkOut: string): number => minuteOf(checkOut) + minutesOfDay - minuteOf(checkIn);

/**
 * Rooms of houses, sold by the night. `queryDate` is the day of arrival, `startingTime` the first hour of check-in; one item is one room,
 * so that each can be given back for itself.
 */
export const stays: ProductKind = {
  words: {
    en: { title: 'Hotels', found: { one: 'FOUND {count} hotel', other: 'FOUND {count} hotels' } },
    de: { title: 'Hotels', found: { one: '{count} Hotel gefunden', other: '{count} Hotels gefunden' } },
  },
  listedIn: ['hotels'],
  serviceType: 'HOTEL',
  bookingApi: 'landfall-hotels',
  selection: v.pipe(
    v.object({ ...v.omit(selection, ['cruise']).entries, components: v.strictObject({}), options }),
    v.forward(
      v.check(({ queryDate: from, options: { to } }) => isStay({ from, to }), 'nights'),
      ['options', 'to'],
    ),
  ),
  units: () => ({}),
  resource: ({ queryDate, startingTime }) => ({ day: queryDate, startingTime, seats: 1 }),
  span({ timeZone, durations: [minutes = 0] }, chosen) {
    const { queryDate, startingTime } = chosen;
    const checkOut = timeOf((minuteOf(startingTime) + minutes) % minutesOfDay);
    return { start: `${queryDate}T${startingTime}`, end: `${chosenRoomOf(chosen).to}T${checkOut}`, timeZone };
  },
  problem: ({ timeZone }, { queryDate, startingTime }, guards) =>
    guards.map((guard) => guard({ start: `${queryDate}T${startingTime}`, timeZone })).find((found) => found !== undefined),
  isOpen: ({ availableDates }, arrival) => availableDates.includes(arrival),
  steps: () => ['personal_info', 'traveler_info'],
};

/** The same stay, begun on another day. */
export const movedTo = ({ from, to, ...rest }: ChosenRoom, day: string): ChosenRoom => ({
  ...rest,
  from: day,
  to: addDays(day, nightsOf({ from, to }).length),
});
