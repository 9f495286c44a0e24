import type { Locale } from '#contracts/common.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { dayIn } from '#domain/day.ts';
import { tourDetailsMessages } from '#i18n/tour-details/index.ts';
import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import { readGuestReviews, type Review } from '../catalogue/guest-reviews.ts';

type Shown = TourDetails['reviews'];

const samplesOf = ({ reviews }: Tour, locale: Locale): Shown =>
  reviews.map(({ rating, date, traveller, text }) => ({ rating, date, author: traveller[locale], text: text[locale] }));

/** As it was written, in whichever language that was. */
function guestReview({ id, rating, text, author, language, writtenAt, answer, answeredAt }: Review, timeZone: string, locale: Locale) {
  return {
    rating,
    date: dayIn(timeZone, writtenAt),
    author: author ?? tourDetailsMessages(locale).guest,
    text,
    booked: {
      reviewId: id,
      language,
      ...(answer !== null && answeredAt && { answer: { text: answer, date: dayIn(timeZone, answeredAt) } }),
    },
  };
}

/** What guests have written and the catalogue's samples, the latest first. */
export async function reviewsOf({ db }: Pick<Backend, 'db'>, tour: Tour, locale: Locale): Promise<Shown> {
  const { guests, destination } = tour;
  const written = guests && guests.count > 0 ? await readGuestReviews(db, tour.tourId) : [];
  const shown = [...written.map((review) => guestReview(review, destination.timeZone, locale)), ...samplesOf(tour, locale)];
  return shown.toSorted((a, b) => b.date.localeCompare(a.date));
}
