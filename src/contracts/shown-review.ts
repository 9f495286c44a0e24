import * as v from 'valibot';
import { day, locale, uuid } from './common.ts';

/** As the page of its tour shows it. */
export const shownReview = v.object({
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  date: day,
  author: v.string(),
  text: v.string(),
  /** Of somebody who was there and booked here, in one language only; absent: a sample of the catalogue. */
  booked: v.optional(v.object({ reviewId: uuid, language: locale, answer: v.optional(v.object({ text: v.string(), date: day })) })),
});
