import type { Pair } from '../city-map.ts';
import { distanceBetween, type Coordinates } from '../distance.ts';

/** Where ships go: each lane leads through ports and junctions by their names, and through bends of its own. */
export type SeaLanes = { junctions: Readonly<Record<string, Pair>>; lanes: readonly (readonly (string | Pair)[])[] };

/** A point of a lane, and how many kilometres it is from there to the next ones. */
type Point = { at: Coordinates; next: Map<Point, number> };

/** Points by where they are: lanes meet where they have one in common. */
function pointsOf(): (at: Coordinates) => Point {
  const points = new Map<string, Point>();
  return (at) => {
    const key = `${at.latitude} ${at.longitude}`;
    const point = points.get(key) ?? { at, next: new Map<Point, number>() };
    points.set(key, point);
    return point;
  };
}

/** The ports that have a lane. @throws Error on a name that is neither a port nor a junction */
function netOf({ junctions, lanes }: SeaLanes, ports: ReadonlyMap<string, Coordinates>): Map<string, Point> {
  const pointAt = pointsOf();
  const net = new Map<string, Point>();
  const pointFor = (step: string | Pair): Point => {
    const pair = typeof step === 'string' ? junctions[step] : step;
    if (pair) return pointAt({ latitude: pair[0], longitude: pair[1] });
    const port = ports.get(String(step));
    if (!port) throw new Error(`there is no port or junction ${String(step)}`);
    const point = pointAt({ latitude: port.latitude, longitude: port.longitude });
    net.set(String(step), point);
    return point;
  };
  for (const lane of lanes) {
    const points = lane.map(pointFor);
    for (const [index, point] of points.slice(1).entries()) {
      const before = points[index] ?? point;
      const kilometres = distanceBetween(before.at, point.at);
      before.next.set(point, kilometres);
      point.next.set(before, kilometres);
    }
  }
  return net;
}

/** The shortest way over the lanes, both ends included (Dijkstra's algorithm); nothing where no lane leads there. */
function shortest(start: Point, end: Point): Point[] | undefined {
  const kilometresTo = new Map([[start, 0]]);
  const cameFrom = new Map<Point, Point>();
  const far = (point: Point): number => kilometresTo.get(point) ?? Infinity;
  const edge = new Set([start]);
  while (edge.size > 0) {
    const here = [...edge].reduce((nearest, point) => (far(point) < far(nearest) ? point : nearest));
    if (here === end) break;
    edge.delete(here);
    for (const [next, kilometres] of here.next) {
      if (far(here) + kilometres >= far(next)) continue;
      kilometresTo.set(next, far(here) + kilometres);
      cameFrom.set(next, here);
      edge.add(next);
    }
  }
  if (!kilometresTo.has(end)) return undefined;
  const way = [end];
  for (let point = cameFrom.get(end); point; point = cameFrom.get(point)) way.unshift(point);
  return way;
}

/** Where a ship bends from port to port, by their ids; both ends are left out. */
export type WayBetween = (from: string, to: string) => readonly Coordinates[];

/** @param ports by their ids; those without a lane are reached straight. @throws Error on a name that is neither a port nor a junction */
export function seaWays(lanes: SeaLanes, ports: ReadonlyMap<string, Coordinates>): WayBetween {
  const net = netOf(lanes, ports);
  const known = new Map<string, readonly Coordinates[]>();
  return (from, to) => {
    const key = `${from} ${to}`;
    const [start, end] = [net.get(from), net.get(to)];
    const way =
      known.get(key) ??
      (start &&
        end &&
        shortest(start, end)
          ?.slice(1, -1)
          .map(({ at }) => at)) ??
      [];
    known.set(key, way);
    return way;
  };
}
