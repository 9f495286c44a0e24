import { feature, mesh } from 'topojson-client';
import world from 'world-atlas/countries-50m.json' with { type: 'json' };
import type { Cruise } from '#contracts/cruises.ts';
import { drawRoute, type Atlas, type RouteMap } from '#domain/cruises/route-map/draw.ts';
import { shapeOf } from '#domain/cruises/route-map/shapes.ts';
import { stopsOf } from '#domain/cruises/route-map/stops.ts';

const { countries, land } = world.objects;

/** Natural Earth at 1:50,000,000, read once. */
const atlas: Atlas = {
  land: feature(world, land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.map(shapeOf) : [],
  ),
  borders: mesh(world, countries, (one, other) => one !== other).coordinates.map((line) => shapeOf([line])),
};

/** The map of a sailing that calls somewhere; from port to port it is straight where the service does not say where the ship bends. */
export function drawCruise(cruise: Cruise): RouteMap | undefined {
  const stops = stopsOf(cruise);
  return stops.length > 0 ? drawRoute(atlas, cruise.way ?? stops, stops) : undefined;
}
