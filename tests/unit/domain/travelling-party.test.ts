import { describe, expect, test } from 'vitest';
import type { PricingGroups } from '#contracts/pricing-groups.ts';
import { partyQuantities } from '#domain/travelling-party.ts';

const value = (id: string, rest: { ages?: [number, number]; groupSize?: number } = {}) => ({
  ...{ id, label: id, price: 10, min: 0, max: 10, quantity: 0 },
  ...rest,
});
const byAge: PricingGroups = {
  ageGroup: {
    values: [
      value('infant', { ages: [0, 3] }),
      value('child', { ages: [4, 12] }),
      value('youth', { ages: [13, 17] }),
      value('adult', { ages: [18, 99] }),
    ],
  },
};

test('everybody has the price of their age', () => {
  expect(partyQuantities(byAge, { adults: 2, childAges: [3, 4, 12, 17] })).toEqual({
    ageGroup: [
      { id: 'adult', quantity: 2 },
      { id: 'infant', quantity: 1 },
      { id: 'child', quantity: 2 },
      { id: 'youth', quantity: 1 },
    ],
  });
});

test('a child without a price of its age leaves the choice to the shopper', () => {
  const fromFour: PricingGroups = { ageGroup: { values: [value('adult', { ages: [18, 99] }), value('child', { ages: [4, 17] })] } };
  expect(partyQuantities(fromFour, { adults: 1, childAges: [3] })).toBeUndefined();
  expect(partyQuantities(fromFour, { adults: 1, childAges: [4] })).toBeDefined();
});

test('a ticket that names no age is for all', () => {
  const tickets: PricingGroups = { ticketType: { values: [value('seat')] } };
  expect(partyQuantities(tickets, { adults: 2, childAges: [7] })).toEqual({ ticketType: [{ id: 'seat', quantity: 3 }] });
});

test('who is charged by the car takes as many as all of them fill', () => {
  const cars: PricingGroups = { DEFAULT: { values: [value('car', { groupSize: 3 })] } };
  expect(partyQuantities(cars, { adults: 2, childAges: [7] })).toEqual({ DEFAULT: [{ id: 'car', quantity: 1 }] });
  expect(partyQuantities(cars, { adults: 2, childAges: [7, 9] })).toEqual({ DEFAULT: [{ id: 'car', quantity: 2 }] });
});

describe('nobody chooses for others', () => {
  const menus: PricingGroups = { menuType: { values: [value('fish'), value('meat')] } };
  test('a menu', () => expect(partyQuantities(menus, { adults: 2, childAges: [] })).toBeUndefined());
  test('where there is nothing to choose', () => expect(partyQuantities({}, { adults: 2, childAges: [] })).toBeUndefined());
});
