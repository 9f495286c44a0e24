import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { expect } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { bookings, departures, invoiceItems, mails, refunds } from '#backend/db/schema.ts';
import { checkoutOf } from '#backend/payments/card/intents.ts';
import type { SimulatorStore } from '#backend/simulators/stripe/store.ts';

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
  storeOf(books)
    .all('payment_intent')
    .filter((intent) => checkoutOf(intent) === key);

export const bookingsOf = ({ db }: Pick<Books, 'db'>, key: string) => db.select().from(bookings).where(eq(bookings.checkoutKey, key));

export const mailsTo = ({ db }: Pick<Books, 'db'>, recipient: string) =>
  db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.createdAt);

/** Seats of a departure that are held or booked. */
export async function seatsTaken({ db }: Pick<Books, 'db'>, { tourId, queryDate, startingTime }: Departure): Promise<number> {
  const [departure] = await db
    .select()
    .from(departures)
    .where(and(eq(departures.tourId, tourId), eq(departures.day, queryDate), eq(departures.startingTime, startingTime)));
  return departure?.taken ?? 0;
}

/** What the payment provider has given back for a booking. */
export const refundsOf = (books: Books, paymentIntentId: string | null): Stripe.Refund[] => storeOf(books).refundsOf(paymentIntentId ?? '');

/**
 * DESIGN section 6 and decision 33, once all is settled: captured = confirmed + retained + refunded, at most one charge for
 * each checkout and one refund for each charge, and no money set aside for nothing. Amounts are of one currency.
 */
export async function expectBalanced(books: Books): Promise<void> {
  const intents = storeOf(books).all('payment_intent');
  const refunded = sumOf(storeOf(books).all('refund'), ({ amount }) => amount);
  const sold = await books.db
    .select()
    .from(bookings)
    .where(and(sql`status <> 'declined'`, isNotNull(bookings.paymentIntentId)));
  const confirmed = sumOf(
    sold.filter(({ status }) => status === 'confirmed'),
    ({ total }) => total,
  );
  const promised = await books.db
    .select({ total: bookings.total, amount: refunds.amount, paymentIntentId: bookings.paymentIntentId })
    .from(refunds)
    .innerJoin(bookings, eq(bookings.id, refunds.bookingId))
    .where(and(eq(refunds.isReleased, false), isNotNull(bookings.paymentIntentId)));
  const retained = sumOf(promised, ({ total, amount }) => total - amount);
  expect(refunded, 'refunded as promised').toBe(sumOf(promised, ({ amount }) => amount));
  expect(
    sumOf(intents, ({ amount_received: received }) => received),
    'captured = confirmed + retained + refunded',
  ).toBe(confirmed + retained + refunded);
  for (const { paymentIntentId } of promised) expect(refundsOf(books, paymentIntentId), 'one refund for each charge').toHaveLength(1);

  const charged = intents.filter(({ amount_received: received }) => received > 0).map(checkoutOf);
  expect(new Set(charged).size, 'at most one charge for each checkout').toBe(charged.length);

  const setAside = intents
    .filter(({ status }) => status === 'requires_capture')
    .map(({ id }) => id)
    .sort();
  const onRequest = sold
    .filter(({ status }) => status === 'on_request')
    .map(({ paymentIntentId }) => paymentIntentId)
    .sort();
  expect(setAside, 'money is set aside for requests alone').toEqual(onRequest);
}

/**
 * Decision 36, at any time: charged = confirmed + retained + credited, one charge at most for each booking on account and one credit
 * for each charge, each of the booking's own organisation and currency. Amounts are of one currency.
 */
export async function expectAccountsBalanced({ db }: Pick<Books, 'db'>): Promise<void> {
  const items = await db.select().from(invoiceItems);
  const onAccount = await db.select().from(bookings).where(isNull(bookings.paymentIntentId));
  const promised = await db
    .select({ bookingId: refunds.bookingId, total: bookings.total, amount: refunds.amount })
    .from(refunds)
    .innerJoin(bookings, eq(bookings.id, refunds.bookingId))
    .where(and(eq(refunds.isReleased, false), isNull(bookings.paymentIntentId)));
  const sum = (kind: 'charge' | 'credit') =>
    sumOf(
      items.filter((item) => item.kind === kind),
      ({ amount }) => Math.abs(amount),
    );
  const confirmed = sumOf(
    onAccount.filter(({ status }) => status === 'confirmed'),
    ({ total }) => total,
  );
  const [retained, credited] = [sumOf(promised, ({ total, amount }) => total - amount), sumOf(promised, ({ amount }) => amount)];
  expect(sum('credit'), 'credited as promised').toBe(credited);
  expect(sum('charge'), 'charged = confirmed + retained + credited').toBe(confirmed + retained + credited);
  const keys = items.map(({ bookingId, kind }) => `${bookingId} ${kind}`);
  expect(new Set(keys).size, 'one charge and one credit at most').toBe(keys.length);
  for (const item of items) {
    const { bookingId: id, organizationId, subjectId, currency } = item;
    expect(onAccount, 'every position belongs to a booking').toContainEqual(
      expect.objectContaining({ id, organizationId, subjectId, currency }),
    );
  }
}
