import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#backend/catalogue/catalogue.ts';
import { basePriceOf, priceIn, pricingGroupsOf } from '#backend/catalogue/prices.ts';
import type { CurrencyCode } from '#contracts/common.ts';
import { currencyCodes } from '#contracts/currency-codes.ts';
import { pricingGroupIds } from '#contracts/pricing-groups.ts';
import { minorDigits } from '#domain/money.ts';
import { totalOf } from '#domain/order-line.ts';
import { priceLines } from '#domain/pricing.ts';

const read = readCatalogue();
const catalogue = { ...read, rates: { ...read.rates, rates: { EUR: 1, USD: 1.1582, CAD: 1.6241, GBP: 0.8816, JPY: 179.64, CHF: 0.9318 } } };
const tours = [...catalogue.tours.values()];

describe('priceIn', () => {
  it('rounds to what the currency has', () => {
    expect(priceIn(catalogue, 'EUR', 64.5)).toBe(64.5);
    expect(priceIn(catalogue, 'CHF', 64.5)).toBe(60.1);
    expect(priceIn(catalogue, 'JPY', 64.5)).toBe(11_587);
    expect(priceIn(catalogue, 'USD', 0)).toBe(0);
  });
});

describe('pricingGroupsOf', () => {
  const currency = fc.constantFrom<CurrencyCode>(...currencyCodes);

  it('makes lines that add up to the total in every currency', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tours), currency, fc.integer({ min: 1, max: 9 }), (tour, code, quantity) => {
        const groups = pricingGroupsOf(catalogue, tour, { locale: 'en', currency: code });
        const chosen = Object.fromEntries(
          pricingGroupIds.map((group) => [group, groups[group]?.values.map(({ id }) => ({ id, quantity }))]),
        );
        const lines = priceLines(groups, chosen, code);
        const minor = (decimal: number) => Math.round(decimal * 10 ** minorDigits(code));
        const prices = pricingGroupIds.flatMap((group) => groups[group]?.values.map(({ price }) => minor(price)) ?? []);
        expect(totalOf(lines, code).amount).toBe(prices.reduce((sum, price) => sum + price * quantity, 0));
      }),
    );
  });

  it('gives every tour exactly one way to be priced, labelled in the language asked for', () => {
    for (const tour of tours) {
      const { extras, ...groups } = pricingGroupsOf(catalogue, tour, { locale: 'de', currency: 'EUR' });
      expect(Object.keys(groups)).toHaveLength(1);
      for (const value of pricingGroupIds.flatMap((group) => ({ extras, ...groups })[group]?.values ?? []))
        expect(value.label).not.toBe('');
    }
  });
});

describe('basePriceOf', () => {
  it('is a price at which an adult can book, never that of a child', () => {
    const tour = tours.find(({ ageGroups }) => ageGroups?.some(({ ages, price }) => ages[1] < 18 && price > 0));
    const adult = tour?.ageGroups?.filter(({ ages }) => ages[1] >= 18).map(({ price }) => price) ?? [];
    expect(tour && basePriceOf(catalogue, tour, 'EUR')).toBe(Math.min(...adult));
  });
});
