import type { Coordinates } from './distance.ts';

/** Latitude and longitude, in degrees. */
export type Pair = readonly [number, number];

/** Of every map, in its own units. */
export const mapSize = { width: 1200, height: 900 } as const;

export type Point = { x: number; y: number };
export type Frame = { center: Pair; kilometres: number };

/** A map ready to be shown: paths as SVG's `d`, all in the units of `mapSize`. */
export type CityMap = Frame & {
  areas: { water: string; parks: string };
  rivers: { path: string; width: number }[];
  districts: (Point & { name: string })[];
};

/** Kilometres of a degree of latitude; one of longitude is shorter by the cosine of the latitude. */
const kilometresOfDegree = 111.2;

/** Where a place lies on the map, also beyond its edges. The earth is flat within a city (equirectangular projection). */
export function project({ center: [latitude, longitude], kilometres }: Frame, [north, east]: Pair): Point {
  const scale = (mapSize.width / kilometres) * kilometresOfDegree;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return {
    x: Math.round(mapSize.width / 2 + (east - longitude) * shrink * scale),
    y: Math.round(mapSize.height / 2 - (north - latitude) * scale),
  };
}

/** Keeps a place and its label off the map's edge. */
const margin = 40;

/** @returns where a place lies on the map; nothing where that is beyond its edges */
export function placeOnMap(map: CityMap, { latitude, longitude }: Coordinates): Point | undefined {
  const { x, y } = project(map, [latitude, longitude]);
  const isInside = x >= margin && x <= mapSize.width - margin && y >= margin && y <= mapSize.height - margin;
  return isInside ? { x, y } : undefined;
}

type Size = { width: number; height: number };

/** Above the place that it names, within the map. */
const labelAbove = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: Math.min(Math.max(x, width / 2), mapSize.width - width / 2),
  y: Math.min(Math.max(y - height, height / 2), mapSize.height - height / 2),
});

/** By its middle. */
type Box = Point & Size;

const areTouching = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

/** About the room that a district's name takes, which is drawn from its baseline. */
const roomOf = ({ name, x, y }: CityMap['districts'][number]): Box => ({ x, y: y - 13, width: name.length * 20, height: 40 });

const spotsOfRing = 12;

/** Spots around one, nearest first: rings of ever more distance. */
function* around(start: Point, { width, height }: Size, rings: number): Generator<Point> {
  yield start;
  for (let ring = 1; ring <= rings; ring += 1) {
    for (let step = 0; step < spotsOfRing; step += 1) {
      const angle = (step / spotsOfRing) * 2 * Math.PI;
      yield {
        x: Math.round(start.x + Math.sin(angle) * ring * width * 0.35),
        y: Math.round(start.y - Math.cos(angle) * ring * height * 0.5),
      };
    }
  }
}

const isOnMap = ({ x, y }: Point, { width, height }: Size): boolean =>
  x >= width / 2 && x <= mapSize.width - width / 2 && y >= height / 2 && y <= mapSize.height - height / 2;

/**
 * Where the labels of places go so that none covers another: each at the nearest free spot to its place, the northernmost first. Names of
 * districts are left to be read where that takes no label far from its place.
 * @param size of every label, in the map's units
 * @returns the middle of each label, in the order of the places
 */
export function placeLabels(places: readonly Point[], size: Size, districts: CityMap['districts'] = []): Point[] {
  const names = districts.map(roomOf);
  const placed = new Map<Point, Box>();
  for (const place of places.toSorted((a, b) => a.y - b.y)) {
    const start = labelAbove(place, size);
    const isClearOf = (spot: Point, boxes: readonly Box[]) => !boxes.some((box) => areTouching({ ...spot, ...size }, box));
    const isFree = (spot: Point) => isOnMap(spot, size) && isClearOf(spot, [...placed.values()]);
    const readable = around(start, size, 4).find((spot) => isFree(spot) && isClearOf(spot, names));
    placed.set(place, { ...(readable ?? around(start, size, 12).find(isFree) ?? start), ...size });
  }
  return places.map((place) => {
    const { x, y } = placed.get(place) ?? place;
    return { x, y };
  });
}

/** What lies around a place that is shown, in the map's units. */
const surroundings = 110;

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** A part of the map with these places in it: half as wide and high as the map, or as much more as they need. @returns SVG's `viewBox` */
export function partAround(places: readonly Point[]): string {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const needed = Math.max((right - left + 2 * surroundings) / mapSize.width, (bottom - top + 2 * surroundings) / mapSize.height);
  const scale = between(0.5, needed, 1);
  const [width, height] = [Math.round(mapSize.width * scale), Math.round(mapSize.height * scale)];
  const startX = between(0, Math.round((left + right - width) / 2), mapSize.width - width);
  const startY = between(0, Math.round((top + bottom - height) / 2), mapSize.height - height);
  return `${startX} ${startY} ${width} ${height}`;
}
