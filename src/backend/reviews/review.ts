import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { reviews } from '../db/reviews-schema.ts';

export type Review = typeof reviews.$inferSelect;

export async function readReview(db: Database, which: SQL): Promise<Review | undefined> {
  const [review] = await db.select().from(reviews).where(which);
  return review;
}
