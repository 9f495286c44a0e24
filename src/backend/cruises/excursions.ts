import type { Day } from '#contracts/common.ts';
import { lastDay } from '#domain/availability.ts';
import { dayIn } from '#domain/day.ts';
import { compareVerdicts, type Verdict } from '#domain/cruises/ship-clock.ts';
import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import type { Call } from '../catalogue/cruises.ts';
import { groupMinutesOf, startTimesOn } from '../catalogue/start-times.ts';
import { isExcursion, shipClockFor } from '../sailings/excursion.ts';
import { nextFreeDays } from '../vendor/free-days.ts';
import { freeStartsOn } from '../vendor/free-starts.ts';
import { recommendedTours } from '../vendor/recommended.ts';

/** Of a tour on a day the departure that fits best into a call. */
export type Excursion = { tour: Tour; startingTime: string; verdict: Verdict };

function bestOf(startingTimes: readonly string[], day: Day, tour: Tour, call: Call): Excursion | undefined {
  const clock = shipClockFor(tour, call);
  return startingTimes
    .map((startingTime) => ({ tour, startingTime, verdict: clock(day, startingTime) }))
    .reduce<Excursion | undefined>((best, one) => (best && compareVerdicts(best.verdict, one.verdict) <= 0 ? best : one), undefined);
}

const isBeyondHorizon = ({ clock }: Backend, { destination: { timeZone } }: Tour, day: Day): boolean =>
  day > lastDay(dayIn(timeZone, clock()));

/** Those with places for the party; of days that cannot be booked yet, all. */
async function withPlaces(backend: Backend, tours: readonly Tour[], day: Day, travellers: number | undefined): Promise<Tour[]> {
  const [first] = tours;
  if (!first || isBeyondHorizon(backend, first, day)) return [...tours];
  const free = await nextFreeDays(backend, tours, { from: day, to: day, travellers });
  return tours.filter(({ tourId }) => free.has(tourId));
}

/** When it starts on a day. Where one group that is sold takes many starts with it: those with places for the party. */
async function startsOn(backend: Backend, tour: Tour, day: Day, travellers: number | undefined): Promise<string[]> {
  if (groupMinutesOf(tour) === undefined || isBeyondHorizon(backend, tour, day)) return startTimesOn(tour.schedule, day);
  return freeStartsOn(backend, tour, day, travellers);
}

/** The excursions of a day in a port: those that fit first, and of the same fit in the order that the shop recommends. */
export async function excursionsOn(backend: Backend, call: Call, day: Day, travellers: number | undefined): Promise<Excursion[]> {
  if (call.port.city === undefined) return [];
  const tours = (await recommendedTours(backend, 'tours', { location: call.port.city })).filter(isExcursion);
  const open = await withPlaces(backend, tours, day, travellers);
  const best = await Promise.all(open.map(async (tour) => bestOf(await startsOn(backend, tour, day, travellers), day, tour, call)));
  return best.filter((one) => one !== undefined).sort((a, b) => compareVerdicts(a.verdict, b.verdict));
}
