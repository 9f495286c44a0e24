import { expect, test } from 'vitest';
import type { PricedValue, PricingGroups } from '#contracts/pricing-groups.ts';
import { destinationOf, giftAmountFor, type TourAmount } from '#domain/gift-tour.ts';
import { tour } from '../../support/tour-details.ts';

const value = (id: string, price: number, rest: Partial<PricedValue> = {}): PricedValue => ({
  id,
  label: id,
  price,
  min: 0,
  max: 10,
  quantity: 0,
  ...rest,
});
const adults = (price: number): PricingGroups => ({ ageGroup: { values: [value('adult', price, { ages: [18, 99] })] } });

test.each<[string, PricingGroups, number, TourAmount]>([
  ['what two adults pay', adults(44.5), 1, { amount: 89, travellers: 2, isPart: false }],
  ['what as many pay as it takes at least', adults(40), 4, { amount: 160, travellers: 4, isPart: false }],
  ['the price of a group', { DEFAULT: { values: [value('group', 320, { groupSize: 6 })] } }, 1, { amount: 320, isPart: false }],
  [
    'twice the lowest price where each chooses a menu',
    { menuType: { values: [value('menu', 70)] } },
    1,
    { amount: 100, travellers: 2, isPart: false },
  ],
  ['as much as a gift voucher can be worth', adults(300), 1, { amount: 500, travellers: 2, isPart: true }],
  ['as much as one has to be worth', adults(4), 1, { amount: 10, travellers: 2, isPart: false }],
])('a tour is given with %s', (_, pricingGroups, minimumTravellers, expected) => {
  expect(giftAmountFor({ ...tour, pricingGroups, minimumTravellers })).toEqual(expected);
});

test('its city is in its path', () => {
  expect(destinationOf(tour)).toBe('rome');
});
