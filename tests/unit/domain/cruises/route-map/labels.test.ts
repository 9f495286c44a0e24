import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeLabels, type Label, type Named } from '#domain/cruises/route-map/labels.ts';

const picture = { width: 360, height: 340, scale: 1, x: 0, y: 0 };
const named = (x: number, y: number, width = 90): Named => ({ at: { x, y }, width, height: 24, badge: { width: 24, height: 24 } });
const label = (place: Named, others: Named[] = [], way: { x: number; y: number }[] = []) =>
  placeLabels([place, ...others], way, picture)[0]!;

const areApart = (a: Label, b: Label): boolean => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

describe('a label', () => {
  it('stands beside its place, to the right', () => {
    const { left, top, bottom, isWhole } = label(named(100, 100));
    expect(left).toBeGreaterThan(100);
    expect(left).toBeLessThan(110);
    expect([(top + bottom) / 2, isWhole]).toEqual([100, true]);
  });

  it('is to the left of a place at the right edge', () => {
    expect(label(named(340, 100)).right).toBeLessThan(340);
  });

  it('keeps off the way of the ship, where there is room', () => {
    const east = Array.from({ length: 20 }, (_, step) => ({ x: 105 + 5 * step, y: 100 }));
    const { left, right, top, bottom } = label(named(100, 100), [], east);
    expect(east.some(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom)).toBe(false);
  });

  it('that has no room is a badge, and none at all where a badge has no room, either', () => {
    expect(label(named(180, 170, 400))).toMatchObject({ isWhole: false });
    const wall = Array.from({ length: 25 }, (_, index) => named(10 + (index % 5) * 20, 10 + Math.floor(index / 5) * 20));
    expect(placeLabels(wall, [], { ...picture, width: 100, height: 100 }).every((one) => one === undefined)).toBe(true);
  });
});

describe('labels', () => {
  const place = fc.record({
    x: fc.integer({ min: 50, max: 310 }),
    y: fc.integer({ min: 44, max: 296 }),
    width: fc.integer({ min: 50, max: 120 }),
  });

  it('cover neither each other nor a place, and stay in the picture', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (all) => {
        const places = all.map(({ x, y, width }) => named(x, y, width));
        const labels = placeLabels(places, [], picture).filter((one) => one !== undefined);
        for (const [index, one] of labels.entries()) {
          expect(one.left >= 0 && one.top >= 0 && one.right <= picture.width && one.bottom <= picture.height).toBe(true);
          expect(labels.slice(index + 1).every((other) => areApart(one, other))).toBe(true);
          const covered = places.some(({ at: { x, y } }) => x > one.left && x < one.right && y > one.top && y < one.bottom);
          expect(covered).toBe(false);
        }
      }),
    );
  });

  it('of places beside each other are all there, each with a line that ends at its edge', () => {
    const places = Array.from({ length: 6 }, (_, index) => named(130 + 16 * index, 150 + 9 * index));
    const labels = placeLabels(places, [], picture);
    expect(labels.every((one) => one?.isWhole)).toBe(true);
    for (const one of labels) {
      const { x, y } = one!.lead;
      expect([one!.left, one!.right].includes(x) || [one!.top, one!.bottom].includes(y)).toBe(true);
    }
  });
});
