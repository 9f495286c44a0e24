import { curveCatmullRom, curveCatmullRomClosed, line } from 'd3-shape';
import { mapSize, project, type CityMap, type Frame, type Pair } from './city-map.ts';

/** A city's map as it is drawn by hand: areas and lines as corners on earth, roughly to scale. */
export type MapDrawing = {
  center: Pair;
  /** From the left edge to the right one. */
  kilometres: number;
  water: readonly (readonly Pair[])[];
  parks: readonly (readonly Pair[])[];
  rivers: readonly { metres: number; line: readonly Pair[] }[];
  districts: readonly { name: string; at: Pair }[];
};

type Curve = typeof curveCatmullRom;

/** A curve through corners on earth, as nature draws: SVG's `d`. */
const curveOf = (frame: Frame, corners: readonly Pair[], curve: Curve): string =>
  line<{ x: number; y: number }>(
    ({ x }) => x,
    ({ y }) => y,
  )
    .curve(curve)
    .digits(0)(corners.map((corner) => project(frame, corner))) ?? '';

const areasOf = (frame: Frame, areas: readonly (readonly Pair[])[]): string =>
  areas.map((corners) => curveOf(frame, corners, curveCatmullRomClosed)).join('');

/** Makes a drawing ready to be shown. */
export function drawMap({ center, kilometres, water, parks, rivers, districts }: MapDrawing): CityMap {
  const frame = { center, kilometres };
  return {
    ...frame,
    areas: { water: areasOf(frame, water), parks: areasOf(frame, parks) },
    rivers: rivers.map(({ metres, line: corners }) => ({
      path: curveOf(frame, corners, curveCatmullRom),
      width: Math.max(4, Math.round((metres / 1000 / kilometres) * mapSize.width)),
    })),
    districts: districts.map(({ name, at }) => ({ name, ...project(frame, at) })),
  };
}
