import { fetchCruiseLines, fetchCruiseRoutes, fetchCruiseShips } from '#api/cruises.ts';
import type { Fetch } from '#api/request.ts';
import type { Locale } from '#contracts/common.ts';
import type { CruiseLine, CruiseRoute, CruiseShip } from '#contracts/cruises.ts';
import { sailingsFor, shipsNamedIn } from '#domain/cruises/find-sailings.ts';
import { offeredLocales } from '#domain/offered-locales.ts';
import { slugOf } from '#domain/words.ts';
import { cachedByLocale } from './cached.ts';

/** A ship with the sailings to come. */
export type Fleet = { line: CruiseLine; ship: CruiseShip; sailings: CruiseRoute[] };

/** Cruise shops show their own line alone (requirements 1). Absent in others. */
export const organizationId = import.meta.env.ORGANIZATION_ID || undefined;

/** A line with its ships. */
export type LineWithShips = { line: CruiseLine; fleet: Fleet[] };

type ShipOfLine = Pick<Fleet, 'line' | 'ship'>;

const getLines = (locale: Locale, ask?: Fetch): Promise<CruiseLine[]> => fetchCruiseLines(organizationId, { locale, ask });

/** The ships of these lines, line by line. */
async function shipsOf(lines: readonly CruiseLine[], locale: Locale, ask?: Fetch): Promise<ShipOfLine[]> {
  const ships = lines.map(async (line) => (await fetchCruiseShips(line.cruiseLineUuid, { locale, ask })).map((ship) => ({ line, ship })));
  return (await Promise.all(ships)).flat();
}

/** The ships that this shop shows. */
const getShips = async (locale: Locale, ask?: Fetch): Promise<ShipOfLine[]> => shipsOf(await getLines(locale, ask), locale, ask);

const withSailings = (locale: Locale, ships: readonly ShipOfLine[], ask?: Fetch): Promise<Fleet[]> =>
  Promise.all(
    ships.map(async ({ line, ship }) => ({ line, ship, sailings: await fetchCruiseRoutes(ship.cruiseShipUuid, locale, { ask }) })),
  );

/** The ships that this shop shows, line by line, with or without sailings to come. */
export const getWholeFleet = cachedByLocale(async (locale: Locale, ask?: Fetch): Promise<Fleet[]> =>
  withSailings(locale, await getShips(locale, ask), ask),
);

/** Those of them that have sailings to come. */
export const getFleet = async (locale: Locale, ask?: Fetch): Promise<Fleet[]> =>
  (await getWholeFleet(locale, ask)).filter(({ sailings }) => sailings.length > 0);

/** The lines of these ships. */
export const linesOf = (fleet: readonly Fleet[]): LineWithShips[] =>
  [...Map.groupBy(fleet, ({ line }) => line)].map(([line, ships]) => ({ line, fleet: ships }));

type Offered = { lines: Pick<CruiseLine, 'name' | 'cruiseLineUuid'>[]; ships: Pick<CruiseShip, 'name' | 'cruiseShipUuid'>[] };

/** What a shopper chooses from first: the lines of a fleet; the ships, where they are all of one line. */
export function offeredIn(fleet: readonly Fleet[]): Offered {
  const lines = linesOf(fleet).map(({ line: { name, cruiseLineUuid } }) => ({ name, cruiseLineUuid }));
  const ships = fleet.map(({ ship: { name, cruiseShipUuid } }) => ({ name, cruiseShipUuid }));
  return { lines, ships: lines.length === 1 ? ships : [] };
}

const byStart = (a: CruiseRoute, b: CruiseRoute): number => a.routeStartDate.localeCompare(b.routeStartDate, 'en');

/** The sailings that a search is about, the earliest first; none where it speaks of no ship, line or cruise. */
export async function searchSailings(query: string, locale: Locale, ask?: Fetch): Promise<CruiseRoute[]> {
  const fleet = await withSailings(locale, shipsNamedIn(query, await getShips(locale, ask)), ask);
  return sailingsFor(
    query,
    fleet.flatMap(({ sailings }) => sailings),
  ).sort(byStart);
}

/** Whether this shop is that of a line, which shows its ships before anything else. */
export const isOfLine: boolean = organizationId !== undefined;

/** The sailings of these ships that begin next. */
export const nextSailings = (fleet: readonly Fleet[], count: number): CruiseRoute[] =>
  fleet
    .flatMap(({ sailings }) => sailings)
    .sort(byStart)
    .slice(0, count);

/** The same of all that this shop shows. */
export const getNextSailings = async (locale: Locale, count: number, ask?: Fetch): Promise<CruiseRoute[]> =>
  nextSailings(await getFleet(locale, ask), count);

const isCalled = (slug: string, { name }: { name: string }): boolean => slugOf(name) === slug;

/** The ship that an address names, with its sailings to come; nothing where this shop has none of that name. */
export async function findShip(locale: Locale, slug: string, ask?: Fetch): Promise<Fleet | undefined> {
  const found = (await getShips(locale, ask)).find(({ ship }) => isCalled(slug, ship));
  return found && (await withSailings(locale, [found], ask))[0];
}

/** The line that an address names, with its ships; nothing where this shop has none of that name. */
export async function findLine(locale: Locale, slug: string, ask?: Fetch): Promise<LineWithShips | undefined> {
  const line = (await getLines(locale, ask)).find((one) => isCalled(slug, one));
  return line && { line, fleet: await withSailings(locale, await shipsOf([line], locale, ask), ask) };
}

/** The pages of all sailings, for shops that have some. */
export async function getCruisePages() {
  const ofLocale = async (locale: Locale) =>
    (await getFleet(locale)).flatMap(({ sailings }) =>
      sailings.map(({ cruiseRouteUuid }) => ({ params: { locale, routeId: cruiseRouteUuid }, props: { locale, cruiseRouteUuid } })),
    );
  return (await Promise.all(offeredLocales.map(ofLocale))).flat();
}
