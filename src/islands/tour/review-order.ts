import { reviewOrders, sortReviews } from '#domain/rating.ts';

/** Puts the reviews, which the page came with, into the order that is chosen. */
export function sortReviewsBy(picked: string): void {
  const list = document.querySelector('[data-reviews]');
  const order = reviewOrders.find((one) => one === picked) ?? 'newest';
  const reviews = [...(list?.children ?? [])].map((element) => {
    const { rating, date } = (element as HTMLElement).dataset;
    return { element, rating: Number(rating), date: date ?? '' };
  });
  list?.append(...sortReviews(reviews, order).map(({ element }) => element));
}
