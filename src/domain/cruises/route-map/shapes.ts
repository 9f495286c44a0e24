import { geoArea, geoCentroid, geoDistance } from 'd3-geo';
import type { Box } from './pictures.ts';

/** Longitude and latitude, as GeoJSON has them. */
export type Position = [number, number];

type Vector = readonly [number, number, number];
/** A corner of a coast or border, with its place on a sphere with a radius of 1, by which distances are quick to tell. */
type Corner = { position: Position; on: Vector };

/** Land with its lakes, or a piece of a border. The circle around it says whether any of it can be in view; its radius is in radians. */
export type Shape = { rings: readonly (readonly Corner[])[]; center: Corner; radius: number };

/** What is in view, in radians: a box around the center, as it is projected; corners of a coast are no closer than `least`. */
export type Lens = { center: Position; box: Box; least: number };

/** Rings of what is in view, and how many of their corners are. */
export type Seen = { shapes: Position[][][]; corners: number };

const radians = Math.PI / 180;
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const squareBetween = (a: Vector, b: Vector): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

function cornerOf(position: Position): Corner {
  const [longitude, latitude] = [position[0] * radians, position[1] * radians];
  const around = Math.cos(latitude);
  return { position, on: [around * Math.cos(longitude), around * Math.sin(longitude), Math.sin(latitude)] };
}

const positionOf = ([longitude = 0, latitude = 0]: readonly number[]): Position => [longitude, latitude];

/** Makes rings ready to be seen many times. @param rings GeoJSON's coordinates of a polygon, or those of one line */
export function shapeOf(rings: readonly (readonly (readonly number[])[])[]): Shape {
  const outline = (rings[0] ?? []).map(positionOf);
  const center = geoCentroid({ type: 'LineString', coordinates: outline });
  const radius = Math.max(...outline.map((position) => geoDistance(center, position)));
  return { rings: rings.map((ring) => ring.map((position) => cornerOf(positionOf(position)))), center: cornerOf(center), radius };
}

type IsInView = (place: Vector, margin: number) => boolean;

/** By the Lambert azimuthal equal-area projection, which stretches nothing on our side of the earth to more than its double. */
function viewThrough({ center, box }: Lens): IsInView {
  const [longitude, latitude] = [center[0] * radians, center[1] * radians];
  const out = cornerOf(center).on;
  const east: Vector = [-Math.sin(longitude), Math.cos(longitude), 0];
  const south: Vector = [Math.sin(latitude) * Math.cos(longitude), Math.sin(latitude) * Math.sin(longitude), -Math.cos(latitude)];
  return (place, margin) => {
    const stretch = Math.sqrt(2 / Math.max(1 + dot(out, place), 0.001));
    const [x, y] = [stretch * dot(east, place), stretch * dot(south, place)];
    const [across, down] = [x >= box.left - margin && x <= box.right + margin, y >= box.top - margin && y <= box.bottom + margin];
    return across && down;
  };
}

/** Between corners that are not in view, in radians: enough for a ring to stay around what it is around. */
const leastOutside = 0.07;

/** Leaves out what cannot be told apart. Corners on both sides of the edge stay, so that a coast leaves the picture where it does. */
function simplified(ring: readonly Corner[], isInView: IsInView, least: number): { ring: Position[]; corners: number } {
  const [close, closeOutside] = [least ** 2, Math.max(least, leastOutside) ** 2];
  const kept: Corner[] = [];
  let corners = 0;
  let before: Corner | undefined;
  let wasInView = false;
  for (const corner of ring) {
    const isIn = isInView(corner.on, least);
    if (isIn && !wasInView && before && before !== kept.at(-1)) kept.push(before);
    const last = kept.at(-1);
    if (!last || isIn !== wasInView || squareBetween(last.on, corner.on) >= (isIn ? close : closeOutside)) {
      kept.push(corner);
      corners += isIn ? 1 : 0;
    }
    [before, wasInView] = [corner, isIn];
  }
  return { ring: kept.map(({ position }) => position), corners };
}

/** @param isKept whether a ring is worth drawing, by its place in the shape: the outline is the first */
function seen(shapes: readonly Shape[], lens: Lens, isKept: (ring: Position[], place: number) => boolean): Seen {
  const isInView = viewThrough(lens);
  const all: Seen = { shapes: [], corners: 0 };
  for (const { rings, center, radius } of shapes) {
    if (!isInView(center.on, 2 * radius)) continue;
    const drawn = rings.map((ring) => simplified(ring, isInView, lens.least)).filter(({ ring }, place) => isKept(ring, place));
    all.shapes.push(drawn.map(({ ring }) => ring));
    for (const { corners } of drawn) all.corners += corners;
  }
  return all;
}

/** A ring of so few corners that it has turned around is, for d3, all of the earth but itself: less than half of it is none. */
const isArea = (ring: Position[]): boolean =>
  ring.length > 3 && (ring.length > 20 || geoArea({ type: 'Polygon', coordinates: [ring] }) < 2 * Math.PI);

/** Land: a lake that has become too small is land, too. */
export const seenLand = (shapes: readonly Shape[], lens: Lens): Seen => {
  const land = seen(shapes, lens, (ring, place) => isArea(place === 0 ? ring : ring.toReversed()));
  return { ...land, shapes: land.shapes.filter(([outline]) => outline !== undefined) };
};

export const seenBorders = (shapes: readonly Shape[], lens: Lens): Seen => seen(shapes, lens, ({ length }) => length > 1);
