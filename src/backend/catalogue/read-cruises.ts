import { basename, join } from 'node:path';
import {
  cruiseLinesSource,
  cruiseRouteSource,
  portsSource,
  type CruiseLinesSource,
  type CruiseRouteSource,
  type PortsSource,
} from './cruise-source.ts';
import { orElse, yamlIn, type Reading, type ReadOne } from './read-file.ts';

/** What the files of `cruises/` say; routes by the names of their files. */
export type CruiseSources = { lines: CruiseLinesSource; ports: PortsSource; routes: Record<string, CruiseRouteSource> };

/** One object each: what has not changed can be told by its identity. */
const noLines: CruiseLinesSource = {};
const noPorts: PortsSource = {};

/** Reads `cruises/lines.yaml`, `cruises/ports.yaml` and `cruises/routes/<slug>.yaml`; a catalogue without them has no cruises. */
export async function readCruises(read: ReadOne, { directory }: Pick<Reading, 'directory'>): Promise<CruiseSources> {
  const routes: CruiseSources['routes'] = {};
  for (const name of await orElse(yamlIn(join(directory, 'cruises', 'routes')), []))
    routes[basename(name, '.yaml')] = await read(`cruises/routes/${name}`, cruiseRouteSource);
  return {
    lines: await orElse(read('cruises/lines.yaml', cruiseLinesSource), noLines),
    ports: await orElse(read('cruises/ports.yaml', portsSource), noPorts),
    routes,
  };
}
