import { expect, test } from 'vitest';
import { isNew, shrunkRating, sortReviews, starCounts } from '#domain/rating.ts';

test.each([
  [4, true],
  [5, false],
])('with %i reviews a tour is new: %s', (reviewCount, expected) => expect(isNew({ reviewCount })).toBe(expected));

test('an average counts for less the fewer have given it', () => {
  const praisedOnce = shrunkRating({ averageRating: 5, reviewCount: 1 });
  const wellKnown = shrunkRating({ averageRating: 4.8, reviewCount: 200 });
  expect(praisedOnce).toBeLessThan(wellKnown);
  expect(shrunkRating({ averageRating: 0, reviewCount: 0 })).toBe(4.4);
  expect(shrunkRating({ averageRating: 5, reviewCount: 5 })).toBeCloseTo(4.7);
});

const reviews = [
  { rating: 4, date: '2026-01-01' },
  { rating: 5, date: '2025-01-01' },
  { rating: 4, date: '2026-02-01' },
  { rating: 1, date: '2024-01-01' },
];

test('stars are counted from five down to one', () => expect(starCounts(reviews).map(({ count }) => count)).toEqual([1, 2, 0, 0, 1]));

test.each([
  ['newest', [4, 4, 5, 1], '2026-02-01'],
  ['highest', [5, 4, 4, 1], '2025-01-01'],
  ['lowest', [1, 4, 4, 5], '2024-01-01'],
] as const)('reviews are read %s first, and the newer of equals before the older', (order, expected, first) => {
  const sorted = sortReviews(reviews, order);
  expect(sorted.map(({ rating }) => rating)).toEqual(expected);
  expect(sorted[0]?.date).toBe(first);
  const fours = sorted.filter(({ rating }) => rating === 4).map(({ date }) => date);
  expect(fours).toEqual(['2026-02-01', '2026-01-01']);
});
