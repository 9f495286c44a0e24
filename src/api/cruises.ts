import type { CurrencyCode, Locale } from '#contracts/common.ts';
import {
  getCruise,
  getCruiseImagePaths,
  listCruiseLines,
  listCruisePorts,
  listCruiseRoutes,
  listCruiseShips,
  type CruiseLine,
  type CruisePort,
  type CruiseRoute,
  type CruiseShip,
} from '#contracts/cruises.ts';
import { request, type Fetch } from './request.ts';

type Asking = { ask?: Fetch | undefined; signal?: AbortSignal | undefined };
/** In whose language texts are wanted; names have none. */
type Speaking = Asking & { locale?: Locale };

const headersOf = ({ locale }: Speaking) => (locale ? { 'accept-language': locale } : {});

/** Requirements 7.9. @param organizationId of a shop that shows its own line alone */
export async function fetchCruiseLines(organizationId: string | undefined, asking: Speaking = {}): Promise<CruiseLine[]> {
  const { ask, signal } = asking;
  const query = organizationId === undefined ? { type: 'all' as const } : { type: 'whitelabel' as const, organizationId };
  return (await request(listCruiseLines, { query, headers: headersOf(asking), ask, signal }))._embedded?.cruiseLineList ?? [];
}

export async function fetchCruiseShips(cruiseLine: string, asking: Speaking = {}): Promise<CruiseShip[]> {
  const { ask, signal } = asking;
  return (
    (await request(listCruiseShips, { query: { cruiseLine }, headers: headersOf(asking), ask, signal }))._embedded?.cruiseShipList ?? []
  );
}

/** The sailings of a ship that have not ended, the earliest first. */
export async function fetchCruiseRoutes(cruiseShip: string, locale: string, { ask, signal }: Asking = {}): Promise<CruiseRoute[]> {
  const asked = { query: { cruiseShip }, headers: { 'accept-language': locale }, ask, signal };
  return (await request(listCruiseRoutes, asked))._embedded?.cruiseRouteList ?? [];
}

/** Where ships berth. */
export const fetchCruisePorts = async (locale: string, { ask, signal }: Asking = {}): Promise<CruisePort[]> =>
  (await request(listCruisePorts, { headers: { 'accept-language': locale }, ask, signal }))._embedded?.cruisePortList ?? [];

/** Addresses of pictures below the image host, in the order of the calls. @throws ServiceError 404 as `fetchCruise` */
export const fetchCruiseImagePaths = async (id: string, { ask, signal }: Asking = {}): Promise<string[]> =>
  (await request(getCruiseImagePaths, { params: { id }, ask, signal })).imagePaths;

/** @throws ServiceError 404 where there is no such sailing, or none any more */
export const fetchCruise = (id: string, { locale, currency, ask, signal }: Asking & { locale: string; currency: CurrencyCode }) =>
  request(getCruise, { params: { id }, query: { currency }, headers: { 'accept-language': locale }, ask, signal });
