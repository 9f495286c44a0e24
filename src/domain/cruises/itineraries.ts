import type { Day } from '#contracts/common.ts';
import type { CruiseRoute } from '#contracts/cruises.ts';

type Begins = Pick<CruiseRoute, 'routeStartDate'>;

/** Sailings by the month in which they begin, in their order; `first` is its first day. */
export const byMonth = <S extends Begins>(sailings: readonly S[]): { first: Day; sailings: S[] }[] =>
  [...Map.groupBy(sailings, ({ routeStartDate }) => routeStartDate.slice(0, 7))].map(([month, those]) => ({
    first: `${month}-01`,
    sailings: those,
  }));

/** @param today as a clock in UTC shows it */
export const isUnderWay = ({ routeStartDate }: Begins, today: Day): boolean => routeStartDate < today;

/** Where these sailings call, each place once, in the order of the calls. */
export const portsOf = (sailings: readonly Pick<CruiseRoute, 'cruiseRoutePorts'>[]): CruiseRoute['cruiseRoutePorts'] => [
  ...new Map(sailings.flatMap(({ cruiseRoutePorts }) => cruiseRoutePorts).map((port) => [port.locationUuid, port])).values(),
];
