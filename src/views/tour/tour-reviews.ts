import type { Locale } from '#contracts/common.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { formatDay } from '#domain/day.ts';
import { isNew, reviewOrders, sortReviews, starCounts } from '#domain/rating.ts';
import { reportPath } from '#domain/review.ts';
import { ratingText } from '#domain/tour-texts.ts';

export type ReviewTexts = {
  rating: (values: { rating: string }) => string;
  reviewCount: (count: number) => string;
  reviews: string;
  sample: string;
  fewReviews: string;
  histogram: string;
  stars: (count: number) => string;
  reviewOrder: string;
  newest: string;
  highest: string;
  lowest: string;
  someSamples: string;
  whoBooked: string;
  bookedHere: string;
  sampleMark: string;
  answerOf: (values: { name: string; date: string }) => string;
  report: string;
  reportOf: (values: { author: string; date: string }) => string;
};

const monthOf = (date: string, locale: Locale): string => formatDay(date, locale, { month: 'long', year: 'numeric' });

const starsOf = (value: number, text: string, texts: ReviewTexts) => ({ value, text, label: texts.rating({ rating: text }) });

const hasBooked = ({ reviews }: TourDetails): boolean => reviews.some(({ booked }) => booked);

/** Where the reviews come from (§ 5b (3) UWG). */
function noteOf(tour: TourDetails, texts: ReviewTexts): string {
  if (!hasBooked(tour)) return texts.sample;
  return tour.reviews.every(({ booked }) => booked) ? texts.whoBooked : `${texts.whoBooked} ${texts.someSamples}`;
}

/** Of a review by somebody who booked here; a sample is marked as one where it stands beside such. */
function bookedOf({ booked, author }: TourDetails['reviews'][number], date: string, tour: TourDetails, locale: Locale, texts: ReviewTexts) {
  if (!booked) return hasBooked(tour) ? { mark: { text: texts.sampleMark, isBooked: false } } : {};
  const { reviewId, language, answer } = booked;
  return {
    mark: { text: texts.bookedHere, isBooked: true },
    language,
    report: { href: reportPath(locale, reviewId), text: texts.report, label: texts.reportOf({ author, date }) },
    ...(answer && {
      answer: { title: texts.answerOf({ name: tour.vendor.name, date: monthOf(answer.date, locale) }), text: answer.text },
    }),
  };
}

/** All reviews in one figure. */
export const ratingOf = ({ averageRating, reviewCount }: TourDetails, locale: Locale, texts: ReviewTexts) => ({
  ...starsOf(averageRating, ratingText(averageRating, locale), texts),
  count: texts.reviewCount(reviewCount),
});

/** Reviews in the words of a tour's page, the newest first. */
export function reviewsOf(tour: TourDetails, locale: Locale, texts: ReviewTexts) {
  return {
    title: texts.reviews,
    average: ratingOf(tour, locale, texts),
    ...(isNew(tour) ? { fewReviews: texts.fewReviews } : {}),
    histogram: {
      label: texts.histogram,
      most: tour.reviews.length,
      rows: starCounts(tour.reviews).map(({ stars, count }) => ({ label: texts.stars(stars), count })),
    },
    order: { label: texts.reviewOrder, options: reviewOrders.map((id) => ({ id, name: texts[id] })) },
    note: noteOf(tour, texts),
    items: sortReviews(tour.reviews, 'newest').map((review) => {
      const { rating, date, author, text, booked } = review;
      return {
        id: booked?.reviewId ?? `${date} ${author}`,
        stars: starsOf(rating, String(rating), texts),
        text,
        author,
        date: monthOf(date, locale),
        day: date,
        ...bookedOf(review, monthOf(date, locale), tour, locale, texts),
      };
    }),
  };
}
