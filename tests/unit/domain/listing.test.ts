import { describe, expect, test } from 'vitest';
import { cardsShown, countFilters, filterTours, noChoices, priceBounds, spanOf, type Choices } from '#domain/listing.ts';
import { tour } from '../../support/tour.ts';

const food = { id: 'food', title: 'Food and drink' } as const;
const boat = { id: 'boat', title: 'On the water' } as const;

const pasta = tour({
  tourName: 'Pasta',
  basePrice: 85,
  durations: [180],
  categories: [food],
  languages: ['en', 'it'],
  averageRating: 4.7,
  setting: 'indoors',
  suits: ['families'],
  timesOfDay: ['morning'],
});
const ferry = tour({
  tourName: 'Äolische Fähre',
  basePrice: 40,
  durations: [600],
  categories: [boat],
  languages: ['de'],
  averageRating: 4.2,
  setting: 'outdoors',
});
const feast = tour({
  tourName: 'Zabaione at sea',
  basePrice: 120.5,
  durations: [90],
  categories: [boat, food],
  languages: ['en', 'de'],
  averageRating: 4.5,
  setting: 'both',
  suits: ['couples', 'families'],
  timesOfDay: ['morning', 'evening'],
});
const tours = [pasta, ferry, feast];

const names = (choices: Partial<Choices>) => filterTours(tours, { ...noChoices, ...choices }).map(({ tourName }) => tourName);

describe('filters', () => {
  test.each<[string, Partial<Choices>, string[]]>([
    ['nothing asked for', {}, ['Pasta', 'Äolische Fähre', 'Zabaione at sea']],
    ['a category', { category: ['food'] }, ['Pasta', 'Zabaione at sea']],
    ['any of two categories', { category: ['food', 'boat'] }, ['Pasta', 'Äolische Fähre', 'Zabaione at sea']],
    ['two filters at once', { category: ['food'], language: ['de'] }, ['Zabaione at sea']],
    ['a duration', { duration: ['2-to-4-hours'] }, ['Pasta']],
    ['for whom', { suits: ['couples'] }, ['Zabaione at sea']],
    ['for any of two', { suits: ['couples', 'families'] }, ['Pasta', 'Zabaione at sea']],
    ['indoors, and what is both', { setting: ['indoors'] }, ['Pasta', 'Zabaione at sea']],
    ['outdoors, and what is both', { setting: ['outdoors'] }, ['Äolische Fähre', 'Zabaione at sea']],
    ['a time of day', { time: ['evening'] }, ['Zabaione at sea']],
    ['a rating', { rating: 4.5 }, ['Pasta', 'Zabaione at sea']],
    ['a price range, its ends included', { price: { currency: 'EUR', min: 40, max: 85 } }, ['Pasta', 'Äolische Fähre']],
    [
      'a price range in another currency',
      { price: { currency: 'JPY', min: 5000, max: 9000 } },
      ['Pasta', 'Äolische Fähre', 'Zabaione at sea'],
    ],
  ])('%s', (_, choices, expected) => expect(names(choices)).toEqual(expected));

  test('are counted once each', () => {
    expect(countFilters(noChoices)).toBe(0);
    expect(
      countFilters({ ...noChoices, sort: 'low', category: ['food', 'boat'], rating: 4, price: { currency: 'EUR', min: 1, max: 2 } }),
    ).toBe(3);
  });
});

test.each([
  [120, 'up-to-2-hours'],
  [121, '2-to-4-hours'],
  [240, '2-to-4-hours'],
  [1439, 'up-to-a-day'],
  [1440, 'more-days'],
  [3360, 'more-days'],
])('%i minutes are %s', (minutes, span) => expect(spanOf(minutes)).toBe(span));

test('prices reach from the floor to the ceiling plus 10, to 10000 where there is no tour', () => {
  expect(priceBounds(tours)).toEqual({ min: 40, max: 131 });
  expect(priceBounds([tour({ basePrice: 19.9 })])).toEqual({ min: 19, max: 30 });
  expect(priceBounds([])).toEqual({ min: 0, max: 10_000 });
});

test.each([
  [24, 108, 24],
  [24, 31, 24],
  [24, 30, 30],
  [24, 25, 25],
  [48, 12, 12],
])('%i of %i cards wanted are %i: the last load is never a few', (wanted, count, shown) => expect(cardsShown(wanted, count)).toBe(shown));
