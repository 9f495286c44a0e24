import { inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { reviews } from '../db/reviews-schema.ts';
import { bookings } from '../db/schema.ts';

/** An empty row is left, so that the booking is not reviewed again and other servers learn of it. @param which reviews */
export const removeReviews = async (db: Database, which: SQL | undefined, now: Date): Promise<void> => {
  await db
    .update(reviews)
    .set({ status: 'removed', text: '', author: null, answer: null, reportReason: null, reportedAt: null, changedAt: now })
    .where(which);
};

/** @param theirs which bookings */
export const removeReviewsOf = (db: Database, theirs: SQL, now: Date): Promise<void> =>
  removeReviews(db, inArray(reviews.bookingId, db.select({ id: bookings.id }).from(bookings).where(theirs)), now);
