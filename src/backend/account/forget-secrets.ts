import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm';
import type { PlacedOrder } from '#contracts/authorization-checkout.ts';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { secretQuestions } from '../bookings/secret-answers.ts';
import { bookings, checkouts } from '../db/schema.ts';
import type { Routine } from '../jobs/routines.ts';

const atOnce = 100;

type Forgetting = Pick<Backend, 'db' | 'clock' | 'questionKinds'>;

/** Bookings with secret answers whose visit is over, or that have ended before it. */
function readEnded({ db, clock }: Forgetting): Promise<Booking[]> {
  const { secretsUntil, status } = bookings;
  const today = clock().toISOString().slice(0, 10);
  return db
    .select()
    .from(bookings)
    .where(and(isNotNull(secretsUntil), or(lte(secretsUntil, today), inArray(status, ['cancelled', 'declined']))))
    .limit(atOnce);
}

const without = (order: PlacedOrder, isSecret: (answer: PlacedOrder['bookingQuestionsAnswers'][number]) => boolean): PlacedOrder => ({
  ...order,
  bookingQuestionsAnswers: order.bookingQuestionsAnswers.filter((answer) => !isSecret(answer)),
});

/** Deletes secret answers from bookings that have ended, and from what was ordered. Doing it twice has the effect of once. */
export async function forgetSecrets(backend: Forgetting): Promise<void> {
  for (const booking of await readEnded(backend)) {
    const { id, checkoutKey, position } = booking;
    const secret = secretQuestions(backend, booking);
    await backend.db.transaction(async (tx) => {
      const [{ order } = booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
      const rest = without(order, ({ questionId }) => secret.includes(questionId));
      await tx.update(bookings).set({ order: rest, secretsUntil: null }).where(eq(bookings.id, id));
      const [ordered] = await tx.select().from(checkouts).where(eq(checkouts.key, checkoutKey)).for('update');
      if (!ordered) return;
      const request = without(ordered.request, ({ questionId, cartItem = 0 }) => cartItem === position - 1 && secret.includes(questionId));
      await tx.update(checkouts).set({ request }).where(eq(checkouts.key, checkoutKey));
    });
  }
}

export const forgetSecretsRoutine: Routine = { name: 'delete secret answers after the visit', everySeconds: 3_600, work: forgetSecrets };
