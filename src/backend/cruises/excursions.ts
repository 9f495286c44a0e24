import type { Day } from '#contracts/common.ts';
import { lastDay } from '#domain/availability.ts';
import { dayIn } from '#domain/day.ts';
import { compareVerdicts, verdictOf, type Verdict } from '#domain/cruises/ship-clock.ts';
import { wayMinutes } from '#domain/cruises/way.ts';
import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import type { Call, Port } from '../catalogue/cruises.ts';
import { startTimesOn } from '../catalogue/start-times.ts';
import { nextFreeDays } from '../vendor/free-days.ts';
import { recommendedTours } from '../vendor/recommended.ts';

/** Of a tour on a day the departure that fits best into a call. */
export type Excursion = { tour: Tour; startingTime: string; verdict: Verdict };

type Place = Tour['pickup'][number];

/** Minutes between the pier and the tour: by taxi, or to where it fetches and brings its guests, which takes `minutes` by itself. */
function way(port: Port, { startingPoint }: Tour, places: readonly Place[]): number {
  const byTransfer = places.flatMap(({ latitude, longitude, minutes }) =>
    latitude === undefined || longitude === undefined || minutes === undefined ? [] : [wayMinutes(port, { latitude, longitude }) + minutes],
  );
  return Math.min(wayMinutes(port, startingPoint), ...byTransfer);
}

function bestOn(day: Day, tour: Tour, call: Call): Excursion | undefined {
  const ways = { wayThere: way(call.port, tour, tour.pickup), wayBack: way(call.port, tour, tour.dropOff) };
  const { timeZone } = tour.destination;
  const around = { timeZone: call.port.timeZone, arrival: call.arrival, allAboard: call.allAboard, berth: call.berth };
  return startTimesOn(tour.schedule, day)
    .map((startingTime) => {
      const excursion = { start: `${day}T${startingTime}`, timeZone, minutes: tour.durationMinutes, ...ways };
      return { tour, startingTime, verdict: verdictOf(excursion, around) };
    })
    .reduce<Excursion | undefined>((best, one) => (best && compareVerdicts(best.verdict, one.verdict) <= 0 ? best : one), undefined);
}

/** A ride from one place to another is no excursion: nobody comes back from it. */
const isExcursion = ({ categories }: Tour): boolean => !categories.includes('transfer');

/** Those with places for the party; of days that cannot be booked yet, all. */
async function withPlaces(backend: Backend, tours: readonly Tour[], day: Day, travellers: number | undefined): Promise<Tour[]> {
  const [first] = tours;
  if (!first || day > lastDay(dayIn(first.destination.timeZone, backend.clock()))) return [...tours];
  const free = await nextFreeDays(backend, tours, { from: day, to: day, travellers });
  return tours.filter(({ tourId }) => free.has(tourId));
}

/** The excursions of a day in a port: those that fit first, and of the same fit in the order that the shop recommends. */
export async function excursionsOn(backend: Backend, call: Call, day: Day, travellers: number | undefined): Promise<Excursion[]> {
  if (call.port.city === undefined) return [];
  const tours = (await recommendedTours(backend, 'tours', { location: call.port.city })).filter(isExcursion);
  const open = await withPlaces(backend, tours, day, travellers);
  return open.flatMap((tour) => bestOn(day, tour, call) ?? []).sort((a, b) => compareVerdicts(a.verdict, b.verdict));
}
