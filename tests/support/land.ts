import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { readFileSync } from 'node:fs';
import type { Coordinates } from '#domain/distance.ts';

/** Natural Earth at 1:10,000,000, which has the fjords that the shop's maps do not. */
const atlas = new URL('../../node_modules/world-atlas/land-10m.json', import.meta.url);

type Edge = readonly [number, number, number, number];
/** Edges of coasts by the tenth of a degree of latitude that they touch. */
const bandsOfDegree = 10;
const bandOf = (latitude: number): number => Math.floor(latitude * bandsOfDegree);

/** Longitudes that go on past 180 degrees. */
function unrolled(ring: readonly (readonly number[])[]): [number, number][] {
  let turns = 0;
  return ring.map(([longitude = 0, latitude = 0], index) => {
    const step = longitude - (ring[index - 1]?.[0] ?? longitude);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return [longitude + 360 * turns, latitude];
  });
}

/** Says whether a place is on land: an odd number of coasts is to the east of it. */
export function readLand(): (place: Coordinates) => boolean {
  const world = JSON.parse(readFileSync(atlas, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const rings = feature(world, world.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [],
  );
  const bands = new Map<number, Edge[]>();
  for (const ring of rings) {
    const points = unrolled(ring);
    for (const [index, [x, y]] of points.slice(1).entries()) {
      const [fromX, fromY] = points[index] ?? [x, y];
      for (let band = bandOf(Math.min(y, fromY)); band <= bandOf(Math.max(y, fromY)); band += 1)
        bands.set(band, [...(bands.get(band) ?? []), [fromX, fromY, x, y]]);
    }
  }
  return ({ latitude, longitude }) => {
    const isEast = (at: number, [fromX, fromY, x, y]: Edge) =>
      fromY > latitude !== y > latitude && at < fromX + ((x - fromX) * (latitude - fromY)) / (y - fromY);
    const edges = bands.get(bandOf(latitude)) ?? [];
    return [-360, 0, 360].some((turn) => edges.filter((edge) => isEast(longitude + turn, edge)).length % 2 === 1);
  };
}
