import type { Day } from '#contracts/common.ts';
import { verdictOf, type Verdict } from '#domain/cruises/ship-clock.ts';
import { daysFrom, daysOfStay } from '#domain/cruises/voyage.ts';
import { wayMinutes } from '#domain/cruises/way.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import type { Call, CruiseRoute, Port } from '../catalogue/cruises.ts';

type Place = Tour['pickup'][number];

/** A ride from one place to another is no excursion: nobody comes back from it. */
export const isExcursion = ({ categories }: Tour): boolean => !categories.includes('transfer');

/** The stays of a sailing in the city of a tour: none for what is no excursion. */
export const callsFor = ({ calls }: CruiseRoute, tour: Tour): Call[] =>
  isExcursion(tour) ? calls.filter(({ port }) => port.city === tour.destination.id) : [];

/** The port's calendar days of a stay. */
export function daysAshore(call: Call): Day[] {
  const { from, to } = daysOfStay(call);
  return daysFrom(from, to);
}

/** The stay on a day. */
export const callOn = (calls: readonly Call[], day: Day): Call | undefined => calls.find((call) => daysAshore(call).includes(day));

/** Minutes between the pier and the tour: by taxi, or to where it fetches and brings its guests, which takes `minutes` by itself. */
function way(port: Port, { startingPoint }: Tour, places: readonly Place[]): number {
  const byTransfer = places.flatMap(({ latitude, longitude, minutes }) =>
    latitude === undefined || longitude === undefined || minutes === undefined ? [] : [wayMinutes(port, { latitude, longitude }) + minutes],
  );
  return Math.min(wayMinutes(port, startingPoint), ...byTransfer);
}

/** What the ship clock says of the departures of a tour during a stay. */
export function shipClockFor(tour: Tour, call: Call): (day: Day, startingTime: string) => Verdict {
  const { timeZone } = tour.destination;
  const ways = { wayThere: way(call.port, tour, tour.pickup), wayBack: way(call.port, tour, tour.dropOff) };
  const around = { timeZone: call.port.timeZone, arrival: call.arrival, allAboard: call.allAboard, berth: call.berth };
  return (day, startingTime) => verdictOf({ start: `${day}T${startingTime}`, timeZone, minutes: tour.durationMinutes, ...ways }, around);
}
