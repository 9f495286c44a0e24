import type { Day } from '#contracts/common.ts';
import type * as contracts from '#contracts/cruises.ts';
import { voyageDays } from '#domain/cruises/voyage.ts';
import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import type { Call, Climate, CruiseRoute, Cruises } from '../catalogue/cruises.ts';
import type { Market } from '../catalogue/prices.ts';
import { callAnswer } from '../sailings/shore-call.ts';
import { summaryOf } from '../vendor/summary.ts';
import { excursionsOn, type Excursion } from './excursions.ts';
import { portAnswer, routeAnswer } from './route-answer.ts';

type Asked = Market & { travellers: number | undefined };

/** By the calendar of the port. */
function normalsOf(climate: Climate | undefined, day: Day): contracts.ClimateNormals | undefined {
  const month = Number(day.slice(5, 7)) - 1;
  const [high, low, rainDays] = [climate?.high[month], climate?.low[month], climate?.rainDays[month]];
  if (climate === undefined || high === undefined || low === undefined || rainDays === undefined) return undefined;
  return { high, low, rainDays, ...climate.period };
}

/** Through the ports, and where the ship bends between them. */
function wayOf({ wayBetween }: Cruises, { calls }: CruiseRoute): NonNullable<contracts.Cruise['way']> {
  return calls.flatMap(({ port: { id, latitude, longitude } }, index) => {
    const before = calls[index - 1];
    return [...(before ? wayBetween(before.port.id, id) : []), { latitude, longitude }];
  });
}

type DayInPort = { call: Call; day: Day; excursions: readonly Excursion[] };

const portCallAnswer = ({ catalogue }: Backend, { call, day, excursions }: DayInPort, { locale }: Market): contracts.PortCall => ({
  ...portAnswer(catalogue, call.port, locale),
  ...callAnswer(call, locale),
  intoTown: call.port.intoTown,
  climateNormals: normalsOf(call.port.climate, day),
  tours: excursions.map(({ tour, startingTime, verdict }) => ({ tourId: tour.tourId, startingTime, verdict })),
});

/** A sailing with, for each day in a port, what can be done there and whether there is time for it. */
export async function cruiseAnswer(backend: Backend, route: CruiseRoute, asked: Asked): Promise<contracts.Cruise> {
  const { catalogue } = backend;
  const tours = new Set<Tour>();
  const callOn = async (day: Day, call: Call): Promise<contracts.PortCall> => {
    const excursions = await excursionsOn(backend, call, day, asked.travellers);
    for (const { tour } of excursions) tours.add(tour);
    return portCallAnswer(backend, { call, day, excursions }, asked);
  };
  const days: contracts.Cruise['days'] = [];
  for (const { day, calls } of voyageDays(route.calls, route.dateLine))
    days.push({ day, calls: await Promise.all(calls.map((call) => callOn(day, call))) });
  return {
    ...routeAnswer(catalogue, route, asked.locale),
    days,
    way: wayOf(catalogue.cruises, route),
    _embedded: { tourList: [...tours].map((tour) => summaryOf(catalogue, tour, asked)) },
  };
}
