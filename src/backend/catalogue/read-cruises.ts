import { basename } from 'node:path';
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
import type { CatalogueReader } from './read-file.ts';

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
export function readCruises({ filesIn, read, readIfThere }: CatalogueReader): CruiseSources {
  const routes = filesIn('cruises/routes').map((path) => [basename(path, '.yaml'), read(path, cruiseRouteSource)] as const);
  return {
    lines: readIfThere('cruises/lines.yaml', cruiseLinesSource, noLines),
    ports: readIfThere('cruises/ports.yaml', portsSource, noPorts),
    climate: readIfThere('cruises/climate.yaml', climateSource, noClimate),
    seaLanes: readIfThere('cruises/sea-lanes.yaml', seaLanesSource, noLanes),
    routes: Object.fromEntries(routes),
  };
}
