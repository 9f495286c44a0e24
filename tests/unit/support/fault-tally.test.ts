import { expect, it } from 'vitest';
import { faultsIn, faultsOf } from '#tests/support/fault-tally.ts';

it('reads the faults that a title names at its end', () => {
  expect(faultsIn('sends once (fault 4)')).toEqual([4]);
  expect(faultsIn('sends once (faults 1 and 2)')).toEqual([1, 2]);
  expect(faultsIn('sends once (faults 1, 2 and 3)')).toEqual([1, 2, 3]);
  expect(faultsIn('is at fault 4 times')).toEqual([]);
});

it('counts a fault as survived when all of its tests pass', () => {
  const outcomes = [
    { title: 'a (fault 4)', status: 'passed' },
    { title: 'b (faults 4 and 5)', status: 'failed' },
    { title: 'c (fault 4)', status: 'flaky' },
    { title: 'd (fault 6)', status: 'passed' },
  ] as const;
  expect([...faultsOf(outcomes)]).toEqual([
    [4, false],
    [5, false],
    [6, true],
  ]);
});
