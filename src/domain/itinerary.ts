import type { Day } from '#contracts/common.ts';
import { instantOfWallTime, wallTimeIn } from './day.ts';
import { distanceBetween, type Coordinates } from './distance.ts';
import type { Span } from './products/kind.ts';

/** Something that takes place on a trip. */
export type Stop = {
  id: string;
  /** Wall times of the venue. */
  span: Span;
  /** Tells cities apart. */
  cityId: string;
  /** Where one meets; absent where it is not known. */
  at?: Coordinates;
};

/** The stops of one calendar day, the earliest first. */
export type ItineraryDay<S> = { day: Day; stops: S[] };

/**
 * Why somebody may not get from one stop to the next. `overlap`: it starts before the other has ended; `tight`: too little time between two
 * in one city; `far`: too little time to get from one city to another.
 */
export type Clash<S> = {
  problem: 'overlap' | 'tight' | 'far';
  /** What takes place before. */
  earlier: S;
  /** For how long both take place, or what there is between them. */
  minutes: number;
  /** What it would take to get from one to the other. */
  needed: number;
};

const inOneCity = 30;
const aroundAnyWay = 60;
const wayUnknown = 180;
const kilometresPerHour = 60;
/** By air: to the airport, through it, and into the city; then as fast as an airliner. */
const flight = { minutesBesides: 180, kilometresPerHour: 750 };

const startOf = ({ span }: Stop): number => instantOfWallTime(span.start, span.timeZone).getTime();
const endOf = ({ span }: Stop): number => instantOfWallTime(span.end, span.timeZone).getTime();
const dayOf = ({ span }: Stop): Day => span.start.slice(0, 10);
const minutesOf = (milliseconds: number): number => Math.round(milliseconds / 60_000);

/** Earliest first, whatever the clocks at the venues show. */
const inOrder = <S extends Stop>(stops: readonly S[]): S[] => [...stops].sort((a, b) => startOf(a) - startOf(b) || endOf(a) - endOf(b));

/** The days on which something takes place, by the venues' calendars. */
export function itineraryOf<S extends Stop>(stops: readonly S[]): ItineraryDay<S>[] {
  const days = new Map<Day, S[]>();
  for (const stop of inOrder(stops)) days.set(dayOf(stop), [...(days.get(dayOf(stop)) ?? []), stop]);
  return [...days].map(([day, of]) => ({ day, stops: of })).sort((a, b) => a.day.localeCompare(b.day));
}

/** Whether clocks at the venues show different times while the trip is under way: then each time needs the name of its place. */
export const hasSeveralClocks = (stops: readonly Stop[]): boolean =>
  stops.some((stop) =>
    stops.some(
      ({ span }) => wallTimeIn(span.timeZone, new Date(startOf(stop))) !== wallTimeIn(stop.span.timeZone, new Date(startOf(stop))),
    ),
  );

/** Minutes that the way from one city to another takes at least, door to door. */
function travelMinutes(from: Stop, to: Stop): number {
  if (!from.at || !to.at) return wayUnknown;
  const kilometres = distanceBetween(from.at, to.at);
  const byRoad = (kilometres / kilometresPerHour) * 60;
  const byAir = flight.minutesBesides + (kilometres / flight.kilometresPerHour) * 60;
  return aroundAnyWay + Math.min(byRoad, byAir);
}

function clashBetween<S extends Stop>(earlier: S, later: S): Clash<S> | undefined {
  const isSameCity = earlier.cityId === later.cityId;
  const needed = Math.ceil(isSameCity ? inOneCity : travelMinutes(earlier, later));
  const between = minutesOf(startOf(later) - endOf(earlier));
  if (between < 0) {
    const lasts = minutesOf(endOf(later) - startOf(later));
    return { problem: 'overlap', earlier, minutes: lasts > 0 ? Math.min(-between, lasts) : -between, needed };
  }
  return between < needed ? { problem: isSameCity ? 'tight' : 'far', earlier, minutes: between, needed } : undefined;
}

/** What does not fit, by the id of the later stop. Each is compared with the one before it that ends last. */
export function clashesOf<S extends Stop>(stops: readonly S[]): Map<string, Clash<S>> {
  const clashes = new Map<string, Clash<S>>();
  let last: S | undefined;
  for (const stop of inOrder(stops)) {
    const clash = last && clashBetween(last, stop);
    if (clash) clashes.set(stop.id, clash);
    if (!last || endOf(stop) >= endOf(last)) last = stop;
  }
  return clashes;
}
