import { Hono } from 'hono';
import {
  getCruise,
  getCruiseImagePaths,
  listCruiseLines,
  listCruisePorts,
  listCruiseRoutes,
  listCruiseShips,
} from '#contracts/documented/cruises.ts';
import type { Backend } from '../backend.ts';
import type { CruiseLine, CruiseRoute } from '../catalogue/cruises.ts';
import { cityPicturePath } from '../catalogue/picture-path.ts';
import { chooseLocale } from '../http/language.ts';
import { Refusal } from '../http/refusal.ts';
import { route } from '../http/reply.ts';
import { findRoute, shownLines, shownRoutes, shownShips } from '../sailings/shown.ts';
import { cruiseAnswer } from './cruise-answer.ts';
import { lineAnswer, shipAnswer } from './fleet-answer.ts';
import { namedPort, routeAnswer } from './route-answer.ts';

/** Whether a line has its own label; where an organisation is named, whether it is that one's. */
const hasLabelOf = (line: CruiseLine, organizationId: string | undefined): boolean =>
  line.organizationId !== undefined && (organizationId === undefined || line.organizationId === organizationId);

/** Requirements 7.9: lines, ships and sailings of this shop, and the tours of a sailing's ports. */
export function cruiseRoutes(backend: Backend): Hono {
  const app = new Hono();
  const localeOf = (headers: { 'accept-language'?: string | undefined }) => chooseLocale(headers['accept-language'], backend.brand.locales);

  function find(id: string): CruiseRoute {
    const found = findRoute(backend, id);
    if (!found) throw new Refusal('not_found');
    return found;
  }

  route(app, listCruiseLines, ({ query: { type, organizationId }, headers }) => {
    const lines = shownLines(backend).filter((line) => type === 'all' || hasLabelOf(line, organizationId));
    const list = lines.map((line) => lineAnswer(line, localeOf(headers)));
    return list.length > 0 ? { _embedded: { cruiseLineList: list } } : {};
  });

  route(app, listCruiseShips, ({ query, headers }) => {
    const ships = shownShips(backend).filter(({ line }) => line.cruiseLineUuid === query.cruiseLine.toLowerCase());
    const list = ships.map((ship) => shipAnswer(ship, localeOf(headers)));
    return list.length > 0 ? { _embedded: { cruiseShipList: list } } : {};
  });

  route(app, listCruiseRoutes, ({ query, headers }) => {
    const sailings = shownRoutes(backend, { cruiseShipUuid: query.cruiseShip.toLowerCase() });
    const list = sailings.map((sailing) => routeAnswer(backend.catalogue, sailing, localeOf(headers)));
    return list.length > 0 ? { _embedded: { cruiseRouteList: list } } : {};
  });

  route(app, listCruisePorts, ({ headers }) => {
    const { catalogue } = backend;
    const list = catalogue.cruises.ports.map((port) => namedPort(catalogue, port, localeOf(headers)));
    return list.length > 0 ? { _embedded: { cruisePortList: list } } : {};
  });

  route(app, getCruiseImagePaths, ({ params }) => {
    const cities = find(params.id).calls.flatMap(({ port }) => port.city ?? []);
    return { imagePaths: [...new Set(cities)].map(cityPicturePath) };
  });

  route(app, getCruise, ({ params, query: { currency, travellers }, headers }) =>
    cruiseAnswer(backend, find(params.id), { locale: localeOf(headers), currency, travellers }),
  );

  return app;
}
