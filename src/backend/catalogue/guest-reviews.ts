import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { reviews } from '../db/reviews-schema.ts';
import type { GuestRating } from './catalogue.ts';

export type Review = typeof reviews.$inferSelect;

/** As many as a page shows: it stays readable, and small. */
const mostShown = 50;

const isShown = eq(reviews.status, 'shown');

/** The latest reviews of a tour that are shown. */
export const readGuestReviews = (db: Database, tourId: string): Promise<Review[]> =>
  db
    .select()
    .from(reviews)
    .where(and(eq(reviews.tourId, tourId), isShown))
    .orderBy(desc(reviews.writtenAt))
    .limit(mostShown);

/** `version` is another whenever something has changed that pages show. */
export type Rated = GuestRating & { tourId: string; version: string };

/** Of the tours some review of which has changed since then, also where none is shown any more. */
export async function readRatings(db: Database, since: Date): Promise<Rated[]> {
  const changed = db.select({ tourId: reviews.tourId }).from(reviews).where(gte(reviews.changedAt, since));
  const found = await db
    .select({
      tourId: reviews.tourId,
      count: sql<number>`count(*) filter (where ${isShown})`.mapWith(Number),
      sum: sql<number>`coalesce(sum(${reviews.rating}) filter (where ${isShown}), 0)`.mapWith(Number),
      answers: sql<number>`count(${reviews.answer})`.mapWith(Number),
      changedAt: sql<string>`max(${reviews.changedAt})::text`,
    })
    .from(reviews)
    .where(inArray(reviews.tourId, changed))
    .groupBy(reviews.tourId);
  return found.map(({ tourId, count, sum, answers, changedAt }) => ({
    tourId,
    count,
    sum,
    version: [count, sum, answers, changedAt].join(' '),
  }));
}
