import type { Locale } from '#contracts/common.ts';
import type { PortDay } from '#domain/cruises/port-day.ts';
import type { Visit } from './visit.ts';

/** A booking of an order that takes place: certain, or asked for, whose operator has yet to answer. */
export type OrderPart = { visit: Visit; isCertain: boolean };

/** A day in one place, and what is booked there. */
export type OrderDay = { date: string; place: string; portDay?: PortDay; parts: readonly [OrderPart, ...OrderPart[]] };

/** A stay of the ship, or a day in a city, and the visits there that have tickets. */
export type Stop = { place: string; portDay?: PortDay; visits: readonly [Visit, ...Visit[]] };

/** An order of several as it is taken along, by the time at its venues. */
export type WholeOrder = {
  orderNumber: string;
  locale: Locale;
  bookedAt: Date;
  /** Empty where it is not known any more. */
  booker: string;
  /** The ships that its guests are from; mostly one or none. */
  ships: readonly Pick<PortDay, 'ship' | 'line' | 'sailing'>[];
  days: readonly OrderDay[];
  stops: readonly Stop[];
};

/** What belongs together, each group where its first member stood. */
const grouped = <T>(all: readonly T[], keyOf: (one: T) => string): [T, ...T[]][] => [...Map.groupBy(all, keyOf).values()] as [T, ...T[]][];

const placeOf = ({ city, portDay }: Visit): Pick<Stop, 'place' | 'portDay'> =>
  portDay ? { place: portDay.port, portDay } : { place: city };

const dayKey = ({ shortDate, city, portDay }: Visit): string => `${shortDate} ${portDay?.id ?? city}`;
const stopKey = (visit: Visit): string => visit.portDay?.id ?? dayKey(visit);
const sailingKey = ({ ship, sailing }: PortDay): string => `${ship} ${sailing?.title} ${sailing?.days}`;

/** @param booked of which at least one is certain, in any order */
export function wholeOrderOf(orderNumber: string, booked: readonly OrderPart[]): WholeOrder {
  const parts = booked.toSorted((a, b) => a.visit.starts.getTime() - b.visit.starts.getTime());
  const certain = parts.flatMap(({ visit, isCertain }) => (isCertain ? [visit] : []));
  const [first] = certain;
  if (!first) throw new Error('the order has nothing that is certain');
  const { locale, bookedAt, booker } = first;
  const portDays = parts.flatMap(({ visit: { portDay } }) => portDay ?? []);
  return {
    orderNumber,
    locale,
    bookedAt,
    booker: booker ? `${booker.firstName} ${booker.lastName}`.trim() : '',
    ships: grouped(portDays, sailingKey).map(([one]) => one),
    days: grouped(parts, ({ visit }) => dayKey(visit)).map((own) => ({
      date: own[0].visit.shortDate,
      ...placeOf(own[0].visit),
      parts: own,
    })),
    stops: grouped(certain, stopKey).map((visits) => ({ ...placeOf(visits[0]), visits })),
  };
}

/** What has tickets, in the order in which they stand in its PDF. */
export const visitsOf = ({ stops }: WholeOrder): Visit[] => stops.flatMap(({ visits }) => visits);
