import { expect, test } from 'vitest';
import type { PricedValue, PricingGroups } from '#contracts/pricing-groups.ts';
import { quantitiesFor, usualParty } from '#domain/party.ts';

const value = (id: string, rest: Partial<PricedValue> = {}): PricedValue => ({
  id,
  label: id,
  price: 10,
  min: 0,
  max: 10,
  quantity: 0,
  ...rest,
});
const child = value('child', { ages: [4, 11] });
const adult = value('adult', { ages: [18, 99] });

const extras = { values: [value('audio')] };

test.each<[string, PricingGroups, number, object]>([
  [
    'by age: adults, whatever stands first',
    { ageGroup: { values: [child, adult] }, extras },
    3,
    { ageGroup: [{ id: 'adult', quantity: 3 }] },
  ],
  ['by ticket: the first', { ticketType: { values: [value('stalls')] } }, 2, { ticketType: [{ id: 'stalls', quantity: 2 }] }],
  ['no more than one booking takes', { ageGroup: { values: [adult] } }, 12, { ageGroup: [{ id: 'adult', quantity: 10 }] }],
  [
    'by the group: as many as they fill',
    { DEFAULT: { values: [value('group', { groupSize: 6 })] }, extras },
    7,
    { DEFAULT: [{ id: 'group', quantity: 2 }] },
  ],
  ['nothing where nothing is for adults', { ageGroup: { values: [child] } }, 2, {}],
])('a party is booked %s', (_, groups, travellers, expected) => {
  expect(quantitiesFor(groups, travellers)).toEqual(expected);
});

test.each([
  ['two adults, wherever they stand', { ageGroup: { values: [child, adult] } }, 1, { ageGroup: [{ id: 'adult', quantity: 2 }] }],
  ['as many as the tour takes at least', { ageGroup: { values: [adult] } }, 4, { ageGroup: [{ id: 'adult', quantity: 4 }] }],
  ['no more than can be had', { ageGroup: { values: [value('adult', { max: 1 })] } }, 1, { ageGroup: [{ id: 'adult', quantity: 1 }] }],
  [
    'two of the first ticket',
    { ticketType: { values: [value('stalls'), value('balcony')] } },
    1,
    { ticketType: [{ id: 'stalls', quantity: 2 }] },
  ],
  ['one boat', { DEFAULT: { values: [value('group', { groupSize: 8 })] } }, 1, { DEFAULT: [{ id: 'group', quantity: 1 }] }],
  ['nobody where everybody chooses a menu', { menuType: { values: [value('fish')] } }, 1, {}],
  ['no extra', { ageGroup: { values: [adult] }, extras }, 1, { ageGroup: [{ id: 'adult', quantity: 2 }] }],
])('a tour starts with %s', (_, pricingGroups, minimumTravellers, party) => {
  expect(usualParty({ pricingGroups, minimumTravellers })).toEqual(party);
});
