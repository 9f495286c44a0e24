import { slugOf } from '#domain/words.ts';
import { allAboardOf, problemsOfTimes } from '#domain/cruises/call-times.ts';
import { daysOfStay, voyageDays, type DateLine } from '#domain/cruises/voyage.ts';
import type { Berth } from '#domain/cruises/ship-clock.ts';
import type { Day } from '#contracts/common.ts';
import { seaWays, type WayBetween } from '#domain/cruises/sea-lanes.ts';
import type { Localised } from '#domain/booked-item.ts';
import type { ClimateSource, CruiseLinesSource, CruiseRouteSource, PortsSource } from './cruise-source.ts';
import type { CruiseSources } from './read-cruises.ts';

/** A place of the shop, as far as a port needs it. */
type Place = { locationUuid: string };

type LineSource = CruiseLinesSource[string];
export type CruiseLine = Omit<LineSource, 'ships'> & { id: string };
export type CruiseShip = LineSource['ships'][string] & { id: string; line: CruiseLine };
/** What weather is usual, month by month, and in which years it was measured. */
export type Climate = ClimateSource['ports'][string] & { period: ClimateSource['period'] };
export type Port = Omit<PortsSource[string], 'locationUuid'> & { id: string; locationUuid: string; climate: Climate | undefined };

/** A stay in a port; wall times are the port's. */
export type Call = {
  port: Port;
  arrival: string | undefined;
  departure: string | undefined;
  allAboard: string | undefined;
  berth: Berth;
  terminal: Localised | undefined;
  /** The zone that clocks on board show, where that is not the port's. */
  shipZone: string | undefined;
};

export type CruiseRoute = {
  cruiseRouteUuid: string;
  ship: CruiseShip;
  title: Localised;
  calls: readonly Call[];
  dateLine: DateLine | undefined;
  startDate: Day;
  endDate: Day;
};

/** All cruises of a catalogue. */
export type Cruises = {
  lines: readonly CruiseLine[];
  /** By their uuids. */
  ships: ReadonlyMap<string, CruiseShip>;
  /** By their uuids, in the order in which they begin. */
  routes: ReadonlyMap<string, CruiseRoute>;
  ports: readonly Port[];
  wayBetween: WayBetween;
  /** What the files say: the same object for the same file. */
  sources: readonly object[];
};

export const areSame = (one: Cruises, other: Cruises): boolean =>
  one.sources.length === other.sources.length && one.sources.every((source, index) => source === other.sources[index]);

function callOf({ port, arrival, departure, allAboard, ...rest }: CruiseRouteSource['calls'][number], ports: ReadonlyMap<string, Port>) {
  const place = ports.get(port);
  if (!place) throw new Error(`ports.yaml has no ${port}`);
  const latest = allAboardOf({ allAboard, departure }, place.timeZone);
  return { terminal: undefined, shipZone: undefined, ...rest, port: place, arrival, departure, allAboard: latest };
}

/** @throws Error naming the port, when a time is missing, one too many, or earlier than the one before it */
function checkTimes(calls: readonly Call[]): void {
  const [problem] = problemsOfTimes(calls.map(({ port: { id, timeZone }, ...call }) => ({ ...call, port: id, timeZone })));
  if (problem) throw new Error(problem.text);
}

function routeOf(slug: string, source: CruiseRouteSource, ships: ReadonlyMap<string, CruiseShip>, ports: ReadonlyMap<string, Port>) {
  const file = `cruises/routes/${slug}.yaml`;
  const ship = ships.get(source.ship);
  if (!ship) throw new Error(`${file}: lines.yaml has no ship ${source.ship}`);
  try {
    const calls = source.calls.map((call): Call => callOf(call, ports));
    checkTimes(calls);
    const [startDate, endDate] = [daysOfStay(source.calls[0] ?? {}).from, daysOfStay(source.calls.at(-1) ?? {}).to];
    if (endDate < startDate) throw new Error(`it ends on ${endDate}, before it begins`);
    const { cruiseRouteUuid, title, dateLine } = source;
    const days = voyageDays(calls);
    if (dateLine && !days.some((one) => one.day === dateLine.day && one.calls.length === 0))
      throw new Error(`dateLine: ${dateLine.day} is no day at sea of this voyage`);
    return { cruiseRouteUuid, ship, title, calls, dateLine, startDate, endDate };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : 'it cannot be read'}`, { cause: error });
  }
}

function portsOf(
  { ports: sources, climate: { ports: normals, period } }: CruiseSources,
  places: ReadonlyMap<string, Place>,
): Map<string, Port> {
  return new Map(
    Object.entries(sources).map(([id, source]) => {
      const locationUuid = source.city === undefined ? source.locationUuid : places.get(source.city)?.locationUuid;
      if (locationUuid === undefined) throw new Error(`cruises/ports.yaml: ${id} needs a city of destinations.yaml or a locationUuid`);
      const usual = normals[id];
      return [id, { ...source, id, locationUuid, climate: usual && { ...usual, period } }];
    }),
  );
}

/** @throws Error naming the port that there is not */
function checkClimate({ climate, ports }: CruiseSources): void {
  const stranger = Object.keys(climate.ports).find((id) => !(id in ports));
  if (stranger !== undefined) throw new Error(`cruises/climate.yaml: ports.yaml has no ${stranger}`);
}

function waysOf(lanes: CruiseSources['seaLanes'], ports: ReadonlyMap<string, Port>): WayBetween {
  try {
    return seaWays(lanes, ports);
  } catch (error) {
    throw new Error(`cruises/sea-lanes.yaml: ${error instanceof Error ? error.message : 'it cannot be read'}`, { cause: error });
  }
}

function byUuid<T>(all: readonly T[], uuidOf: (one: T) => string, what: string): Map<string, T> {
  const map = new Map(all.map((one) => [uuidOf(one), one]));
  if (map.size < all.length) throw new Error(`cruises: two ${what} have one id`);
  return map;
}

/** In a shop, which shows the lines of one organisation or of nobody, each has a page that is named after it. */
function checkNames(named: readonly { name: string; organizationId?: string | undefined }[], what: string): void {
  const pages = named.map(({ name, organizationId = '' }) => `${organizationId} ${slugOf(name)}`);
  if (new Set(pages).size < pages.length) throw new Error(`cruises/lines.yaml: two ${what} have one name`);
}

/** @throws Error naming the file, when something names a ship, port or city that there is not, or times are in no order */
export function cruisesOf(sources: CruiseSources, places: ReadonlyMap<string, Place>): Cruises {
  const { lines, ports, climate, seaLanes, routes } = sources;
  const known = portsOf(sources, places);
  const ships = Object.entries(lines).flatMap(([id, { ships: own, ...source }]) => {
    const line = { id, ...source };
    return Object.entries(own).map(([shipId, ship]): CruiseShip => ({ id: shipId, ...ship, line }));
  });
  const shipsById = byUuid(ships, ({ id }) => id, 'ships');
  const sailings = Object.entries(routes)
    .map(([slug, source]): CruiseRoute => routeOf(slug, source, shipsById, known))
    .sort((a, b) => a.startDate.localeCompare(b.startDate, 'en'));
  const linesWithShips = [...new Set(ships.map(({ line }) => line))];
  checkNames(linesWithShips, 'lines');
  checkNames(
    ships.map(({ name, line }) => ({ ...line, name })),
    'ships',
  );
  checkClimate(sources);
  return {
    lines: [...byUuid(linesWithShips, ({ cruiseLineUuid }) => cruiseLineUuid, 'lines').values()],
    ships: byUuid(ships, ({ cruiseShipUuid }) => cruiseShipUuid, 'ships'),
    routes: byUuid(sailings, ({ cruiseRouteUuid }) => cruiseRouteUuid, 'routes'),
    ports: [...known.values()],
    wayBetween: waysOf(seaLanes, known),
    sources: [lines, ports, climate, seaLanes, ...Object.values(routes)],
  };
}
