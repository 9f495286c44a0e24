import type { CurrencyCode } from '#contracts/common.ts';
import {
  getCruise,
  listCruiseLines,
  listCruiseRoutes,
  listCruiseShips,
  type CruiseLine,
  type CruiseRoute,
  type CruiseShip,
} from '#contracts/cruises.ts';
import { request, type Fetch } from './request.ts';

type Asking = { ask?: Fetch | undefined };

/** Requirements 7.9. @param organizationId of a shop that shows its own line alone */
export async function fetchCruiseLines(organizationId: string | undefined, { ask }: Asking = {}): Promise<CruiseLine[]> {
  const query = organizationId === undefined ? { type: 'all' as const } : { type: 'whitelabel' as const, organizationId };
  return (await request(listCruiseLines, { query, ask }))._embedded?.cruiseLineList ?? [];
}

export const fetchCruiseShips = async (cruiseLine: string, { ask }: Asking = {}): Promise<CruiseShip[]> =>
  (await request(listCruiseShips, { query: { cruiseLine }, ask }))._embedded?.cruiseShipList ?? [];

/** The sailings of a ship that have not ended, the earliest first. */
export const fetchCruiseRoutes = async (cruiseShip: string, locale: string, { ask }: Asking = {}): Promise<CruiseRoute[]> =>
  (await request(listCruiseRoutes, { query: { cruiseShip }, headers: { 'accept-language': locale }, ask }))._embedded?.cruiseRouteList ??
  [];

/** @throws ServiceError 404 where there is no such sailing, or none any more */
export const fetchCruise = (id: string, { locale, currency, ask }: Asking & { locale: string; currency: CurrencyCode }) =>
  request(getCruise, { params: { id }, query: { currency }, headers: { 'accept-language': locale }, ask });
