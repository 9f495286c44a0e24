import { describe, expect, it } from 'vitest';
import type { Destination } from '#backend/catalogue/catalogue.ts';
import { arrivalProblem, regularPrice, roomRates } from '#backend/catalogue/room-rates.ts';
import { houseIn } from '#tests/support/house.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';

const { destinations, rates } = await readCatalogue();
const rome = destinations.get('rome') as Destination;
const euros = { rates, currency: 'EUR' } as const;
const nights = ['2027-03-03', '2027-03-04'];

/** What a room by a plan costs, in euros; nothing where it is not offered. */
function priceOf(
  changes: Parameters<typeof houseIn>[1],
  guests: { adults: number; childrenAges?: number[] },
  ids: [string, string],
  on = nights,
) {
  const { adults, childrenAges = [] } = guests;
  const found = roomRates(euros, houseIn(rome, changes), { adults, childrenAges }, on);
  const rate = found.find(({ room, plan }) => room.id === ids[0] && plan.id === ids[1]);
  return rate && rate.total / 100;
}

describe('the price of a room', () => {
  it.each([
    ['two adults pay the room, whatever they are', { adults: 2 }, ['double', 'flexible'], 200],
    ['one alone pays less', { adults: 1 }, ['double', 'flexible'], 160],
    ['one alone with a child does not', { adults: 1, childrenAges: [1] }, ['double', 'flexible'], 200],
    ['each adult more pays for a bed', { adults: 4 }, ['family', 'flexible'], 480],
    ['a child pays by its age', { adults: 2, childrenAges: [11] }, ['double', 'flexible'], 220],
    ['a child above the ages is an adult', { adults: 2, childrenAges: [12] }, ['family', 'flexible'], 420],
    ['breakfast is for whoever eats', { adults: 2, childrenAges: [2, 5] }, ['family', 'breakfast'], 420],
    ['a plan takes its per cent off the room', { adults: 2 }, ['double', 'saver'], 180],
  ] as const)('%s', (_, guests, [room, plan], total) => {
    expect(priceOf({}, { ...guests, childrenAges: [...('childrenAges' in guests ? guests.childrenAges : [])] }, [room, plan])).toBe(total);
  });

  it('is higher in peak nights alone, in whole euros, and meals are not', () => {
    const peakPrices = [{ from: '03-04', to: '03-04', percent: 13 }];
    expect(priceOf({ peakPrices }, { adults: 2 }, ['double', 'breakfast'])).toBe(100 + 113 + 4 * 8);
    expect(priceOf({ peakPrices }, { adults: 2 }, ['double', 'saver'])).toBe(90 + 102);
  });

  it('has what the city asks: for each adult or room, or per cent, for so many nights', () => {
    expect(priceOf({ cityTax: { perAdult: 5 } }, { adults: 2, childrenAges: [3] }, ['double', 'flexible'])).toBe(220 + 20);
    expect(priceOf({ cityTax: { perAdult: 5, mostNights: 1 } }, { adults: 2 }, ['double', 'flexible'])).toBe(210);
    expect(priceOf({ cityTax: { perRoom: 3 } }, { adults: 2 }, ['double', 'flexible'])).toBe(206);
    expect(priceOf({ cityTax: { percent: 4.5 } }, { adults: 2 }, ['double', 'breakfast'])).toBe(242.44);
  });

  it('is what its nights and the tax add up to in every currency', () => {
    for (const currency of ['USD', 'JPY', 'CHF'] as const) {
      for (const rate of roomRates(
        { rates, currency },
        houseIn(rome, { cityTax: { perAdult: 3.5 } }),
        { adults: 2, childrenAges: [] },
        nights,
      )) {
        const minor = currency === 'JPY' ? 1 : 100;
        const sum = rate.nights.reduce((all, { price }) => all + Math.round(price * minor), Math.round(rate.cityTax * minor));
        expect(rate.total).toBe(sum);
      }
    }
  });
});

describe('a room', () => {
  const rooms = (guests: { adults: number; childrenAges: number[] }, changes = {}) => [
    ...new Set(roomRates(euros, houseIn(rome, changes), guests, nights).map(({ room }) => room.id)),
  ];

  it('is offered to those who fit into it, the cheapest first', () => {
    expect(rooms({ adults: 1, childrenAges: [] })).toEqual(['single', 'double', 'family']);
    expect(rooms({ adults: 3, childrenAges: [] })).toEqual(['family']);
    expect(rooms({ adults: 2, childrenAges: [4] })).toEqual(['double', 'family']);
    expect(rooms({ adults: 2, childrenAges: [4, 6, 8] })).toEqual([]);
    expect(rooms({ adults: 5, childrenAges: [] })).toEqual([]);
  });

  it('is for adults alone where the house takes no children', () => {
    expect(rooms({ adults: 2, childrenAges: [4] }, { children: [] })).toEqual([]);
  });

  it('is sold by the plans that name it, or name none', () => {
    const [flexible, breakfast] = houseIn(rome).ratePlans;
    const ratePlans = [{ ...flexible!, rooms: ['single'] }, breakfast!];
    expect(priceOf({ ratePlans }, { adults: 1 }, ['single', 'flexible'])).toBe(100);
    expect(priceOf({ ratePlans }, { adults: 1 }, ['double', 'flexible'])).toBeUndefined();
  });
});

describe('the day of arrival', () => {
  const house = houseIn(rome, {
    leastStay: [
      { from: '12-30', to: '01-01', nights: 3 },
      { weekdays: ['sat'], nights: 2 },
    ],
    closedToArrival: [{ from: '12-25', to: '12-25' }],
  });

  it.each([
    ['2027-12-25', 5, { reason: 'closed_to_arrival' }],
    ['2027-12-31', 2, { reason: 'least_stay', nights: 3 }],
    ['2027-12-31', 3, undefined],
    ['2027-03-06', 1, { reason: 'least_stay', nights: 2 }],
    ['2027-03-05', 1, undefined],
  ])('%s for %i nights', (day, count, problem) => {
    expect(arrivalProblem(house, day, count)).toEqual(problem);
  });
});

it('the price "from" is that of two on a regular night, by no plan for members', () => {
  const peakPrices = [{ from: '01-01', to: '11-30', weekdays: ['fri' as const], percent: 50 }];
  expect(regularPrice(euros, houseIn(rome, { peakPrices, cityTax: { perAdult: 2 } }))).toBe(94);
});
