import { and, eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { expect } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { bookings, departures, mails, refunds } from '#backend/db/schema.ts';
import { checkoutOf } from '#backend/payments/intents.ts';
import type { SimulatorStore } from '#backend/payments/simulator/store.ts';

/** What the shop and its payment provider have written down. */
type Books = Pick<Backend, 'db' | 'payments'>;
type Departure = { tourId: string; queryDate: string; startingTime: string };

const sumOf = <T>(items: readonly T[], amount: (item: T) => number): number => items.reduce((total, item) => total + amount(item), 0);

function storeOf({ payments }: Books): SimulatorStore {
  if (!payments.simulator) throw new Error('only the simulator lets its books be read');
  return payments.simulator.store;
}

/** Those that the shop has not taken yet. */
export const eventsOf = (books: Books): Stripe.Event[] => storeOf(books).pendingEvents(Infinity);

/** @param key the Idempotency-Key of their checkout */
export const intentsOf = (books: Books, key: string): Stripe.PaymentIntent[] =>
  storeOf(books).all('payment_intent').filter((intent) => checkoutOf(intent) === key);

export const bookingsOf = ({ db }: Pick<Books, 'db'>, key: string) => db.select().from(bookings).where(eq(bookings.checkoutKey, key));

export const mailsTo = ({ db }: Pick<Books, 'db'>, recipient: string) => db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.createdAt);

/** Seats of a departure that are held or booked. */
export async function seatsTaken({ db }: Pick<Books, 'db'>, { tourId, queryDate, startingTime }: Departure): Promise<number> {
  const [departure] = await db.select().from(departures)
    .where(and(eq(departures.tourId, tourId), eq(departures.day, queryDate), eq(departures.startingTime, startingTime)));
  return departure?.taken ?? 0;
}

/** What the payment provider has given back for a booking. */
export const refundsOf = (books: Books, paymentIntentId: string): Stripe.Refund[] => storeOf(books).refundsOf(paymentIntentId);

/**
 * DESIGN section 6 and decision 33, once all is settled: captured = confirmed + retained + refunded, at most one charge for
 * each checkout and one refund for each charge, and no money set aside for nothing. Amounts are of one currency.
 */
export async function expectBalanced(books: Books): Promise<void> {
  const intents = storeOf(books).all('payment_intent');
  const refunded = sumOf(storeOf(books).all('refund'), ({ amount }) => amount);
  const sold = await books.db.select().from(bookings).where(sql`status <> 'declined'`);
  const confirmed = sumOf(sold.filter(({ status }) => status === 'confirmed'), ({ total }) => total);
  const promised = await books.db.select({ total: bookings.total, amount: refunds.amount, paymentIntentId: bookings.paymentIntentId })
    .from(refunds).innerJoin(bookings, eq(bookings.id, refunds.bookingId)).where(eq(refunds.isReleased, false));
  const retained = sumOf(promised, ({ total, amount }) => total - amount);
  expect(refunded, 'refunded as promised').toBe(sumOf(promised, ({ amount }) => amount));
  expect(sumOf(intents, ({ amount_received: received }) => received), 'captured = confirmed + retained + refunded').toBe(confirmed + retained + refunded);
  for (const { paymentIntentId } of promised) expect(refundsOf(books, paymentIntentId), 'one refund for each charge').toHaveLength(1);

  const charged = intents.filter(({ amount_received: received }) => received > 0).map(checkoutOf);
  expect(new Set(charged).size, 'at most one charge for each checkout').toBe(charged.length);

  const setAside = intents.filter(({ status }) => status === 'requires_capture').map(({ id }) => id).sort();
  const onRequest = sold.filter(({ status }) => status === 'on_request').map(({ paymentIntentId }) => paymentIntentId).sort();
  expect(setAside, 'money is set aside for requests alone').toEqual(onRequest);
}
