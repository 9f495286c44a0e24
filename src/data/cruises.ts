import { fetchCruiseLines, fetchCruiseRoutes, fetchCruiseShips } from '#api/cruises.ts';
import type { Fetch } from '#api/request.ts';
import type { Locale } from '#contracts/common.ts';
import type { CruiseLine, CruiseRoute, CruiseShip } from '#contracts/cruises.ts';
import { offeredLocales } from '#domain/offered-locales.ts';
import { cachedByLocale } from './cached.ts';

/** A ship with the sailings to come. */
export type Fleet = { line: CruiseLine; ship: CruiseShip; sailings: CruiseRoute[] };

/** Cruise shops show their own line alone (requirements 1). Absent in others. */
const organizationId = import.meta.env.ORGANIZATION_ID || undefined;

/** The ships that this shop shows and that have sailings to come, line by line. */
export const getFleet = cachedByLocale(async (locale: Locale, ask?: Fetch): Promise<Fleet[]> => {
  const lines = await fetchCruiseLines(organizationId, { ask });
  const ships = await Promise.all(
    lines.map(async (line) => (await fetchCruiseShips(line.cruiseLineUuid, { ask })).map((ship) => ({ line, ship }))),
  );
  const fleet = await Promise.all(
    ships.flat().map(async ({ line, ship }) => ({ line, ship, sailings: await fetchCruiseRoutes(ship.cruiseShipUuid, locale, { ask }) })),
  );
  return fleet.filter(({ sailings }) => sailings.length > 0);
});

/** Whether this shop is that of a line, which shows its ships before anything else. */
export const isOfLine: boolean = organizationId !== undefined;

/** The sailings that begin next. */
export const getNextSailings = async (locale: Locale, count: number, ask?: Fetch): Promise<CruiseRoute[]> =>
  (await getFleet(locale, ask))
    .flatMap(({ sailings }) => sailings)
    .sort((a, b) => a.routeStartDate.localeCompare(b.routeStartDate, 'en'))
    .slice(0, count);

/** The pages of all sailings, for shops that have some. */
export async function getCruisePages() {
  const ofLocale = async (locale: Locale) =>
    (await getFleet(locale)).flatMap(({ sailings }) =>
      sailings.map(({ cruiseRouteUuid }) => ({ params: { locale, routeId: cruiseRouteUuid }, props: { locale, cruiseRouteUuid } })),
    );
  return (await Promise.all(offeredLocales.map(ofLocale))).flat();
}
