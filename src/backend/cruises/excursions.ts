import type { Day } from '#contracts/common.ts';
import { lastDay } from '#domain/availability.ts';
import { dayIn } from '#domain/day.ts';
import { compareVerdicts, type Verdict } from '#domain/cruises/ship-clock.ts';
import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import type { Call } from '../catalogue/cruises.ts';
import { startTimesOn } from '../catalogue/start-times.ts';
import { isExcursion, shipClockFor } from '../sailings/excursion.ts';
import { nextFreeDays } from '../vendor/free-days.ts';
import { recommendedTours } from '../vendor/recommended.ts';

/** Of a tour on a day the departure that fits best into a call. */
export type Excursion = { tour: Tour; startingTime: string; verdict: Verdict };

function bestOn(day: Day, tour: Tour, call: Call): Excursion | undefined {
  const clock = shipClockFor(tour, call);
  return startTimesOn(tour.schedule, day)
    .map((startingTime) => ({ tour, startingTime, verdict: clock(day, startingTime) }))
    .reduce<Excursion | undefined>((best, one) => (best && compareVerdicts(best.verdict, one.verdict) <= 0 ? best : one), undefined);
}

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
