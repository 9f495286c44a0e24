import * as v from 'valibot';
import { requiredText, text, uuid } from './common.ts';
import { endpoint } from './endpoint.ts';

/** In characters. */
export const reviewLimits = { text: 2_000, answer: 1_000, reason: 500 } as const;

/** Whole stars, 1 to 5. */
export const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

/** Out of the link in a mail: signed for one booking and one purpose. */
const tokenParams = v.object({ token: v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w.-]+$/)) });

/** A review of a visit that is over, once for each booking. `isNamed`: signed with the booker's first name, else with no name. */
export const writeReview = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/reviews/{token}',
  params: tokenParams,
  body: v.object({ rating: stars, text: requiredText(reviewLimits.text), isNamed: v.boolean() }),
  response: v.object({ reviewId: uuid }),
});

/** The operator's answer, once. */
export const answerReview = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/reviews/{token}/answer',
  params: tokenParams,
  body: v.object({ text: requiredText(reviewLimits.answer) }),
  response: v.object({}),
});

/** Hides a review until the shop's operator has looked at it; one that was looked at before stays, and is looked at again. */
export const reportReview = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/reviews/{reviewId}/reports',
  params: v.object({ reviewId: uuid }),
  body: v.object({ reason: text(reviewLimits.reason) }),
  response: v.object({}),
});
