import { describe, expect, it } from 'vitest';
import { mapSize, partAround, placeLabels, placeOnMap } from '#domain/city-map.ts';
import { drawMap } from '#domain/draw-map.ts';

const map = drawMap({
  center: [0, 10],
  kilometres: 12,
  water: [
    [
      [0.01, 10],
      [0.01, 10.01],
      [0, 10.01],
    ],
  ],
  parks: [],
  rivers: [
    {
      metres: 200,
      line: [
        [0.02, 10],
        [0, 10],
      ],
    },
  ],
  districts: [{ name: 'Middle', at: [0, 10] }],
});
const size = { width: 150, height: 92 };

describe('a map', () => {
  it('has its center in its middle, north above and east to the right', () => {
    expect(placeOnMap(map, { latitude: 0, longitude: 10 })).toEqual({ x: 600, y: 450 });
    const corner = placeOnMap(map, { latitude: 0.01, longitude: 10.02 });
    expect(corner?.x).toBeGreaterThan(600);
    expect(corner?.y).toBeLessThan(450);
  });

  it('shrinks degrees of longitude far from the equator', () => {
    const north = drawMap({ center: [60, 10], kilometres: 12, water: [], parks: [], rivers: [], districts: [] });
    const here = placeOnMap(map, { latitude: 0, longitude: 10.02 })?.x ?? 0;
    const there = placeOnMap(north, { latitude: 60, longitude: 10.02 })?.x ?? 0;
    expect((there - 600) / (here - 600)).toBeCloseTo(0.5, 1);
  });

  it('does not have what lies beyond its edges', () => {
    expect(placeOnMap(map, { latitude: 0, longitude: 10.06 })).toBeUndefined();
    expect(placeOnMap(map, { latitude: 0.05, longitude: 10 })).toBeUndefined();
  });

  it('draws a river as wide as it is', () => {
    expect(map.rivers[0]?.width).toBe(20);
    expect(map.rivers[0]?.path).toMatch(/^M600,\d+/);
  });

  it('closes its areas, and names its districts where they lie', () => {
    const points = map.areas.water.match(/\d+,\d+/g);
    expect(points?.[0]).toBe(points?.at(-1));
    expect(map.districts).toEqual([{ name: 'Middle', x: 600, y: 450 }]);
  });
});

describe('labels', () => {
  it('stand above what they name', () => {
    expect(placeLabels([{ x: 600, y: 450 }], size)).toEqual([{ x: 600, y: 358 }]);
  });

  it('stay on the map', () => {
    const [label] = placeLabels([{ x: 45, y: 45 }], size);
    expect(label).toEqual({ x: 75, y: 46 });
  });

  it('leave the name of a district to be read, unless that takes one far away', () => {
    const district = { name: 'Old harbour', x: 600, y: 371 };
    expect(placeLabels([{ x: 600, y: 450 }], size, [district])).toEqual([{ x: 600, y: 266 }]);
    const everywhere = Array.from({ length: 400 }, (_, index) => ({ ...district, x: (index % 20) * 60, y: Math.floor(index / 20) * 45 }));
    expect(placeLabels([{ x: 600, y: 450 }], size, everywhere)).toEqual([{ x: 600, y: 358 }]);
  });

  it('do not cover each other, however close the places', () => {
    const places = Array.from({ length: 9 }, (_, index) => ({ x: 600 + index, y: 450 - index }));
    const labels = placeLabels(places, size);
    const pairs = labels.flatMap((a, index) => labels.slice(index + 1).map((b) => [a, b] as const));
    for (const [a, b] of pairs) expect(Math.abs(a.x - b.x) >= size.width || Math.abs(a.y - b.y) >= size.height).toBe(true);
    for (const { x, y } of labels) {
      expect(x).toBeGreaterThanOrEqual(size.width / 2);
      expect(y).toBeGreaterThanOrEqual(size.height / 2);
      expect(x).toBeLessThanOrEqual(mapSize.width - size.width / 2);
      expect(y).toBeLessThanOrEqual(mapSize.height - size.height / 2);
    }
  });
});

it('shows the part around a place, and never beyond the map', () => {
  expect(partAround([{ x: 600, y: 450 }])).toBe('300 225 600 450');
  expect(partAround([{ x: 50, y: 860 }])).toBe('0 450 600 450');
});

it('shows more of the map where several places need it, all of it at most', () => {
  const [left, top, width, height] = partAround([
    { x: 300, y: 400 },
    { x: 900, y: 500 },
  ])
    .split(' ')
    .map(Number);
  expect([left, (left ?? 0) + (width ?? 0)]).toEqual([190, 1010]);
  expect((top ?? 0) + (height ?? 0) / 2).toBeCloseTo(450, -1);
  expect(
    partAround([
      { x: 45, y: 45 },
      { x: 1155, y: 855 },
    ]),
  ).toBe('0 0 1200 900');
});
