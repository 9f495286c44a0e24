import { fetchCruiseLines, fetchCruiseRoutes, fetchCruiseShips } from '#api/cruises.ts';
import type { Fetch } from '#api/request.ts';
import type { Locale } from '#contracts/common.ts';
import type { CruiseLine, CruiseRoute, CruiseShip } from '#contracts/cruises.ts';
import { sailingsFor, shipsNamedIn } from '#domain/cruises/find-sailings.ts';
import { offeredLocales } from '#domain/offered-locales.ts';
import { cachedByLocale } from './cached.ts';

/** A ship with the sailings to come. */
export type Fleet = { line: CruiseLine; ship: CruiseShip; sailings: CruiseRoute[] };

/** Cruise shops show their own line alone (requirements 1). Absent in others. */
export const organizationId = import.meta.env.ORGANIZATION_ID || undefined;

type ShipOfLine = Pick<Fleet, 'line' | 'ship'>;

/** The ships that this shop shows, line by line. */
async function getShips(ask?: Fetch): Promise<ShipOfLine[]> {
  const lines = await fetchCruiseLines(organizationId, { ask });
  const ships = lines.map(async (line) => (await fetchCruiseShips(line.cruiseLineUuid, { ask })).map((ship) => ({ line, ship })));
  return (await Promise.all(ships)).flat();
}

const withSailings = (locale: Locale, ships: readonly ShipOfLine[], ask?: Fetch): Promise<Fleet[]> =>
  Promise.all(
    ships.map(async ({ line, ship }) => ({ line, ship, sailings: await fetchCruiseRoutes(ship.cruiseShipUuid, locale, { ask }) })),
  );

/** The ships that this shop shows and that have sailings to come, line by line. */
export const getFleet = cachedByLocale(async (locale: Locale, ask?: Fetch): Promise<Fleet[]> =>
  (await withSailings(locale, await getShips(ask), ask)).filter(({ sailings }) => sailings.length > 0),
);

/** What a shopper chooses from first: the lines of a fleet; the ships, where they are all of one line. */
export function offeredIn(fleet: readonly Fleet[]): { lines: CruiseLine[]; ships: CruiseShip[] } {
  const lines = [...new Map(fleet.map(({ line }) => [line.cruiseLineUuid, line])).values()];
  return { lines, ships: lines.length === 1 ? fleet.map(({ ship }) => ship) : [] };
}

const byStart = (a: CruiseRoute, b: CruiseRoute): number => a.routeStartDate.localeCompare(b.routeStartDate, 'en');

/** The sailings that a search is about, the earliest first; none where it speaks of no ship, line or cruise. */
export async function searchSailings(query: string, locale: Locale, ask?: Fetch): Promise<CruiseRoute[]> {
  const fleet = await withSailings(locale, shipsNamedIn(query, await getShips(ask)), ask);
  return sailingsFor(
    query,
    fleet.flatMap(({ sailings }) => sailings),
  ).sort(byStart);
}

/** Whether this shop is that of a line, which shows its ships before anything else. */
export const isOfLine: boolean = organizationId !== undefined;

/** The sailings that begin next. */
export const getNextSailings = async (locale: Locale, count: number, ask?: Fetch): Promise<CruiseRoute[]> =>
  (await getFleet(locale, ask))
    .flatMap(({ sailings }) => sailings)
    .sort(byStart)
    .slice(0, count);

/** The pages of all sailings, for shops that have some. */
export async function getCruisePages() {
  const ofLocale = async (locale: Locale) =>
    (await getFleet(locale)).flatMap(({ sailings }) =>
      sailings.map(({ cruiseRouteUuid }) => ({ params: { locale, routeId: cruiseRouteUuid }, props: { locale, cruiseRouteUuid } })),
    );
  return (await Promise.all(offeredLocales.map(ofLocale))).flat();
}
