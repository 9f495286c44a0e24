import type { Day } from '#contracts/common.ts';
import { verdictOf, type Verdict } from '#domain/cruises/ship-clock.ts';
import { daysFrom, daysOfStay } from '#domain/cruises/voyage.ts';
import { wayMinutes } from '#domain/cruises/way.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import type { Call, CruiseRoute, Port } from '../catalogue/cruises.ts';

type Place = Pick<Tour['pickup'][number], 'latitude' | 'longitude' | 'minutes'>;

/** What the ship clock has to know of a tour. */
export type Excursion = Pick<Tour, 'categories' | 'durationMinutes'> & {
  destination: Pick<Tour['destination'], 'id' | 'timeZone'>;
  startingPoint: Pick<Tour['startingPoint'], 'latitude' | 'longitude'>;
  pickup: readonly Place[];
  dropOff: readonly Place[];
};

/** A ride from one place to another is no excursion: nobody comes back from it. */
export const isExcursion = ({ categories }: Pick<Tour, 'categories'>): boolean => !categories.includes('transfer');

/** The stays of a sailing in a city. */
export const callsIn = ({ calls }: CruiseRoute, city: string): Call[] => calls.filter(({ port }) => port.city === city);

/** The same in the city of a tour: none for what is no excursion. */
export const callsFor = (route: CruiseRoute, tour: Pick<Excursion, 'categories' | 'destination'>): Call[] =>
  isExcursion(tour) ? callsIn(route, tour.destination.id) : [];

/** The port's calendar days of a stay. */
export function daysAshore(call: Call): Day[] {
  const { from, to } = daysOfStay(call);
  return daysFrom(from, to);
}

/** The stay on a day. */
export const callOn = (calls: readonly Call[], day: Day): Call | undefined => calls.find((call) => daysAshore(call).includes(day));

/** Minutes between the pier and the tour: by taxi, or to where it fetches and brings its guests, which takes `minutes` by itself. */
function way(port: Port, { startingPoint }: Excursion, places: readonly Place[]): number {
  const byTransfer = places.flatMap(({ latitude, longitude, minutes }) =>
    latitude === undefined || longitude === undefined || minutes === undefined ? [] : [wayMinutes(port, { latitude, longitude }) + minutes],
  );
  return Math.min(wayMinutes(port, startingPoint), ...byTransfer);
}

/** What the ship clock says of the departures of a tour during a stay. */
export function shipClockFor(tour: Excursion, call: Call): (day: Day, startingTime: string) => Verdict {
  const { timeZone } = tour.destination;
  const ways = { wayThere: way(call.port, tour, tour.pickup), wayBack: way(call.port, tour, tour.dropOff) };
  const around = { timeZone: call.port.timeZone, arrival: call.arrival, allAboard: call.allAboard, berth: call.berth };
  return (day, startingTime) => verdictOf({ start: `${day}T${startingTime}`, timeZone, minutes: tour.durationMinutes, ...ways }, around);
}
