import { and, asc, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { removeReviews } from '../bookings/remove-reviews.ts';
import type { Database } from '../db/open.ts';
import { reviews } from '../db/reviews-schema.ts';
import { readReview, type Review } from './review.ts';

const usage = `npm run reviews                    lists the reviews that were reported
npm run reviews -- show <id>       shows one again, for good
npm run reviews -- remove <id>     removes one, for good`;

type Parts = { db: Database; clock: () => Date };

const isReported = and(
  ne(reviews.status, 'removed'),
  isNotNull(reviews.reportedAt),
  or(isNull(reviews.lookedAt), gt(reviews.reportedAt, reviews.lookedAt)),
);

const text = ({ id, tourId, rating, author, text: words, status, reportedAt, reportReason, answer }: Review): string =>
  [
    `${id}  tour ${tourId}, ${rating} of 5, ${author ?? 'no name'}, ${status === 'shown' ? 'shown, looked at before' : 'hidden'}`,
    `  reported ${reportedAt?.toISOString() ?? ''}: ${reportReason ?? 'no reason given'}`,
    ...[words, ...(answer === null ? [] : [`Answer: ${answer}`])].map((one) => `  ${one.replaceAll('\n', '\n  ')}`),
  ].join('\n');

async function list({ db }: Parts): Promise<string> {
  const found = await db.select().from(reviews).where(isReported).orderBy(asc(reviews.reportedAt));
  return found.length === 0 ? 'No review is waiting to be looked at.' : found.map(text).join('\n\n');
}

/** @throws Error where there is none */
async function find({ db }: Parts, id: string): Promise<Review> {
  const review = /^[\da-f-]{36}$/.test(id) ? await readReview(db, eq(reviews.id, id)) : undefined;
  if (!review || review.status === 'removed') throw new Error(`There is no review ${id}.`);
  return review;
}

async function show(parts: Parts, id: string): Promise<string> {
  await find(parts, id);
  const now = parts.clock();
  const looked = { status: 'shown', reportReason: null, lookedAt: now, changedAt: now } as const;
  await parts.db.update(reviews).set(looked).where(eq(reviews.id, id));
  return `Shown again: ${id}`;
}

async function remove(parts: Parts, id: string): Promise<string> {
  await find(parts, id);
  await removeReviews(parts.db, eq(reviews.id, id), parts.clock());
  return `Removed: ${id}`;
}

/** What `npm run reviews` does. @returns what it says @throws Error that says what is wrong with the arguments */
export async function command(parts: Parts, [verb, id, ...rest]: readonly string[]): Promise<string> {
  if (verb === undefined) return list(parts);
  if (id === undefined || rest.length > 0) throw new Error(usage);
  if (verb === 'show') return show(parts, id);
  if (verb === 'remove') return remove(parts, id);
  throw new Error(usage);
}
