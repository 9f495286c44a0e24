import { basename, join } from 'node:path';
import { inTurns } from '#domain/in-turns.ts';
import {
  climateSource,
  cruiseLinesSource,
  cruiseRouteSource,
  portsSource,
  seaLanesSource,
  type ClimateSource,
  type CruiseLinesSource,
  type CruiseRouteSource,
  type PortsSource,
  type SeaLanesSource,
} from './cruise-source.ts';
import { filesAtOnce, orElse, yamlIn, type Reading, type ReadOne } from './read-file.ts';

/** What the files of `cruises/` say; routes by the names of their files. */
export type CruiseSources = {
  lines: CruiseLinesSource;
  ports: PortsSource;
  climate: ClimateSource;
  seaLanes: SeaLanesSource;
  routes: Record<string, CruiseRouteSource>;
};

/** One object each: what has not changed can be told by its identity. */
const noLines: CruiseLinesSource = {};
const noPorts: PortsSource = {};
const noClimate: ClimateSource = { period: { from: 1991, to: 2020 }, ports: {} };
const noLanes: SeaLanesSource = { junctions: {}, lanes: [] };

/** Reads the files of `cruises/`, of which none has to be there: a catalogue without them has no cruises. */
export async function readCruises(read: ReadOne, { directory }: Pick<Reading, 'directory'>): Promise<CruiseSources> {
  const names = await orElse(yamlIn(join(directory, 'cruises', 'routes')), []);
  const routes = await inTurns(names, filesAtOnce, async (name): Promise<[string, CruiseRouteSource]> => [
    basename(name, '.yaml'),
    await read(`cruises/routes/${name}`, cruiseRouteSource),
  ]);
  return {
    lines: await orElse(read('cruises/lines.yaml', cruiseLinesSource), noLines),
    ports: await orElse(read('cruises/ports.yaml', portsSource), noPorts),
    climate: await orElse(read('cruises/climate.yaml', climateSource), noClimate),
    seaLanes: await orElse(read('cruises/sea-lanes.yaml', seaLanesSource), noLanes),
    routes: Object.fromEntries(routes),
  };
}
