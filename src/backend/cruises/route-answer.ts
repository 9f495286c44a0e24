import type { Locale } from '#contracts/common.ts';
import type * as contracts from '#contracts/cruises.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CruiseRoute, Port } from '../catalogue/cruises.ts';
import { excursionsIn } from './excursion-counts.ts';

/** Where guests of a ship go ashore: the city that the port is the way to, else the port itself. */
export function portAnswer(catalogue: Catalogue, port: Port, locale: Locale) {
  const city = port.city === undefined ? undefined : catalogue.destinations.get(port.city);
  return {
    locationUuid: port.locationUuid,
    latitude: port.latitude,
    longitude: port.longitude,
    city: (city ?? port).name[locale],
    country: port.countryName[locale],
    ...(city && { cityId: city.id, excursions: excursionsIn(catalogue, city.id) }),
  };
}

/** By every name that it has, or its city. */
export function namedPort(catalogue: Catalogue, port: Port, locale: Locale): contracts.CruisePort {
  const city = port.city === undefined ? undefined : catalogue.destinations.get(port.city);
  const names = [port, ...(city ? [city] : [])].flatMap(({ name }) => Object.values(name));
  return { ...portAnswer(catalogue, port, locale), names: [...new Set(names)] };
}

/** Requirements 3.15. */
export const routeAnswer = (catalogue: Catalogue, route: CruiseRoute, locale: Locale): contracts.CruiseRoute => ({
  cruiseRouteUuid: route.cruiseRouteUuid,
  routeStartDate: route.startDate,
  routeEndDate: route.endDate,
  title_en: route.title.en,
  title_de: route.title.de,
  cruiseLineName: route.ship.line.name,
  cruiseShipName: route.ship.name,
  cruiseShipUuid: route.ship.cruiseShipUuid,
  cruiseRoutePorts: route.calls.map(({ port }) => portAnswer(catalogue, port, locale)),
});
