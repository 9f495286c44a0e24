import { eq, sql } from 'drizzle-orm';
import type { PlacedOrder } from '#contracts/authorization-checkout.ts';
import { addDays } from '#domain/day.ts';
import { secretKinds } from '#domain/questions/registry.ts';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { secretQuestions } from '../bookings/secret-answers.ts';
import { bookings, checkouts } from '../db/schema.ts';
import type { Routine } from '../jobs/routines.ts';

/** By then a visit is over, whatever the zone. */
const daysAfterVisit = 2;
const atOnce = 100;

type Forgetting = Pick<Backend, 'db' | 'clock' | 'questionKinds'>;

/** Bookings that have ended, by their visit or before it, and still have an answer to a question of these types. */
function readEnded({ db, clock }: Forgetting, types: readonly string[]): Promise<Booking[]> {
  const latest = addDays(clock().toISOString().slice(0, 10), -daysAfterVisit);
  const hasSecrets = sql`exists (
    select from jsonb_array_elements(${bookings.order} -> 'bookingQuestionsAnswers') as answered
    join jsonb_array_elements(${bookings.item} -> 'questions') as question on question ->> 'id' = answered ->> 'questionId'
    where question ->> 'type' in ${types})`;
  const isOver = sql`(${bookings.status} in ('cancelled', 'declined') or left(${bookings.item} #>> '{span,end}', 10) <= ${latest})`;
  return db
    .select()
    .from(bookings)
    .where(sql`${isOver} and ${hasSecrets}`)
    .limit(atOnce);
}

const without = (order: PlacedOrder, isSecret: (answer: PlacedOrder['bookingQuestionsAnswers'][number]) => boolean): PlacedOrder => ({
  ...order,
  bookingQuestionsAnswers: order.bookingQuestionsAnswers.filter((answer) => !isSecret(answer)),
});

/** Deletes secret answers from bookings that have ended, and from what was ordered. Doing it twice has the effect of once. */
export async function forgetSecrets(backend: Forgetting): Promise<void> {
  const types = secretKinds(backend.questionKinds);
  if (types.length === 0) return;
  for (const booking of await readEnded(backend, types)) {
    const { id, checkoutKey, position } = booking;
    const secret = secretQuestions(backend, booking);
    await backend.db.transaction(async (tx) => {
      const [{ order } = booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
      const rest = without(order, ({ questionId }) => secret.includes(questionId));
      await tx.update(bookings).set({ order: rest }).where(eq(bookings.id, id));
      const [ordered] = await tx.select().from(checkouts).where(eq(checkouts.key, checkoutKey)).for('update');
      if (!ordered) return;
      const request = without(ordered.request, ({ questionId, cartItem = 0 }) => cartItem === position - 1 && secret.includes(questionId));
      await tx.update(checkouts).set({ request }).where(eq(checkouts.key, checkoutKey));
    });
  }
}

export const forgetSecretsRoutine: Routine = { name: 'delete secret answers after the visit', everySeconds: 3_600, work: forgetSecrets };
