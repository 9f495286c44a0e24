import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { basePriceOf, priceIn, pricingGroupsOf } from '#backend/catalogue/prices.ts';
import { weekdayIds, type WeekdayId } from '#contracts/attributes.ts';
import type { CurrencyCode } from '#contracts/common.ts';
import { currencyCodes } from '#contracts/currency-codes.ts';
import { pricingGroupIds } from '#contracts/pricing-groups.ts';
import { minorDigits } from '#domain/money.ts';
import { totalOf } from '#domain/order-line.ts';
import { priceLines } from '#domain/pricing.ts';

const read = await readCatalogue();
const rates = { EUR: 1, USD: 1.1582, CAD: 1.6241, GBP: 0.8816, JPY: 179.64, CHF: 0.9318 };
const roundedTo = { USD: 1, CAD: 1, GBP: 1, JPY: 100, CHF: 1 };
const catalogue = { ...read, rates: { ...read.rates, rates, roundedTo } };
const tours = [...catalogue.tours.values()];

describe('priceIn', () => {
  it('rounds to what the currency has, where nothing else is said', () => {
    const exact = { ...catalogue, rates: { ...catalogue.rates, roundedTo: {} } };
    expect(priceIn(exact, 'EUR', 64.5)).toBe(64.5);
    expect(priceIn(exact, 'CHF', 64.5)).toBe(60.1);
    expect(priceIn(exact, 'JPY', 64.5)).toBe(11_587);
    expect(priceIn(exact, 'USD', 0)).toBe(0);
  });

  it('rounds what is converted as a price list would, and never what is not', () => {
    expect(priceIn(catalogue, 'EUR', 64.5)).toBe(64.5);
    expect(priceIn(catalogue, 'USD', 89)).toBe(103);
    expect(priceIn(catalogue, 'JPY', 64.5)).toBe(11_600);
    expect(priceIn(catalogue, 'JPY', 3.5)).toBe(650);
    expect(priceIn(catalogue, 'GBP', 3.5)).toBe(3);
    expect(priceIn(catalogue, 'CHF', 8.5)).toBe(8);
    expect(priceIn(catalogue, 'USD', 0.1)).toBe(0.5);
    expect(priceIn(catalogue, 'USD', 0)).toBe(0);
  });

  it('halves no step that is an odd number of cents', () => {
    const inFives = { ...catalogue, rates: { ...catalogue.rates, roundedTo: { CHF: 0.05 } } };
    expect(priceIn(inFives, 'CHF', 0.24)).toBe(0.2);
    expect(priceIn(inFives, 'CHF', 64.5)).toBe(60.1);
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

describe('in peak times', () => {
  const some = tours.find(({ ageGroups, extras }) => ageGroups && extras.length > 0);
  const market = { locale: 'en', currency: 'EUR' } as const;
  const weekdays: WeekdayId[] = ['sat'];
  const peakPrices = [
    { from: '12-20', to: '01-06', weekdays: [...weekdayIds], percent: 25 },
    { from: '01-01', to: '12-31', weekdays, percent: 10 },
  ];
  const ages: [number, number] = [18, 99];
  const dear = {
    ...some!,
    ageGroups: [
      { id: 'adult' as const, ages, price: 70, min: 0, max: 10 },
      { id: 'senior' as const, ages, price: 64.5, min: 0, max: 10 },
      { id: 'infant' as const, ages, price: 0, min: 0, max: 10 },
    ],
    peakPrices,
  };
  const pricesOn = (day?: string) => pricingGroupsOf(catalogue, dear, market, day).ageGroup?.values.map(({ price }) => price);

  it('costs whole euros more, by the first that holds, and what is free stays free', () => {
    expect(pricesOn()).toEqual([70, 64.5, 0]);
    expect(pricesOn('2026-12-04')).toEqual([70, 64.5, 0]);
    expect(pricesOn('2026-12-05')).toEqual([77, 71, 0]);
    expect(pricesOn('2026-12-26')).toEqual([88, 81, 0]);
  });

  it('asks the same for extras', () => {
    const extrasOn = (day?: string) => pricingGroupsOf(catalogue, dear, market, day).extras;
    expect(extrasOn('2026-12-26')).toEqual(extrasOn());
  });

  it('converts and rounds what it costs that day', () => {
    expect(pricingGroupsOf(catalogue, dear, { ...market, currency: 'JPY' }, '2026-12-05').ageGroup?.values[0]?.price).toBe(13_800);
  });

  it('is not the price that a list says', () => {
    expect(basePriceOf(catalogue, { ...dear, ageGroups: dear.ageGroups.slice(0, 2) }, 'EUR')).toBe(64.5);
  });
});
