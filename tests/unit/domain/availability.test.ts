import { expect, test } from 'vitest';
import { dayPrices, dayState, lastDay, nextOpenDays, outlook } from '#domain/availability.ts';
import { departure, tour } from '../../support/tour-details.ts';

const today = '2026-11-03';
const onRequest = { ...tour, requireBookingApproval: true };
const show = { ...tour, productType: 'shows' as const };

test.each([
  ['2026-11-03', 'open'],
  ['2026-11-04', 'soldOut'],
  ['2026-11-05', 'open'],
  ['2026-11-06', 'closed'],
] as const)('%s is %s', (day, state) => {
  expect(dayState(tour, day, today)).toBe(state);
});

test('a day that is over at the venue is closed, though the service named it', () => {
  expect(dayState(tour, '2026-11-03', '2026-11-04')).toBe('closed');
});

test('the calendar ends after 180 days', () => {
  const far = { ...tour, availability: { availableDates: ['2027-05-01', '2027-05-02'], soldOutDates: [] } };
  expect(lastDay(today)).toBe('2027-05-01');
  expect(dayState(far, '2027-05-01', today)).toBe('open');
  expect(dayState(far, '2027-05-02', today)).toBe('closed');
});

test('where the operator must agree, days after today are on request', () => {
  expect(dayState(onRequest, '2026-11-05', today)).toBe('onRequest');
  expect(dayState(onRequest, '2026-11-03', today)).toBe('open');
  expect(dayState(onRequest, '2026-11-04', today)).toBe('soldOut');
});

test('a show goes by its performances as soon as they are known', () => {
  expect(dayState(show, '2026-11-05', today, [departure('19:00', 0), departure('21:00', 1)])).toBe('open');
  expect(dayState(show, '2026-11-05', today, [departure('19:00', 0)])).toBe('soldOut');
  expect(dayState(show, '2026-11-05', today)).toBe('open');
  expect(dayState(tour, '2026-11-05', today, [departure('19:00', 0)])).toBe('open');
});

test('the next open days come in order and from today on', () => {
  expect(nextOpenDays(tour, today, 5)).toEqual(['2026-11-03', '2026-11-05']);
  expect(nextOpenDays(tour, '2026-11-04', 1)).toEqual(['2026-11-05']);
});

test('tells a tour that is sold out from one that does not run', () => {
  expect(outlook(tour, today)).toBe('open');
  expect(outlook({ ...tour, availability: { availableDates: [], soldOutDates: ['2026-11-04'] } }, today)).toBe('soldOut');
  expect(outlook({ ...tour, availability: { availableDates: [], soldOutDates: [] } }, today)).toBe('never');
});

test('days have prices where they differ, and the lowest ones are marked', () => {
  const pricesFrom = { '2026-11-03': 50, '2026-11-05': 60, '2026-11-06': 50 };
  expect(dayPrices(tour)).toBeUndefined();
  expect(Object.fromEntries(dayPrices({ availability: { ...tour.availability, pricesFrom } }) ?? [])).toEqual({
    '2026-11-03': { price: 50, isLowest: true },
    '2026-11-05': { price: 60, isLowest: false },
    '2026-11-06': { price: 50, isLowest: true },
  });
});
