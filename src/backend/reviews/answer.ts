import { and, eq, isNull, ne } from 'drizzle-orm';
import { tidyText } from '#domain/typed-text.ts';
import type { Backend } from '../backend.ts';
import { reviews } from '../db/reviews-schema.ts';
import { Refusal } from '../http/refusal.ts';
import { readReviewToken } from '../tickets/links.ts';
import { readReview, type Review } from './review.ts';

const isOf = (bookingId: string) => and(eq(reviews.bookingId, bookingId), ne(reviews.status, 'removed'));

/** The review that the link of an operator's mail is about; nothing where it is not ours, or the review was removed. */
export async function readAnswerable({ db, signingKey }: Backend, token: string): Promise<Review | undefined> {
  const bookingId = readReviewToken(signingKey, 'answer', token);
  const which = bookingId === undefined ? undefined : isOf(bookingId);
  return which && readReview(db, which);
}

/**
 * Publishes an operator's answer.
 * @throws Refusal `not_found` where the token opens nothing or the review was removed, `already_done` for the second one
 */
export async function answer(backend: Backend, token: string, text: string): Promise<void> {
  const review = await readAnswerable(backend, token);
  if (!review) throw new Refusal('not_found');
  const now = backend.clock();
  const answered = await backend.db
    .update(reviews)
    .set({ answer: tidyText(text), answeredAt: now, changedAt: now })
    .where(and(isOf(review.bookingId), isNull(reviews.answer)))
    .returning({ id: reviews.id });
  if (answered.length === 0) throw new Refusal('already_done');
  await backend.liveCatalogue.refreshRatings();
}
