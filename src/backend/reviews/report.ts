import { and, eq, isNull, sql } from 'drizzle-orm';
import { tidyText } from '#domain/typed-text.ts';
import type { Backend } from '../backend.ts';
import { reviews } from '../db/reviews-schema.ts';
import { Refusal } from '../http/refusal.ts';
import { readReview, type Review } from './review.ts';

/** A review that anybody can read; nothing for one that is hidden or was removed. */
export const readShown = ({ db }: Pick<Backend, 'db'>, id: string): Promise<Review | undefined> =>
  readReview(db, sql`${reviews.id} = ${id} and ${reviews.status} = 'shown'`);

/**
 * Hides a review until the shop's operator has looked at it. One that was looked at stays: nobody hides what is in order again and again.
 * @throws Refusal `not_found` where none is shown
 */
export async function report(backend: Backend, id: string, reason: string): Promise<void> {
  const review = await readShown(backend, id);
  if (!review) throw new Refusal('not_found');
  const now = backend.clock();
  const isShown = and(eq(reviews.id, id), eq(reviews.status, 'shown'));
  const reported = { reportReason: tidyText(reason) || null, reportedAt: now, changedAt: now };
  const hidden = await backend.db
    .update(reviews)
    .set({ ...reported, status: 'reported' })
    .where(and(isShown, isNull(reviews.lookedAt)))
    .returning({ id: reviews.id });
  if (hidden.length === 0) await backend.db.update(reviews).set(reported).where(isShown);
  backend.log.warn({ reviewId: id }, 'a review was reported: npm run reviews lists it');
  await backend.liveCatalogue.refreshRatings();
}
