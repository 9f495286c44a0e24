import type { TourSummary } from '#contracts/tours.ts';

export type Rated = Pick<TourSummary, 'averageRating' | 'reviewCount'>;

/** From so many reviews on, an average says something. */
const enough = 5;

/** Whether so few have reviewed it that the page says it is new. */
export const isNew = ({ reviewCount }: Pick<Rated, 'reviewCount'>): boolean => reviewCount < enough;

/** What a tour of which nobody has said anything is taken for, and how many reviews that outweighs. */
const usual = { rating: 4.4, reviews: 5 };

/** The average, pulled towards the usual one the fewer have reviewed the tour: 0 to 5. */
export const shrunkRating = ({ averageRating, reviewCount }: Rated): number =>
  (usual.rating * usual.reviews + averageRating * reviewCount) / (usual.reviews + reviewCount);

type Review = { rating: number; date: string };

/** How many gave five stars, four, and so on down to one. */
export const starCounts = (reviews: readonly Pick<Review, 'rating'>[]): { stars: number; count: number }[] =>
  [5, 4, 3, 2, 1].map((stars) => ({ stars, count: reviews.filter(({ rating }) => rating === stars).length }));

/** In which order reviews can be read. */
export const reviewOrders = ['newest', 'highest', 'lowest'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

const byDate = (a: Review, b: Review): number => b.date.localeCompare(a.date, 'en');

const comparisons: Record<ReviewOrder, (a: Review, b: Review) => number> = {
  newest: byDate,
  highest: (a, b) => b.rating - a.rating || byDate(a, b),
  lowest: (a, b) => a.rating - b.rating || byDate(a, b),
};

export const sortReviews = <T extends Review>(reviews: readonly T[], order: ReviewOrder): T[] => reviews.toSorted(comparisons[order]);
