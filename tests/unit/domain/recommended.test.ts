import { expect, test } from 'vitest';
import { scoreOf } from '#domain/recommended.ts';

const rated = { averageRating: 4.6, reviewCount: 10, freeCancellation: true };

test('a day that is free soon, with plenty of places, moves a tour up', () => {
  const scores = [{ days: 1 }, { days: 1, placesLeft: 2 }, { days: 6, placesLeft: 2 }, undefined].map((next) => scoreOf(rated, next));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(new Set(scores).size).toBe(4);
});

test.each([
  ['a better average', { ...rated, averageRating: 4.7 }, rated],
  ['the same good average from more people', { ...rated, reviewCount: 50 }, rated],
  ['free cancellation', rated, { ...rated, freeCancellation: false }],
  ['a much better average, without free cancellation', { ...rated, averageRating: 5, freeCancellation: false }, rated],
])('%s is further up', (_, better, worse) => expect(scoreOf(better)).toBeGreaterThan(scoreOf(worse)));
