import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CancellationTerm } from '#contracts/cancellation-terms.ts';
import { daysBetween, wallTimeIn } from '#domain/day.ts';
import { backToVoucher, refundOf, refundStepAt, refundSteps, shareAt } from '#domain/refund.ts';

const terms: CancellationTerm[] = [
  { daysBefore: 7, share: 1 },
  { daysBefore: 2, share: 0.5 },
];
const rome = { day: '2026-12-19', startingTime: '09:00', timeZone: 'Europe/Rome' };
const at = (instant: string): Date => new Date(instant);

describe('the deadlines of cancellation terms', () => {
  it('are so many calendar days before the visit, at its time of day', () => {
    expect(refundSteps(terms, rome)).toEqual([
      { daysBefore: 7, share: 1, until: at('2026-12-12T08:00:00Z'), day: '2026-12-12', time: '09:00' },
      { daysBefore: 2, share: 0.5, until: at('2026-12-17T08:00:00Z'), day: '2026-12-17', time: '09:00' },
    ]);
  });

  it('come the earliest first, however the terms are ordered', () => {
    expect(refundSteps(terms.toReversed(), rome)).toEqual(refundSteps(terms, rome));
  });

  it('keep the time of day when the clocks change in between', () => {
    const afterTheChange = { ...rome, day: '2026-03-30' };
    expect(refundSteps([{ daysBefore: 1, share: 1 }], afterTheChange)[0]?.until).toEqual(at('2026-03-29T07:00:00Z'));
    expect(refundSteps([{ daysBefore: 2, share: 1 }], afterTheChange)[0]?.until).toEqual(at('2026-03-28T08:00:00Z'));
    expect(refundSteps([{ daysBefore: 1, share: 1 }], { ...rome, day: '2026-10-26' })[0]?.until).toEqual(at('2026-10-25T08:00:00Z'));
  });

  it('count at the venue, wherever the shopper is', () => {
    const visit = { day: '2026-12-02', startingTime: '08:00', timeZone: 'Asia/Hong_Kong' };
    expect(refundSteps([{ daysBefore: 1, share: 1 }], visit)[0]?.until).toEqual(at('2026-12-01T00:00:00Z'));
  });
});

describe('the share that comes back', () => {
  it.each([
    ['2026-11-21T10:00:00Z', 1],
    ['2026-12-12T08:00:00Z', 1],
    ['2026-12-12T08:00:00.001Z', 0.5],
    ['2026-12-17T08:00:00Z', 0.5],
    ['2026-12-17T08:00:00.001Z', 0],
    ['2026-12-20T00:00:00Z', 0],
  ])('at %s it is %d', (now, share) => {
    expect(shareAt(terms, rome, at(now))).toBe(share);
  });

  it('is nothing without terms', () => {
    expect(shareAt([], rome, at('2020-01-01T00:00:00Z'))).toBe(0);
    expect(refundStepAt([], rome, at('2020-01-01T00:00:00Z'))).toBeUndefined();
  });
});

describe('the refund', () => {
  it("is rounded up to the minor unit, in the shopper's favour", () => {
    expect(refundOf({ amount: 6455, currency: 'EUR' }, 0.5)).toEqual({ amount: 3228, currency: 'EUR' });
    expect(refundOf({ amount: 1, currency: 'JPY' }, 0.01)).toEqual({ amount: 1, currency: 'JPY' });
  });

  it('takes a share that floating point cannot write exactly for what it says', () => {
    expect(refundOf({ amount: 100, currency: 'EUR' }, 0.07).amount).toBe(7);
    expect(refundOf({ amount: 10_000, currency: 'EUR' }, 0.29).amount).toBe(2900);
  });
});

describe('what goes back to a gift voucher', () => {
  it.each([
    { spent: 2_525, share: 1, back: 2_525 },
    { spent: 2_525, share: 0.5, back: 1_263 },
    { spent: 2_524, share: 0.5, back: 1_262 },
    { spent: 50, share: 0.29, back: 15 },
    { spent: 1, share: 0.49, back: 0 },
    { spent: 5_000, share: 0, back: 0 },
  ])('of $spent at $share is $back, rounded half up', ({ spent, share, back }) => {
    expect(backToVoucher(spent, share)).toBe(back);
  });
});

const anyTerms = fc
  .uniqueArray(fc.record({ daysBefore: fc.integer({ min: 0, max: 60 }), percent: fc.integer({ min: 0, max: 100 }) }), {
    selector: ({ daysBefore }) => daysBefore,
    maxLength: 4,
  })
  .map((list) => {
    const shares = list.map(({ percent }) => percent / 100).sort((a, b) => b - a);
    return list
      .map(({ daysBefore }) => daysBefore)
      .sort((a, b) => b - a)
      .map((daysBefore, index) => ({ daysBefore, share: shares[index] ?? 0 }));
  });
const anyVisit = fc.record({
  day: fc
    .date({ min: at('2026-01-01T00:00:00Z'), max: at('2028-12-31T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  startingTime: fc
    .tuple(fc.integer({ min: 6, max: 22 }), fc.constantFrom('00', '15', '30'))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`),
  timeZone: fc.constantFrom('Europe/Rome', 'America/New_York', 'Asia/Dubai', 'Africa/Johannesburg', 'America/Vancouver', 'Asia/Singapore'),
});
const anyInstant = fc.date({ min: at('2025-10-01T00:00:00Z'), max: at('2029-01-31T00:00:00Z'), noInvalidDate: true });

describe('whatever the terms', () => {
  it("a deadline reads at the venue as the visit's own time, the right number of days before", () => {
    fc.assert(
      fc.property(anyTerms, anyVisit, (some, visit) => {
        for (const { daysBefore, until, day, time } of refundSteps(some, visit)) {
          expect(wallTimeIn(visit.timeZone, until)).toBe(`${day}T${time}`);
          expect(daysBetween(day, visit.day)).toBe(daysBefore);
          expect(time).toBe(visit.startingTime);
        }
      }),
    );
  });

  it('the share never grows as time goes by, and is one of the terms or nothing', () => {
    fc.assert(
      fc.property(anyTerms, anyVisit, anyInstant, anyInstant, (some, visit, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        expect(shareAt(some, visit, later)).toBeLessThanOrEqual(shareAt(some, visit, earlier));
        expect([0, ...some.map(({ share }) => share)]).toContain(shareAt(some, visit, earlier));
      }),
    );
  });

  it('the refund is a whole number of minor units between nothing and the price, and never less than its share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const back = refundOf({ amount, currency: 'EUR' }, percent / 100).amount;
        expect(Number.isInteger(back)).toBe(true);
        expect(back * 100).toBeGreaterThanOrEqual(amount * percent);
        expect(back).toBeLessThanOrEqual(amount);
        expect(back * 100 - amount * percent).toBeLessThan(100);
      }),
    );
  });
});
