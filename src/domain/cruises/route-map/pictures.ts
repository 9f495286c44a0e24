import type { Point } from '../../city-map.ts';

/** A picture of the sailing: its size, and how the drawing is scaled and then moved into it. */
export type Picture = { width: number; height: number; scale: number; x: number; y: number };

export type Box = { left: number; right: number; top: number; bottom: number };

/** For desks, in whose units earth is drawn, and for phones. Places keep off the edges by a margin. */
const frames = {
  wide: { width: 1000, height: 400, margin: { x: 90, y: 44 } },
  narrow: { width: 360, height: 340, margin: { x: 50, y: 44 } },
} as const;
type Frame = (typeof frames)['wide' | 'narrow'];

/** What the wide picture shows from left to right, at least, in radians: about 160 kilometres. */
const leastWidth = 0.025;
/** How far the drawing goes on beyond the pictures, so that their edges are no coasts. */
const bleed = 6;

function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** How much places are scaled so that all are in the picture. */
function scaleFor({ width, height, margin }: Frame, { left, right, top, bottom }: Box): number {
  const [across, down] = [(width - 2 * margin.x) / (right - left), (height - 2 * margin.y) / (bottom - top)];
  return Math.min(across, down, width / leastWidth);
}

/** How earth is scaled and moved for the places of a sailing, and what its drawing covers. @param places on a sphere with a radius of 1 */
export function picturesAround(places: readonly Point[]) {
  const { wide, narrow } = frames;
  const box = boxAround(places);
  const scale = scaleFor(wide, box);
  const narrower = scaleFor(narrow, box) / scale;
  const middle = { x: wide.width / 2, y: wide.height / 2 };
  const half = {
    x: Math.max(wide.width, narrow.width / narrower) / 2 + bleed,
    y: Math.max(wide.height, narrow.height / narrower) / 2 + bleed,
  };
  const translate: [number, number] = [middle.x - ((box.left + box.right) / 2) * scale, middle.y - ((box.top + box.bottom) / 2) * scale];
  const pictureOf = ({ width, height }: Frame, scaled: number): Picture => ({
    width,
    height,
    scale: scaled,
    x: width / 2 - middle.x * scaled,
    y: height / 2 - middle.y * scaled,
  });
  const drawing = { left: middle.x - half.x, right: middle.x + half.x, top: middle.y - half.y, bottom: middle.y + half.y };
  const [x, y] = translate;
  return {
    scale,
    translate,
    drawing,
    box: {
      left: (drawing.left - x) / scale,
      right: (drawing.right - x) / scale,
      top: (drawing.top - y) / scale,
      bottom: (drawing.bottom - y) / scale,
    },
    wide: pictureOf(wide, 1),
    narrow: pictureOf(narrow, narrower),
  };
}
