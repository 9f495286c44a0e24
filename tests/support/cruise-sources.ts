import * as v from 'valibot';
import { climateSource, cruiseLinesSource, cruiseRouteSource, portsSource, seaLanesSource } from '#backend/catalogue/cruise-source.ts';
import { cruisesOf, type Cruises } from '#backend/catalogue/cruises.ts';
import type { CruiseSources } from '#backend/catalogue/read-cruises.ts';

/** The uuid that ends in this number. */
export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** One line with two ships, as its file says it. */
export const writtenLines = {
  swan: {
    cruiseLineUuid: uuid(1),
    name: 'Swan',
    ships: {
      'swan-one': { cruiseShipUuid: uuid(11), name: 'Swan One' },
      'swan-two': { cruiseShipUuid: uuid(12), name: 'Swan Two' },
    },
  },
};

const inSpain = {
  countryName: { en: 'Spain', de: 'Spanien' },
  latitude: 41,
  longitude: 2,
  timeZone: 'Europe/Madrid',
  intoTown: { kilometres: 4, minutes: 15 },
};

/** A port of a destination and two that are none; Madeira is an hour behind Spain. */
export const writtenPorts = {
  barcelona: { ...inSpain, name: { en: 'Barcelona', de: 'Barcelona' }, city: 'barcelona' },
  palma: { ...inSpain, name: { en: 'Palma', de: 'Palma' }, locationUuid: uuid(22) },
  funchal: { ...inSpain, name: { en: 'Funchal', de: 'Funchal' }, locationUuid: uuid(23), timeZone: 'Atlantic/Madeira' },
};

export const places = new Map([['barcelona', { locationUuid: uuid(21) }]]);

export type WrittenCall = Partial<Record<'port' | 'arrival' | 'departure' | 'allAboard' | 'berth' | 'shipZone', string>>;

/** From Barcelona over a stay in Palma back to Barcelona. */
export const writtenCalls: readonly WrittenCall[] = [
  { port: 'barcelona', departure: '2027-05-09T18:00' },
  { port: 'palma', arrival: '2027-05-10T08:00', departure: '2027-05-10T18:00' },
  { port: 'barcelona', arrival: '2027-05-11T07:00' },
];

export const writtenRoute = (calls: readonly WrittenCall[] = writtenCalls, number = 31) => ({
  cruiseRouteUuid: uuid(number),
  ship: 'swan-one',
  title: { en: 'To Palma', de: 'Nach Palma' },
  calls,
});

/** A winter that ends in June. */
const monthly = (winter: number, summer: number) => Array.from({ length: 12 }, (_, month) => (month < 6 ? winter : summer));

/** Palma’s alone. */
export const writtenClimate = {
  period: { from: 1991, to: 2020 },
  ports: { palma: { high: monthly(16, 26), low: monthly(8, 18), rainDays: monthly(6, 1) } },
};

export const writtenLanes = {
  junctions: { cabrera: [39.1, 3] },
  lanes: [['barcelona', [40.2, 2.3], 'cabrera', 'palma']],
};

type Written = Partial<Record<'lines' | 'ports' | 'climate' | 'seaLanes', object>> & { routes?: Record<string, object> };

/** What files say that were written like this, each a new object. */
export const sourcesOf = ({
  lines = writtenLines,
  ports = writtenPorts,
  climate = writtenClimate,
  seaLanes = writtenLanes,
  routes = { palma: writtenRoute() },
}: Written = {}): CruiseSources => ({
  lines: v.parse(cruiseLinesSource, lines),
  ports: v.parse(portsSource, ports),
  climate: v.parse(climateSource, climate),
  seaLanes: v.parse(seaLanesSource, seaLanes),
  routes: Object.fromEntries(Object.entries(routes).map(([slug, route]) => [slug, v.parse(cruiseRouteSource, route)])),
});

export const cruisesLike = (written: Written = {}): Cruises => cruisesOf(sourcesOf(written), places);
