import { describe, expect, it, test } from 'vitest';
import { compareVerdicts, verdictOf, type PortCall, type Verdict } from '#domain/cruises/ship-clock.ts';
import { cases } from './cases.ts';

describe('the ship clock', () => {
  it.each(cases)('says, worked out by hand: %s', (_, call, excursion, verdict, margin) => {
    expect(verdictOf(excursion, call, margin)).toStrictEqual(verdict);
  });

  test('there are sixty cases, none of them twice', () => {
    expect(new Set(cases.map(([, ...rest]) => JSON.stringify(rest))).size).toBe(60);
  });

  // What is less than a minute is none that one has.
  it.each([
    [89.5, 'tight', { minutes: 89 }],
    [0.5, 'tight', { minutes: 0 }],
    [-0.5, 'no', { problem: 'ends-late', minutes: 1 }],
  ] as const)('of %d minutes to spare only whole ones count', (spare, fit, more) => {
    const call: PortCall = { timeZone: 'Europe/Rome', arrival: '2027-05-12T08:00', allAboard: '2027-05-12T18:00', berth: 'docked' };
    // 12:00 to 15:00; all aboard is three hours later.
    const excursion = { start: '2027-05-12T12:00', timeZone: 'Europe/Rome', minutes: 180, wayThere: 0, wayBack: 180 - spare };
    expect(verdictOf(excursion, call)).toMatchObject({ fit, ...more });
  });
});

describe('the order of verdicts', () => {
  const backAt = '2027-05-12T17:00';
  const fits: Verdict = { fit: 'fits', minutes: 100, backAt };
  const tight: Verdict = { fit: 'tight', minutes: 20, backAt };
  const late = (minutes: number): Verdict => ({ fit: 'no', problem: 'ends-late', minutes, backAt });
  const early = (minutes: number): Verdict => ({ fit: 'no', problem: 'starts-early', minutes, backAt });

  it('has first what fits, then what is tight, then what fails by least, for whatever reason', () => {
    const inOrder = [fits, tight, late(1), early(5), late(30), early(400)];
    expect([...inOrder].reverse().sort(compareVerdicts)).toEqual(inOrder);
    expect([late(30), fits, early(400), tight, early(5), late(1)].sort(compareVerdicts)).toEqual(inOrder);
  });

  it.each<[string, Verdict, Verdict]>([
    ['fit, with more or less to spare', fits, { ...fits, minutes: 91 }],
    ['fit, with or without an all aboard', fits, { fit: 'fits', backAt }],
    ['are tight', tight, { ...tight, minutes: 89 }],
    ['fail by the same minutes', late(5), early(5)],
  ])('leaves as they are those that %s', (_, one, other) => {
    expect(compareVerdicts(one, other)).toBe(0);
    expect(compareVerdicts(other, one)).toBe(0);
  });

  it('a verdict without minutes fails by none', () => {
    expect(compareVerdicts({ fit: 'no', backAt }, late(1))).toBeLessThan(0);
    expect(compareVerdicts(late(1), { fit: 'no', backAt })).toBeGreaterThan(0);
  });
});
