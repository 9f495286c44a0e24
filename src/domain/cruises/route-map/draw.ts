import { geoAzimuthalEqualArea, geoCentroid, geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';
import { curveCatmullRom, line } from 'd3-shape';
import type { Point } from '../../city-map.ts';
import type { Coordinates } from '../../distance.ts';
import { picturesAround, type Picture } from './pictures.ts';
import { relativePath } from './relative-path.ts';
import type { Stop } from './stops.ts';
import { seenBorders, seenLand, type Lens, type Position, type Shape } from './shapes.ts';

/** Land and the borders of countries, all of the earth. */
export type Atlas = { land: readonly Shape[]; borders: readonly Shape[] };

export type DrawnStop = Stop & { at: Point };

/** Earth around a sailing: paths as SVG's `d`, in the units of the wide picture. */
export type RouteMap = {
  sea: string;
  land: string;
  borders: string;
  way: string;
  /** Points along the way, of which labels keep clear. */
  along: readonly Point[];
  ports: readonly DrawnStop[];
  wide: Picture;
  narrow: Picture;
};

/** In the drawing's units, from fine to coarse: corners of a coast are no closer. The first that makes it light enough is taken. */
const details = [1.2, 1.8, 2.6, 3.6, 5] as const;
const coarsest = 7;
/** Of land and borders: about four kilobytes, compressed. */
const mostCorners = 2_200;
/** Points of the way are no closer. */
const detailOfWay = 5;
/** As much of the earth as is drawn around the middle of a voyage over oceans, in degrees. */
const horizon = 110;

const positionOf = ({ latitude, longitude }: Coordinates): Position => [longitude, latitude];
const project = (projection: GeoProjection, place: Coordinates): Point => {
  const [x = 0, y = 0] = projection(positionOf(place)) ?? [];
  return { x, y };
};

/** The way as a curve; points too close to the one before are left out. */
function curveThrough(points: readonly Point[]): { path: string; bends: Point[] } {
  const bends: Point[] = [];
  for (const point of points) {
    const last = bends.at(-1);
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= detailOfWay) bends.push(point);
  }
  const curve = line<Point>(
    ({ x }) => x,
    ({ y }) => y,
  ).curve(curveCatmullRom.alpha(0.5));
  return { path: curve.digits(1)(bends) ?? '', bends };
}

function drawEarth({ land, borders }: Atlas, projection: GeoProjection, around: Omit<Lens, 'least'>) {
  const seenAt = (detail: number) => {
    const lens = { ...around, least: detail / projection.scale() };
    return { land: seenLand(land, lens), borders: seenBorders(borders, lens) };
  };
  const isLight = (view: ReturnType<typeof seenAt>) => view.land.corners + view.borders.corners <= mostCorners;
  const view = details.values().map(seenAt).find(isLight) ?? seenAt(coarsest);
  const pathOf = (shape: GeoPermissibleObjects) => relativePath((context) => geoPath(projection, context)(shape));
  return {
    sea: pathOf({ type: 'Sphere' }),
    land: pathOf({ type: 'MultiPolygon', coordinates: view.land.shapes }),
    borders: pathOf({ type: 'MultiLineString', coordinates: view.borders.shapes.flat() }),
  };
}

const stepOfWay = 10;

/** As many that none is far from the next one. */
function pointsAlong(bends: readonly Point[]): Point[] {
  return bends.flatMap((from, index) => {
    const to = bends[index + 1] ?? from;
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / stepOfWay));
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
}

/** Draws earth around a sailing, seen from above its middle, with all of it in both pictures. @param way through its ports, one or more */
export function drawRoute(atlas: Atlas, way: readonly Coordinates[], stops: readonly Stop[]): RouteMap {
  const center = geoCentroid({ type: 'MultiPoint', coordinates: way.map(positionOf) });
  const projection = geoAzimuthalEqualArea().rotate([-center[0], -center[1]]).clipAngle(horizon).translate([0, 0]).scale(1);
  const locate = (place: Coordinates): Point => project(projection, place);
  const { scale, translate, drawing, box, wide, narrow } = picturesAround([...way, ...stops].map(locate));
  projection.scale(scale).translate(translate);
  projection.clipExtent([
    [drawing.left, drawing.top],
    [drawing.right, drawing.bottom],
  ]);
  const { path, bends } = curveThrough(way.map(locate));
  const ports = stops.map((stop) => ({ ...stop, at: locate(stop) }));
  return { ...drawEarth(atlas, projection, { center, box }), way: path, along: pointsAlong(bends), ports, wide, narrow };
}
