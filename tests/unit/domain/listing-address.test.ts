import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostTravellers } from '#contracts/availability.ts';
import { categoryIds } from '#contracts/common.ts';
import { currencyCodes } from '#contracts/currency-codes.ts';
import { durationSpans, filteredSettings, filteredSuits, filteredTimes, noChoices, ratings, type Choices } from '#domain/listing.ts';
import { readChoices, writeChoices } from '#domain/listing-address.ts';
import { sortOrders } from '#domain/sort-orders.ts';

const some = <T>(all: readonly T[]) => fc.subarray([...all]);
const choices: fc.Arbitrary<Choices> = fc.record({
  days: fc.constantFrom(null, { from: '2026-11-27', to: '2026-11-27' }, { from: '2026-12-30', to: '2027-01-02' }),
  travellers: fc.option(fc.integer({ min: 1, max: mostTravellers })),
  sort: fc.constantFrom(null, ...sortOrders),
  category: some(categoryIds),
  duration: some(durationSpans),
  language: some(['de', 'en', 'it']),
  suits: some(filteredSuits),
  setting: some(filteredSettings),
  time: some(filteredTimes),
  rating: fc.constantFrom(0, ...ratings),
  price: fc.option(
    fc
      .tuple(fc.constantFrom(...currencyCodes), fc.nat(9999), fc.nat(9999))
      .map(([currency, a, b]) => ({ currency, min: Math.min(a, b), max: Math.max(a, b) })),
  ),
});

test('an address gives back the choices that were written into it', () => {
  fc.assert(
    fc.property(choices, (given) => {
      expect(readChoices(writeChoices('', given))).toEqual(given);
    }),
  );
});

describe('an address', () => {
  test('can be read by people, and keeps what is not ours', () => {
    const query = writeChoices('?affiliate=ada&sort=high', {
      ...noChoices,
      sort: 'low',
      category: ['food', 'boat'],
      price: { currency: 'EUR', min: 20, max: 80 },
    });
    expect(query).toBe('?affiliate=ada&sort=low&category=food,boat&price=EUR20-80');
  });

  test('is bare where nothing is asked for', () => {
    expect(writeChoices('?category=food', noChoices)).toBe('');
  });

  test.each([
    '?sort=cheap',
    '?category=golf',
    '?duration=1-hour',
    '?language=english',
    '?suits=everybody',
    '?setting=both',
    '?time=noon',
    '?rating=6',
    '?price=EUR80-20',
    '?price=XXX1-2',
    '?price=EURa-b',
    '?price=',
  ])('%s asks for nothing', (search) => expect(readChoices(search)).toEqual(noChoices));
});
