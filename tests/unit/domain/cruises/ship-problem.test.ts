import { describe, expect, it } from 'vitest';
import type { Verdict } from '#domain/cruises/ship-clock.ts';
import { missedShip, shipProblem } from '#domain/cruises/ship-problem.ts';

const backAt = '2027-05-12T17:00';
const early: Verdict = { fit: 'no', problem: 'starts-early', minutes: 20, backAt };
const late: Verdict = { fit: 'no', problem: 'ends-late', minutes: 5, backAt };
const tight = (minutes: number): Verdict => ({ fit: 'tight', minutes, backAt });
const fits: Verdict = { fit: 'fits', minutes: 90, backAt };
const last: Verdict = { fit: 'fits', backAt };

describe('a ship is missed', () => {
  it.each([
    ['by what begins before one is there', early, { code: 'ship_starts_early', minutes: 20 }],
    ['by what ends after all aboard', late, { code: 'ship_ends_late', minutes: 5 }],
  ])('%s, whatever was agreed to', (_, verdict, problem) => {
    expect(missedShip(verdict)).toEqual(problem);
    expect(shipProblem(verdict, {})).toEqual(problem);
    expect(shipProblem(verdict, { agreedMinutes: 0 })).toEqual(problem);
  });

  it.each([
    ['fits', fits],
    ['is tight', tight(1)],
    ['is where the voyage ends', last],
  ])('by nothing that %s', (_, verdict) => {
    expect(missedShip(verdict)).toBeUndefined();
  });

  it('by no minutes where nobody says by how many', () => {
    expect(missedShip({ fit: 'no', problem: 'ends-late', backAt })).toEqual({ code: 'ship_ends_late', minutes: 0 });
  });
});

describe('what is tight is a problem', () => {
  it.each([
    ['as long as nobody has agreed to it', 89, undefined, true],
    ['where it is a minute tighter than was agreed to', 44, 45, true],
    ['not where it is as tight as was agreed to', 45, 45, false],
    ['not where it is less tight than was agreed to', 46, 45, false],
    ['not even without a minute to spare, where that was agreed to', 0, 0, false],
    ['without a minute to spare, where one was agreed to', 0, 1, true],
  ])('%s', (_, minutes, agreedMinutes, isProblem) => {
    const agreed = agreedMinutes === undefined ? {} : { agreedMinutes };
    expect(shipProblem(tight(minutes), agreed)).toEqual(isProblem ? { code: 'ship_tight', minutes } : undefined);
  });

  it('and what fits is none, however much was asked for', () => {
    expect(shipProblem(fits, {})).toBeUndefined();
    expect(shipProblem(fits, { agreedMinutes: 240 })).toBeUndefined();
    expect(shipProblem(last, { agreedMinutes: 240 })).toBeUndefined();
  });
});
