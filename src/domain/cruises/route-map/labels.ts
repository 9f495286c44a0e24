import type { Point } from '../../city-map.ts';
import type { Box, Picture } from './pictures.ts';

type Size = { width: number; height: number };

/** A place that is to be named, in a picture's units: a label is a badge alone where there is no room for more. */
export type Named = Size & { at: Point; badge: Size };

/** A label where it is read, whether it is whole, and where the line to its place ends. */
export type Label = Box & { isWhole: boolean; lead: Point };

/** Around every place: what no label covers. */
const dotRadius = 6;
/** Between a place and its label. */
const gap = 6;
/** Labels keep off each other, and off the picture's edge. */
const space = 3;
/** How far off labels go to find room; a line leads there. */
const distances = Array.from({ length: 31 }, (_, step) => 6 * step);
const directions = 16;
/** For each point of the way that a label covers, it may as well be so much farther off. */
const costOfWay = 4;

const boxAround = ({ x, y }: Point, { width, height }: Size): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const isClear = (a: Box, b: Box, between: number): boolean =>
  a.right + between <= b.left || b.right + between <= a.left || a.bottom + between <= b.top || b.bottom + between <= a.top;

const isInside = (box: Box, { width, height }: Picture): boolean =>
  box.left >= space && box.top >= space && box.right <= width - space && box.bottom <= height - space;

const isIn = ({ x, y }: Point, box: Box): boolean => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** From a place to its label, the shortest way. */
const leadOf = ({ x, y }: Point, { left, right, top, bottom }: Box): Point => ({ x: between(left, x, right), y: between(top, y, bottom) });

const stepOfLead = 4;
function pointsOfLead(from: Point, to: Point): Point[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / stepOfLead);
  return Array.from({ length: steps }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / steps,
    y: from.y + ((to.y - from.y) * (step + 1)) / steps,
  }));
}

/** Beside a place first, then around it, ever farther off. */
function* spots({ x, y }: Point, size: Size): Generator<Box & { distance: number }> {
  for (const distance of distances) {
    for (let step = 0; step < directions; step += 1) {
      const turn = (Math.ceil(step / 2) * (step % 2 === 0 ? 1 : -1) * 2 * Math.PI) / directions;
      const [across, down] = [Math.cos(turn), Math.sin(turn)];
      // A corner of the label is as near as the middle of its sides.
      const stretch = 1 / Math.max(Math.abs(across), Math.abs(down));
      const [offX, offY] = [size.width / 2 + gap + distance, size.height / 2 + gap + distance];
      yield { ...boxAround({ x: x + across * stretch * offX, y: y + down * stretch * offY }, size), distance };
    }
  }
}

const nearbyWithin = 90;
const crowdAround = (place: Named, all: readonly Named[]): number =>
  all.filter(({ at }) => Math.hypot(at.x - place.at.x, at.y - place.at.y) < nearbyWithin).length;

/** Which label is placed first: where it is most crowded; if that leaves no room for all, another order may. */
const ordersOf = (places: readonly Named[]): Named[][] => [
  places.toSorted((a, b) => crowdAround(b, places) - crowdAround(a, places)),
  places.toSorted((a, b) => a.at.y - b.at.y),
  places.toSorted((a, b) => b.at.y - a.at.y),
];

type Placed = { label: Label; line: readonly Point[] };

const areCrossing = (line: readonly Point[], other: readonly Point[]): boolean =>
  line.some(({ x, y }) => other.some((point) => Math.hypot(point.x - x, point.y - y) < stepOfLead));

/** Whether a label there covers no place, no other label and no line to one, and its own line does not, either. */
function isFree(box: Box, line: readonly Point[], dots: readonly Box[], others: Iterable<Placed>): boolean {
  if (dots.some((dot) => !isClear(box, dot, 0) || line.some((point) => isIn(point, dot)))) return false;
  for (const { label, line: taken } of others) {
    if (!isClear(box, label, space) || line.some((point) => isIn(point, label)) || taken.some((point) => isIn(point, box))) return false;
    if (areCrossing(line, taken)) return false;
  }
  return true;
}

function placeInOrder(places: readonly Named[], way: readonly Point[], picture: Picture): Map<Named, Placed> {
  const dots = new Map(places.map((place) => [place, boxAround(place.at, { width: 2 * dotRadius, height: 2 * dotRadius })]));
  const placed = new Map<Named, Placed>();
  const find = (place: Named, size: Size, isWhole: boolean): Placed | undefined => {
    const otherDots = [...dots].flatMap(([other, dot]) => (other === place ? [] : [dot]));
    let best: (Placed & { cost: number }) | undefined;
    for (const { distance, ...box } of spots(place.at, size)) {
      if (best && distance >= best.cost) break;
      const lead = leadOf(place.at, box);
      const line = pointsOfLead(place.at, lead);
      if (!isInside(box, picture) || !isFree(box, line, otherDots, placed.values())) continue;
      const cost = distance + costOfWay * way.filter((point) => isIn(point, box)).length;
      if (!best || cost < best.cost) best = { label: { ...box, isWhole, lead }, line, cost };
    }
    return best;
  };
  for (const place of places) {
    const found = find(place, place, true) ?? find(place, place.badge, false);
    if (found) placed.set(place, found);
  }
  return placed;
}

const wholeIn = (placed: Map<Named, Placed>): number => [...placed.values()].filter(({ label }) => label.isWhole).length;

/**
 * Where labels go so that none covers another one or a place: near their places and clear of the ship's way, as far as there is room.
 * @param way points of it
 * @returns a label for each place, in their order; nothing where there is no room at all
 */
export function placeLabels(places: readonly Named[], way: readonly Point[], picture: Picture): (Label | undefined)[] {
  let best = new Map<Named, Placed>();
  for (const order of ordersOf(places)) {
    const placed = placeInOrder(order, way, picture);
    if (wholeIn(placed) > wholeIn(best) || best.size === 0) best = placed;
    if (wholeIn(best) === places.length) break;
  }
  return places.map((place) => best.get(place)?.label);
}
