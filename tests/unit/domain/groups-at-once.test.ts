import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostOutBeside, type SetOut } from '#domain/groups-at-once.ts';

const quarter = fc.integer({ min: 0, max: 40 }).map((count) => count * 15);
const length = fc.integer({ min: 1, max: 240 });
const sold = fc.array(fc.record({ start: quarter, groups: fc.integer({ min: 1, max: 3 }) }), { maxLength: 12 });

const outAt = (all: readonly SetOut[], minute: number, minutes: number): number =>
  all.filter(({ start }) => start <= minute && minute < start + minutes).reduce((sum, { groups }) => sum + groups, 0);

it('is the most that are out in any minute, of all that a group would be out', () => {
  fc.assert(
    fc.property(sold, quarter, length, (all, start, minutes) => {
      const each = Array.from({ length: minutes }, (_, index) => outAt(all, start + index, minutes));
      expect(mostOutBeside(all, start, minutes)).toBe(Math.max(...each));
    }),
  );
});

it('lets no more groups out at once than there are, whoever comes in whatever order', () => {
  fc.assert(
    fc.property(fc.array(quarter, { maxLength: 60 }), length, fc.integer({ min: 1, max: 3 }), (wanted, minutes, cars) => {
      const taken: SetOut[] = [];
      for (const start of wanted) if (mostOutBeside(taken, start, minutes) < cars) taken.push({ start, groups: 1 });
      for (let minute = 0; minute < 900; minute++) expect(outAt(taken, minute, minutes)).toBeLessThanOrEqual(cars);
    }),
    { numRuns: 30 },
  );
});

it('has room as one ends for another to begin, and before it for one that ends as it begins', () => {
  const noon = [{ start: 720, groups: 1 }];
  expect([569, 570, 571, 720, 869, 870].map((start) => mostOutBeside(noon, start, 150))).toEqual([0, 0, 1, 1, 1, 0]);
});
