import { describe, expect, it } from 'vitest';
import { discountsOf, voucherStatus, type VoucherTerms } from '#domain/voucher.ts';

const terms: VoucherTerms = {
  percent: null,
  amount: null,
  currency: null,
  products: null,
  leastTotal: 0,
  validFrom: null,
  validUntil: null,
};
const now = new Date('2026-11-28T12:00:00Z');
const itemsOf = (...totals: number[]) => totals.map((total, index) => ({ product: `p${index}`, total }));

describe('a voucher', () => {
  it.each([
    { percent: 10, totals: [8_900], off: [890] },
    { percent: 10, totals: [2_905, 105], off: [291, 11] },
    { percent: 100, totals: [2_905, 1], off: [2_905, 1] },
    { amount: 2_000, totals: [8_900], off: [2_000] },
    { amount: 2_000, totals: [5_000, 10_000], off: [667, 1_333] },
    { amount: 1, totals: [5_000, 5_000, 5_000], off: [0, 1, 0] },
    { amount: 20_000, totals: [5_000, 1], off: [5_000, 1] },
    { amount: 1_000, totals: [0, 500], off: [0, 500] },
  ])('of $percent$amount takes $off off $totals', ({ totals, off, ...value }) => {
    expect(discountsOf({ ...terms, ...value }, itemsOf(...totals))).toEqual(off);
  });

  it('shares an amount out so that it adds up, and takes nothing below zero', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const totals = Array.from({ length: 1 + (seed % 20) }, (_, index) => (seed * 7_919 * (index + 1)) % 9_973);
      const amount = (seed * 104_729) % 30_000;
      const off = discountsOf({ ...terms, amount }, itemsOf(...totals));
      const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
      expect(sum(off)).toBe(Math.min(amount, sum(totals)));
      for (const [index, part] of off.entries()) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(totals[index] ?? 0);
      }
    }
  });

  it('takes nothing off what it is not for', () => {
    const forSecond = { ...terms, amount: 2_000, products: ['p1'] };
    expect(discountsOf(forSecond, itemsOf(5_000, 1_500))).toEqual([0, 1_500]);
    expect(voucherStatus({ ...forSecond, leastTotal: 1_501 }, itemsOf(5_000, 1_500), 'EUR', now), 'nor do they count').toBe('least_total');
  });

  it('of which nothing is left is used up, in its own currency', () => {
    const status = (amount: number, more: Partial<VoucherTerms> = {}) =>
      voucherStatus({ ...terms, amount, currency: 'EUR', ...more }, itemsOf(5_000), 'EUR', now);
    expect(status(1)).toBe('valid');
    expect(status(0)).toBe('used_up');
    expect(status(-1), 'where what was reserved has gone back to its buyer').toBe('used_up');
    expect(status(0, { currency: 'USD' })).toBe('other_currency');
    expect(status(0, { validUntil: now })).toBe('expired');
  });

  it('is valid from its first instant to before its last', () => {
    const status = (more: Partial<VoucherTerms>) => voucherStatus({ ...terms, percent: 10, ...more }, itemsOf(5_000), 'EUR', now);
    expect(status({ validFrom: now })).toBe('valid');
    expect(status({ validUntil: now })).toBe('expired');
    expect(status({ leastTotal: 5_000, currency: 'EUR' })).toBe('valid');
  });
});
