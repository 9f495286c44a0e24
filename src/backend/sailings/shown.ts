import type { Backend } from '../backend.ts';
import type { CruiseLine, CruiseRoute, CruiseShip } from '../catalogue/cruises.ts';
import { dayIn } from '#domain/day.ts';

/** What a shop needs to know to say which cruises are its own. */
export type Shop = Pick<Backend, 'brand' | 'catalogue' | 'clock'>;

/**
 * Whether this shop shows a line: an organisation's shop those of the organisation, every other shop those of nobody (requirements 9.10).
 * No shop names another one's.
 */
const isShown = ({ brand }: Shop, { organizationId }: CruiseLine): boolean => organizationId === brand.organizationId;

export const shownLines = (shop: Shop): CruiseLine[] => shop.catalogue.cruises.lines.filter((line) => isShown(shop, line));

export const shownShips = (shop: Shop): CruiseShip[] =>
  [...shop.catalogue.cruises.ships.values()].filter(({ line }) => isShown(shop, line));

const hasEnded = ({ calls, endDate }: CruiseRoute, now: Date): boolean => endDate < dayIn(calls.at(-1)?.port.timeZone ?? 'UTC', now);

const isToCome = (shop: Shop, route: CruiseRoute): boolean => isShown(shop, route.ship.line) && !hasEnded(route, shop.clock());

/** Sailings that have not ended, the earliest first. */
export const shownRoutes = (shop: Shop, { cruiseShipUuid }: Pick<CruiseShip, 'cruiseShipUuid'>): CruiseRoute[] =>
  [...shop.catalogue.cruises.routes.values()]
    .filter(({ ship }) => ship.cruiseShipUuid === cruiseShipUuid)
    .filter((route) => isToCome(shop, route));

/** A sailing of this shop that has not ended. */
export function findRoute(shop: Shop, cruiseRouteUuid: string): CruiseRoute | undefined {
  const route = shop.catalogue.cruises.routes.get(cruiseRouteUuid.toLowerCase());
  return route && isToCome(shop, route) ? route : undefined;
}
