import { describe, expect, it } from 'vitest';
import type { Coordinates } from '#domain/distance.ts';
import { drawRoute, type RouteMap } from '#domain/cruises/route-map/draw.ts';
import type { Picture } from '#domain/cruises/route-map/pictures.ts';
import { shapeOf } from '#domain/cruises/route-map/shapes.ts';

type Ring = [number, number][];
/** From west to east and from south to north, with corners along its sides; outlines go clockwise, as GeoJSON for d3 has them. */
function block(west: number, east: number, south: number, north: number, corners = 4): Ring {
  const corner: Ring = [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
  const sides = corner.slice(1).flatMap(([x, y], side) => {
    const [fromX, fromY] = corner[side] ?? [x, y];
    return Array.from({ length: corners }, (_, step): [number, number] => [
      fromX + ((x - fromX) * step) / corners,
      fromY + ((y - fromY) * step) / corners,
    ]);
  });
  return [...sides, [west, south]];
}

const draw = (places: readonly Coordinates[], land: Ring[][] = [], borders: Ring[] = []): RouteMap =>
  drawRoute(
    { land: land.map(shapeOf), borders: borders.map((line) => shapeOf([line])) },
    places,
    places.map((place, index) => ({ ...place, city: 'A', port: 'A', days: [index + 1], isStart: false, isEnd: false })),
  );
const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });
const inPicture = ({ ports }: RouteMap, { scale, x, y }: Picture) =>
  ports.map((port) => ({ x: port.at.x * scale + x, y: port.at.y * scale + y }));
const cornersIn = (path: string): number => (path.match(/-?\d+/g)?.length ?? 0) / 2;

/** Sailings from everywhere on earth to everywhere. */
const sailings: [string, Coordinates[]][] = [
  ['in a small bay', [at(42.43, 18.77), at(42.48, 18.69)]],
  ['from a port to itself', [at(41.4, 2.2), at(41.4, 2.2)]],
  ['over the date line', [at(-18.1, 178.4), at(-13.8, -171.8), at(21.3, -157.9)]],
  ['along a meridian', [at(70, 20), at(60, 20)]],
  ['along a parallel', [at(40, -70), at(40, -10)]],
  ['to the North Pole', [at(69.6, 19), at(90, 0), at(78.2, 15.6)]],
  ['around the South Pole', [at(-64, -60), at(-66, 30), at(-67, 140)]],
  ['around the earth', [at(41, 2), at(10, -80), at(-17, -150), at(1, 104), at(30, 32)]],
];

describe.each(sailings)('a sailing %s', (_, places) => {
  const map = draw(places, [[block(-10, 40, 36, 60)]]);

  it.each(['wide', 'narrow'] as const)('has all its ports in the %s picture', (name) => {
    for (const { x, y } of inPicture(map, map[name])) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(map[name].width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(map[name].height);
    }
  });

  it('is drawn in numbers', () => {
    expect([map.sea, map.land, map.borders, map.way].join('')).not.toMatch(/NaN|Infinity|undefined/);
    expect(map.sea).not.toBe('');
  });
});

describe('the map', () => {
  it('has north above and east to the right, also beyond the date line', () => {
    const [south, north, east] = draw([at(-10, 178), at(10, 178), at(0, -178)]).ports.map((port) => port.at);
    expect(north!.y).toBeLessThan(south!.y);
    expect(east!.x).toBeGreaterThan(south!.x);
  });

  it('leaves out what is elsewhere, and what is too small to be seen', () => {
    const here = block(9, 11, 40, 44);
    const speck = block(12, 12.001, 41, 41.001);
    const [all, one, none] = [
      draw([at(40, 5), at(44, 20)], [[here], [speck], [block(-100, -90, 40, 44)]]),
      draw([at(40, 5), at(44, 20)], [[here]]),
      draw([at(40, 5), at(44, 20)], [[speck], [block(-100, -90, 40, 44)]]),
    ];
    expect(all.land).toBe(one.land);
    expect(one.land).not.toBe('');
    expect(none.land).toBe('');
  });

  it('shows water in land, unless it is too small to be seen', () => {
    const outline = block(0, 30, 36, 50, 40);
    const sailing = [at(38, 5), at(48, 25)];
    const withLake = draw(sailing, [[outline, block(10, 14, 42, 45).toReversed()]]);
    const withPond = draw(sailing, [[outline, block(10, 10.001, 42, 42.001).toReversed()]]);
    expect(withLake.land.match(/M/g)).toHaveLength(2);
    expect(withPond.land).toBe(draw(sailing, [[outline]]).land);
  });

  it('has a coast of thousands of corners in as many as a page can carry, and a short one in all of them', () => {
    const sailing = [at(38, 2), at(48, 28)];
    expect(cornersIn(draw(sailing, [[block(0, 30, 36, 50, 20)]]).land)).toBeGreaterThan(60);
    expect(cornersIn(draw(sailing, [[block(0, 30, 36, 50, 4_000)]]).land)).toBeLessThan(2_500);
  });

  it('draws a border as an open line', () => {
    const map = draw([at(40, 5), at(44, 20)], [], [block(9, 11, 40, 44).slice(0, 6)]);
    expect(map.borders).toMatch(/^M/);
    expect(map.borders).not.toContain('z');
  });

  it('leads the way through all its ports, without those that cannot be told apart', () => {
    const map = draw([at(40, 5), at(40, 5.001), at(44, 20)]);
    const [first, , last] = map.ports;
    expect(map.way).toMatch(/^M/);
    expect(map.along[0]).toEqual(first!.at);
    expect(map.along.at(-1)!.x).toBeCloseTo(last!.at.x);
    expect(map.way.match(/[MLC]/g)).toHaveLength(2);
  });
});
