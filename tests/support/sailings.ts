import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Backend } from '#backend/backend.ts';
import type { Catalogue } from '#backend/catalogue/catalogue.ts';
import type { ClimateSource, CruiseLinesSource, CruiseRouteSource, PortsSource, SeaLanesSource } from '#backend/catalogue/cruise-source.ts';
import { cruisesOf, type Call } from '#backend/catalogue/cruises.ts';
import type { Day } from '#contracts/common.ts';
import { allAboardOf } from '#domain/cruises/call-times.ts';
import { addDays } from '#domain/day.ts';

type Calls = CruiseRouteSource['calls'];
/** A sailing as an editor writes it; its ship is one of the sample catalogue's. */
export type Sailing = { id: string; ship?: string; dateLine?: CruiseRouteSource['dateLine']; calls: Calls };

const sourceOf = ({ id, ship = 'meridian-star', dateLine, calls }: Sailing): CruiseRouteSource => ({
  cruiseRouteUuid: id,
  ship,
  title: { en: 'Rome and back', de: 'Nach Rom und zurück' },
  calls,
  ...(dateLine && { dateLine }),
});

/** The catalogue with these sailings in place of its own, by its lines, ships, ports and lanes. */
export function withSailings(catalogue: Catalogue, sailings: readonly Sailing[]): Catalogue {
  const [lines, ports, climate, seaLanes] = catalogue.cruises.sources as [CruiseLinesSource, PortsSource, ClimateSource, SeaLanesSource];
  const routes = Object.fromEntries(sailings.map((sailing) => [sailing.id, sourceOf(sailing)]));
  return { ...catalogue, cruises: cruisesOf({ lines, ports, climate, seaLanes, routes }, catalogue.destinations) };
}

/** From Barcelona a day at sea, a day in Rome, a day in Mykonos by the ship's boats and by its own clock, a day at sea, back. */
export const romeAndBack = (id: string, first: Day, ship?: string): Sailing => ({
  id,
  ...(ship === undefined ? {} : { ship }),
  calls: [
    { port: 'barcelona', departure: `${first}T20:00`, allAboard: `${first}T19:00`, berth: 'docked' },
    { port: 'civitavecchia', arrival: `${addDays(first, 2)}T07:00`, departure: `${addDays(first, 2)}T21:00`, berth: 'docked' },
    {
      port: 'mykonos',
      arrival: `${addDays(first, 3)}T09:00`,
      departure: `${addDays(first, 3)}T17:00`,
      berth: 'tender',
      shipZone: 'Europe/Rome',
    },
    { port: 'barcelona', arrival: `${addDays(first, 5)}T06:30`, berth: 'docked' },
  ],
});

/** A stay in Rome's port, which is an hour and a half from the city. */
export type Stay = { arrival: string; departure: string };

/** From Barcelona, where it begins the day before, to these stays in Rome, and back on the day after. */
export const staysInRome = (id: string, stays: readonly [Stay, ...Stay[]], ship?: string): Sailing => ({
  id,
  ...(ship === undefined ? {} : { ship }),
  calls: [
    { port: 'barcelona', departure: `${addDays(stays[0].arrival.slice(0, 10), -1)}T18:00`, berth: 'docked' },
    ...stays.map((stay) => ({ port: 'civitavecchia', ...stay, berth: 'docked' as const })),
    { port: 'barcelona', arrival: `${addDays((stays.at(-1) ?? stays[0]).departure.slice(0, 10), 1)}T08:00`, berth: 'docked' },
  ],
});

/** A stay from the morning until the evening. All aboard is half an hour before. */
export const stayOn = (day: Day, from = '07:00', to = '21:00'): Stay => ({ arrival: `${day}T${from}`, departure: `${day}T${to}` });

/** The shop's editors replace all of its sailings while it is open. */
export function replaceSailings({ catalogue }: Pick<Backend, 'catalogue'>, sailings: readonly Sailing[]): void {
  Object.assign(catalogue, { cruises: withSailings(catalogue, sailings).cruises });
}

/** In place of its own sailings the sample catalogue's ships make this one, which begins in a month, whenever that is. */
export const lateSailingId = '6b1f1c0e-6c39-4d0e-9d51-5d7f27f0a3c4';

/** The day on which it begins. */
export const sailingDay = (now = new Date()): Day => addDays(now.toISOString().slice(0, 10), 30);

/** Its fifth day is too short for Rome. */
function lateSailing(): Sailing {
  const sailing = romeAndBack(lateSailingId, sailingDay());
  const short = addDays(sailingDay(), 4);
  const again = { port: 'civitavecchia', arrival: `${short}T10:00`, departure: `${short}T13:30`, berth: 'docked' as const };
  return { ...sailing, calls: sailing.calls.toSpliced(-1, 0, again) };
}

/** One for each test that changes a call of it. */
export const voyageIds = {
  found: '7d0f4a6e-52c8-4c0b-9b57-0c6b7f1f0a01',
  keyboard: '7d0f4a6e-52c8-4c0b-9b57-0c6b7f1f0a02',
  a11y: '7d0f4a6e-52c8-4c0b-9b57-0c6b7f1f0a03',
} as const;

/** The same, of a ship that `quarterdeck` has under its own label. */
export const quarterdeckVoyageId = '7d0f4a6e-52c8-4c0b-9b57-0c6b7f1f0a04';

/** A day on which a voyage begins. */
export const voyageDay = (now = new Date()): Day => addDays(sailingDay(now), 10);

/** From London, by its own clock, to Barcelona and to Rome. */
const voyage = (id: string, ship = 'meridian-dawn'): Sailing => ({
  id,
  ship,
  calls: [
    { port: 'southampton', departure: `${voyageDay()}T20:00`, allAboard: `${voyageDay()}T19:00`, berth: 'docked' },
    { port: 'barcelona', ...stayOn(addDays(voyageDay(), 4)), berth: 'docked' },
    { port: 'civitavecchia', ...stayOn(addDays(voyageDay(), 6)), berth: 'docked' },
    { port: 'barcelona', arrival: `${addDays(voyageDay(), 8)}T07:00`, berth: 'docked' },
  ],
});

export const withLateSailing = (catalogue: Catalogue): Catalogue =>
  withSailings(catalogue, [
    lateSailing(),
    ...Object.values(voyageIds).map((id) => voyage(id)),
    voyage(quarterdeckVoyageId, 'quarterdeck-one'),
  ]);

/** The ship leaves a port out, or comes at other times of the day. @param times `10:00-23:30` */
export function changeCall({ catalogue }: Pick<Backend, 'catalogue'>, cruiseRouteUuid: string, portId: string, times?: string): void {
  const { cruises } = catalogue;
  const route = cruises.routes.get(cruiseRouteUuid);
  if (!route) throw new Error(`there is no sailing ${cruiseRouteUuid}`);
  const calls = route.calls.flatMap((call): Call[] => {
    if (call.port.id !== portId) return [call];
    if (times === undefined || call.arrival === undefined) return [];
    const { arrival, departure } = stayOn(call.arrival.slice(0, 10), ...(times.split('-') as [string, string]));
    return [{ ...call, arrival, departure, allAboard: allAboardOf({ departure }, call.port.timeZone) }];
  });
  const changed = { ...route, calls };
  Object.assign(catalogue, { cruises: { ...cruises, routes: new Map([...cruises.routes, [cruiseRouteUuid, changed]]) } });
}

/** Writes it as an editor would, into a folder like `content/catalogue`, beside the others. */
export const writeLateSailing = (directory: string): void =>
  writeFileSync(join(directory, 'cruises', 'routes', 'late.yaml'), stringify(sourceOf(lateSailing())));
