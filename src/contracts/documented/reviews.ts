import * as endpoints from '../reviews.ts';
import { documented } from './documented.ts';

export const writeReview = documented(endpoints.writeReview, {
  summary: 'Review a visit that is over, with the token of the mail that asks for it; once for each booking',
  access: { by: 'secret' },
  errors: ['invalid_request', 'origin_refused', 'not_found', 'too_early', 'already_done', 'too_many_requests', 'unavailable'],
});

export const answerReview = documented(endpoints.answerReview, {
  summary: "Answer a review as the tour's operator, with the token of the mail that has the review; once",
  access: { by: 'secret' },
  errors: ['invalid_request', 'origin_refused', 'not_found', 'already_done', 'too_many_requests', 'unavailable'],
});

export const reportReview = documented(endpoints.reportReview, {
  summary: "Report a review: it is hidden until the shop's operator has looked at it",
  access: { by: 'anyone' },
  errors: ['invalid_request', 'origin_refused', 'not_found', 'too_many_requests', 'unavailable'],
});
