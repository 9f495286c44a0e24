import { expect, test } from 'vitest';
import { arrangeTours } from '#domain/listing.ts';
import { goesByAvailability, possibleOrders, possibleOrder, sortOrders, sortTours } from '#domain/sort-orders.ts';
import { tour } from '../../support/tour.ts';

/** At the Pantheon of Rome, 1.1 km from it in Trastevere, and far away in Tivoli. */
const pantheon = { latitude: 41.8986, longitude: 12.4769 };
const at = (latitude: number, longitude: number) => ({ startingPointInformation: { latitude, longitude } });
const pasta = tour({ tourName: 'Pasta', basePrice: 85, durations: [180], averageRating: 4.7, ...at(41.8889, 12.4707) });
const ferry = tour({ tourName: 'Äolische Fähre', basePrice: 40, durations: [600], averageRating: 4.2, ...at(41.9634, 12.7982) });
const feast = tour({ tourName: 'Zabaione at sea', basePrice: 120.5, durations: [90], averageRating: 4.5, ...at(41.8985, 12.4771) });
const tours = [pasta, ferry, feast];
const names = (sorted: typeof tours) => sorted.map(({ tourName }) => tourName);
const free = { [ferry.tourId]: { day: '2026-11-27' }, [feast.tourId]: { day: '2026-11-28' } };

test.each([
  ['name', ['Äolische Fähre', 'Pasta', 'Zabaione at sea']],
  ['low', ['Äolische Fähre', 'Pasta', 'Zabaione at sea']],
  ['high', ['Zabaione at sea', 'Pasta', 'Äolische Fähre']],
  ['rating', ['Pasta', 'Zabaione at sea', 'Äolische Fähre']],
  ['duration', ['Zabaione at sea', 'Pasta', 'Äolische Fähre']],
  ['soonest', ['Äolische Fähre', 'Zabaione at sea', 'Pasta']],
  ['distance', ['Zabaione at sea', 'Pasta', 'Äolische Fähre']],
  [null, ['Pasta', 'Äolische Fähre', 'Zabaione at sea']],
] as const)('sorted by %s', (order, expected) =>
  expect(names(sortTours(tours, order, { locale: 'de', free, origin: pantheon }))).toEqual(expected),
);

test('without a place nothing goes by distance, nor is it offered', () => {
  const nowhere = { locale: 'en', free };
  expect(possibleOrder('distance', undefined)).toBeNull();
  expect(possibleOrder('low', undefined)).toBe('low');
  expect(names(sortTours(tours, 'distance', nowhere))).toEqual(names(tours));
  expect(arrangeTours(tours, 'distance', nowhere)).toEqual(arrangeTours(tours, null, nowhere));
  expect(possibleOrders(undefined)).toEqual(sortOrders.filter((order) => order !== 'distance'));
  expect(possibleOrders(pantheon)).toEqual(sortOrders);
});

test('only the soonest has to know what is free', () => {
  expect(sortOrders.filter(goesByAvailability)).toEqual(['soonest']);
  expect(goesByAvailability(null)).toBe(false);
});
