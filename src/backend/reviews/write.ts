import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { writeReview } from '#contracts/reviews.ts';
import { reviewableFrom } from '#domain/review.ts';
import { tidyText } from '#domain/typed-text.ts';
import type { Backend } from '../backend.ts';
import { readBooking, type Booking } from '../bookings/booking.ts';
import { reviews } from '../db/reviews-schema.ts';
import { bookings } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { dueJob } from '../jobs/job.ts';
import { readReviewToken } from '../tickets/links.ts';
import { reviewNoticeMail } from './notice-mail.ts';
import { readReview, type Review } from './review.ts';

export type Written = v.InferOutput<typeof writeReview.body>;

/** Whose visit it was, and whose data are still here. */
const isReviewable = ({ status, erasureAskedAt }: Booking): boolean => status === 'confirmed' && erasureAskedAt === null;

const isOver = ({ clock }: Pick<Backend, 'clock'>, { item }: Booking): boolean => clock() >= reviewableFrom(item);

export type Asked = { booking: Booking; review?: Review | undefined; isEarly: boolean };

/** What the link of a booker's mail leads to; nothing where it is not ours, or the booking was cancelled. */
export async function readAsked(backend: Backend, token: string): Promise<Asked | undefined> {
  const bookingId = readReviewToken(backend.signingKey, 'write', token);
  const booking = bookingId === undefined ? undefined : await readBooking(backend.db, bookingId);
  if (!booking || !isReviewable(booking)) return undefined;
  return { booking, review: await readReview(backend.db, eq(reviews.bookingId, booking.id)), isEarly: !isOver(backend, booking) };
}

const firstNameOf = ({ order }: Booking): string | null => order.cart.persons[0]?.firstName.trim() || null;

/**
 * Publishes a review, and has the operator told: all or nothing.
 * @returns its id
 * @throws Refusal `not_found` where the token opens nothing or the booking was cancelled, `too_early` before the end of the visit,
 * `already_done` for the second one
 */
export async function write(backend: Backend, token: string, { rating, text, isNamed }: Written): Promise<string> {
  const bookingId = readReviewToken(backend.signingKey, 'write', token);
  if (bookingId === undefined) throw new Refusal('not_found');
  const id = randomUUID();
  await backend.db.transaction(async (tx) => {
    // A booking that is being cancelled is waited for.
    const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId)).for('update');
    if (!booking || !isReviewable(booking)) throw new Refusal('not_found');
    if (!isOver(backend, booking)) throw new Refusal('too_early');
    const now = backend.clock();
    const about = { tourId: booking.tourId, author: isNamed ? firstNameOf(booking) : null, language: booking.locale };
    const review = { id, bookingId, ...about, rating, text: tidyText(text), writtenAt: now, changedAt: now };
    const written = await tx.insert(reviews).values(review).onConflictDoNothing().returning({ id: reviews.id });
    if (written.length === 0) throw new Refusal('already_done');
    await backend.jobs.enqueue(tx, dueJob(reviewNoticeMail, { bookingId }));
  });
  await backend.liveCatalogue.refreshRatings();
  return id;
}
