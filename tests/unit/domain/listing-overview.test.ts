import { expect, test } from 'vitest';
import { noChoices } from '#domain/listing.ts';
import { overviewOf } from '#domain/listing-overview.ts';
import { tour } from '../../support/tour.ts';

const food = { id: 'food', title: 'Food and drink' } as const;
const boat = { id: 'boat', title: 'On the water' } as const;
const tours = [
  tour({ categories: [food], languages: ['it', 'en'], durations: [180], averageRating: 4.8, suits: ['families'], setting: 'both' }),
  tour({ categories: [boat], languages: ['de'], durations: [600], averageRating: 4.1 }),
  tour({ categories: [boat, food], languages: ['de', 'en'], durations: [90], averageRating: 4.5 }),
];

test('options come from the tours, in a steady order, and say how many each would show', () => {
  const { options, prices } = overviewOf(tours, noChoices);
  expect(options.category).toEqual([
    { id: 'food', title: 'Food and drink', count: 2 },
    { id: 'boat', title: 'On the water', count: 2 },
  ]);
  expect(options.duration).toEqual([
    { id: 'up-to-2-hours', count: 1 },
    { id: '2-to-4-hours', count: 1 },
    { id: 'up-to-a-day', count: 1 },
  ]);
  expect(options.language).toEqual([
    { id: 'de', count: 2 },
    { id: 'en', count: 2 },
    { id: 'it', count: 1 },
  ]);
  expect(options.suits).toEqual([{ id: 'families', count: 1 }]);
  expect(options.setting).toEqual([
    { id: 'indoors', count: 1 },
    { id: 'outdoors', count: 1 },
  ]);
  expect(options.time).toEqual([]);
  expect(options.rating).toEqual([
    { id: 4.7, count: 1 },
    { id: 4.5, count: 2 },
    { id: 4, count: 3 },
  ]);
  expect(prices).toEqual({ min: 40, max: 50 });
});

test('a filter does not count against itself, but against the others', () => {
  const { options } = overviewOf(tours, { ...noChoices, category: ['food'] });
  expect(options.category.map(({ count }) => count)).toEqual([2, 2]);
  expect(options.language).toEqual([
    { id: 'de', count: 1 },
    { id: 'en', count: 2 },
    { id: 'it', count: 1 },
  ]);
  expect(options.duration.find(({ id }) => id === 'up-to-a-day')).toEqual({ id: 'up-to-a-day', count: 0 });
});
