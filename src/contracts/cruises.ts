import * as v from 'valibot';
import { acceptLanguage, count, currencyCode, day, timeOfDay, uuid } from './common.ts';
import { travellersText } from './availability.ts';
import { callFacts } from './call-facts.ts';
import { endpoint } from './endpoint.ts';
import { verdict } from './shore-calls.ts';
import { tourSummary } from './tours.ts';

/** Whose ships: `all` that every shop may show, or those that an organisation has under its own label (requirements 9.10). */
export const cruiseTypes = ['all', 'whitelabel'] as const;
export type CruiseType = (typeof cruiseTypes)[number];

/** Requirements 3.13. */
export const cruiseLine = v.object({
  name: v.string(),
  cruiseLineUuid: uuid,
  /** Ours: what its voyages are like, in the language that is asked for. */
  description: v.optional(v.string()),
});
export type CruiseLine = v.InferOutput<typeof cruiseLine>;

/** Requirements 3.14. All that follows the id is ours, each where the catalogue has it; texts are in the language that is asked for. */
export const cruiseShip = v.object({
  name: v.string(),
  cruiseShipUuid: uuid,
  /** What guests can expect on board. */
  description: v.optional(v.string()),
  /** Whether guests come ashore at a pier or by the ship's boats, in words. */
  berthing: v.optional(v.string()),
  /** Places for guests. */
  guests: v.optional(count),
  decks: v.optional(count),
  /** The year. */
  launched: v.optional(count),
});
export type CruiseShip = v.InferOutput<typeof cruiseShip>;

const coordinates = v.object({ latitude: v.number(), longitude: v.number() });

/** Where a ship calls: the pier, and the city whose tours guests take there. */
const cruiseRoutePort = v.object({
  locationUuid: uuid,
  ...coordinates.entries,
  city: v.string(),
  country: v.string(),
  /** Ours: the path of the city's tours has this in it (`rome`); absent: the shop has none there. */
  cityId: v.optional(v.string()),
  /** Ours: how many of these tours guests of a ship can take. */
  excursions: v.optional(count),
});

/** Requirements 3.15. Days by the ports' calendars. */
export const cruiseRoute = v.object({
  cruiseRouteUuid: uuid,
  routeStartDate: day,
  routeEndDate: day,
  title_en: v.string(),
  title_de: v.string(),
  cruiseLineName: v.string(),
  cruiseShipName: v.string(),
  cruiseShipUuid: uuid,
  /** In the order of the calls. */
  cruiseRoutePorts: v.array(cruiseRoutePort),
});
export type CruiseRoute = v.InferOutput<typeof cruiseRoute>;

/** What weather is usual in a month: means over the years `from` to `to`, temperatures in °C. */
const climateNormals = v.object({
  /** Of the warmest hour of a day. */
  high: v.number(),
  low: v.number(),
  /** Days of the month with 1 mm of rain or more. */
  rainDays: count,
  from: v.number(),
  to: v.number(),
});
export type ClimateNormals = v.InferOutput<typeof climateNormals>;

/** A stay in a port on one of its days. */
const portCall = v.object({
  ...cruiseRoutePort.entries,
  ...callFacts.entries,
  intoTown: v.object({ kilometres: v.number(), minutes: count }),
  /** Of the month of that day. Absent where they are not known. */
  climateNormals: v.optional(climateNormals),
  /** Of each tour on that day the departure that fits best; those that fit first. */
  tours: v.array(v.object({ tourId: uuid, startingTime: timeOfDay, verdict })),
});
export type PortCall = v.InferOutput<typeof portCall>;

/** A sailing day by day, with the tours of its ports. */
export const cruise = v.object({
  ...cruiseRoute.entries,
  /** A day without calls is at sea. */
  days: v.array(v.object({ day, calls: v.array(portCall) })),
  /** Through all ports in the order of the calls, and where the ship bends between them. Absent: only the ports are known. */
  way: v.optional(v.pipe(v.array(coordinates), v.minLength(1))),
  /** Every tour that a call names, once. */
  _embedded: v.object({ tourList: v.array(tourSummary) }),
});
export type Cruise = v.InferOutput<typeof cruise>;

/** A place where ships berth, by all the names under which an itinerary may have it: its own and its city's, in all languages. */
export const cruisePort = v.object({
  ...cruiseRoutePort.entries,
  names: v.array(v.string()),
});
export type CruisePort = v.InferOutput<typeof cruisePort>;

const service = 'vendor';
const listOf = <const Name extends string, S extends v.GenericSchema>(name: Name, item: S) =>
  v.object({ _embedded: v.optional(v.object({ [name]: v.array(item) } as Record<Name, v.ArraySchema<S, undefined>>)) });

export const listCruiseLines = endpoint({
  service,
  method: 'GET',
  path: '/ToursForCruises/cruiseLines',
  query: v.object({
    type: v.optional(v.picklist(cruiseTypes), 'all'),
    /** Whose line, where the type is `whitelabel`. */
    organizationId: v.optional(uuid),
  }),
  headers: acceptLanguage,
  response: listOf('cruiseLineList', cruiseLine),
});

export const listCruiseShips = endpoint({
  service,
  method: 'GET',
  path: '/ToursForCruises/cruiseShips',
  query: v.object({ cruiseLine: uuid }),
  headers: acceptLanguage,
  response: listOf('cruiseShipList', cruiseShip),
});

/** Sailings that have not ended. */
export const listCruiseRoutes = endpoint({
  service,
  method: 'GET',
  path: '/ToursForCruises/cruiseRoutes',
  query: v.object({ cruiseShip: uuid }),
  headers: acceptLanguage,
  response: listOf('cruiseRouteList', cruiseRoute),
});

export const listCruisePorts = endpoint({
  service,
  method: 'GET',
  path: '/ToursForCruises/cruisePorts',
  headers: acceptLanguage,
  response: listOf('cruisePortList', cruisePort),
});

export const getCruise = endpoint({
  service,
  method: 'GET',
  path: '/ToursForCruises/cruise/{id}',
  params: v.object({ id: uuid }),
  query: v.object({ currency: v.optional(currencyCode, 'EUR'), travellers: v.optional(travellersText) }),
  headers: acceptLanguage,
  response: cruise,
});

/** Pictures of the cities that a route calls at, at the image host: each path once, in the order of the calls. */
export const getCruiseImagePaths = endpoint({
  service,
  method: 'GET',
  path: '/ToursForCruises/cruise/image-paths/{id}',
  params: v.object({ id: uuid }),
  response: v.object({ imagePaths: v.array(v.string()) }),
});
