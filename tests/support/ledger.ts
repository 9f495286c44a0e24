import { and, eq, inArray, ne } from 'drizzle-orm';
import type Stripe from 'stripe';
import { expect } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { dashboardRefunds, invoiceItems, payments } from '#backend/db/payments-schema.ts';
import { mails } from '#backend/db/mail-schema.ts';
import { bookings, departures, refunds } from '#backend/db/schema.ts';
import { checkoutOf } from '#backend/payments/stripe/intents.ts';
import type { PaymentMethod } from '#backend/payments/method.ts';
import { paymentsOf } from '#backend/simulators/paypal/order.ts';
import type { SimulatorStore } from '#backend/simulators/stripe/store.ts';
import { giftsPaidBy } from './gift-vouchers.ts';
import { paidBookings } from './paid-bookings.ts';
import { expectVouchersBalanced } from './voucher-books.ts';

/** What the shop and its payment provider have written down. */
type Books = Pick<Backend, 'db' | 'payments'>;
type Departure = { tourId: string; queryDate: string; startingTime: string };

const sumOf = <T>(items: readonly T[], amount: (item: T) => number): number => items.reduce((total, item) => total + amount(item), 0);

function storeOf({ payments }: Books): SimulatorStore {
  if (!payments.simulators?.stripe) throw new Error('only the simulator lets its books be read');
  return payments.simulators?.stripe.store;
}

/** Those that the shop has not taken yet. */
export const eventsOf = (books: Books): Stripe.Event[] => storeOf(books).pendingEvents(Infinity);

/** @param key the Idempotency-Key of their checkout */
export const intentsOf = (books: Books, key: string): Stripe.PaymentIntent[] =>
  storeOf(books)
    .all('payment_intent')
    .filter((intent) => checkoutOf(intent) === key);

/** With how their payment stands, in the order of the items. @param key the Idempotency-Key of their checkout */
export const bookingsOf = ({ db }: Pick<Books, 'db'>, key: string) =>
  paidBookings({ db }).where(eq(bookings.checkoutKey, key)).orderBy(bookings.position);

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
export const refundsOf = (books: Books, reference: string | null): Stripe.Refund[] => storeOf(books).refundsOf(reference ?? '');

/** What was promised back of bookings that a method has paid for. */
const promisedBy = (db: Books['db'], method: string) =>
  db
    .select({
      checkoutKey: bookings.checkoutKey,
      total: bookings.total,
      amount: refunds.amount,
      isReleased: refunds.isReleased,
      providerId: refunds.providerId,
      reference: payments.reference,
    })
    .from(refunds)
    .innerJoin(bookings, eq(bookings.id, refunds.bookingId))
    .innerJoin(payments, eq(payments.checkoutKey, bookings.checkoutKey))
    .where(eq(payments.method, method));

/**
 * design 6, once all is settled: by the shop's own books, captured = confirmed + retained + refunded for each payment of a method, and
 * nothing is set aside but while an operator has to answer; what is captured after the booking is captured only then, what is paid at once
 * before. Amounts are of one
 * currency.
 */
export async function expectPaymentsBalanced({ db }: Pick<Books, 'db'>, method: string, settles: PaymentMethod['settles']) {
  const rows = await db.select().from(payments).where(eq(payments.method, method));
  const sold = await paidBookings({ db }).where(and(ne(bookings.status, 'declined'), eq(payments.method, method)));
  const gifts = await giftsPaidBy({ db }, method);
  const promised = [...(await promisedBy(db, method)), ...gifts.promised];
  const elsewhere = await db.select().from(dashboardRefunds);
  for (const { checkoutKey, authorised, captured, released, refunded } of rows) {
    const own = sold.filter((booking) => booking.checkoutKey === checkoutKey);
    const given = promised.filter((one) => one.checkoutKey === checkoutKey);
    const asked = own.filter(({ status }) => status === 'on_request');
    const made = elsewhere.filter((one) => one.checkoutKey === checkoutKey);
    const ended = given.filter(({ providerId }) => made.some(({ id }) => id === providerId));
    // What somebody gave back at the provider, and is no refund of a booking.
    const goodwill = sumOf(made, ({ amount }) => amount) - sumOf(ended, ({ amount }) => amount);
    const returned = sumOf(given, ({ amount, isReleased }) => (isReleased ? 0 : amount));
    const retained = sumOf(given, ({ total, amount }) => total - amount);
    const certain = [
      ...own.filter(({ status }) => status === 'confirmed'),
      ...gifts.confirmed.filter((one) => one.checkoutKey === checkoutKey),
    ];
    const confirmed = sumOf(certain, ({ total }) => total);
    const isWaiting = settles === 'after-booking' && asked.length > 0;
    const requested = sumOf(asked, ({ total }) => total);
    const paidBefore = settles === 'at-once' ? requested : 0;
    expect(refunded, `${method}: refunded as promised`).toBe(returned + goodwill);
    expect(captured, `${method}: captured = confirmed + retained + refunded`).toBe(
      isWaiting ? 0 : confirmed + retained + returned + paidBefore,
    );
    expect(authorised - captured - released, `${method}: set aside for requests alone`).toBe(
      isWaiting ? authorised : requested - paidBefore,
    );
  }
  const isOwn = ({ isReleased, providerId }: (typeof promised)[number]) => !isReleased && !elsewhere.some(({ id }) => id === providerId);
  return { sold, promised: promised.filter(isOwn), elsewhere };
}

/**
 * The same, once all is settled, with what Stripe itself has written down of the methods that it is paid by: one charge for each checkout,
 * one refund for each booking that is cancelled; what was paid and not booked is paid back. The books of gift vouchers are held to the
 * bookings, too.
 */
export async function expectBalanced(books: Books): Promise<void> {
  const byCard = await expectPaymentsBalanced(books, 'card', 'after-booking');
  const byWallet = await expectPaymentsBalanced(books, 'web-payments', 'after-booking');
  const byBancontact = await expectPaymentsBalanced(books, 'bancontact', 'at-once');
  const promised = [...byCard.promised, ...byWallet.promised, ...byBancontact.promised];
  const rows = await books.db
    .select()
    .from(payments)
    .where(inArray(payments.method, ['card', 'web-payments', 'bancontact']));
  const intents = storeOf(books).all('payment_intent');
  const booked = intents.filter(({ id }) => rows.some(({ reference }) => reference === id));
  const givenBack = (some: readonly Stripe.PaymentIntent[]) =>
    sumOf(
      some.flatMap(({ id }) => refundsOf(books, id)),
      ({ amount }) => amount,
    );
  expect(
    sumOf(booked, ({ amount_received: received }) => received),
    'the provider has taken what the books say',
  ).toBe(sumOf(rows, ({ captured }) => captured));
  expect(givenBack(booked), 'and given back what they say').toBe(sumOf(rows, ({ refunded }) => refunded));
  for (const intent of intents.filter((one) => !booked.includes(one)))
    expect(givenBack([intent]), 'what was paid and not booked is paid back').toBe(intent.amount_received);
  for (const { reference } of promised) {
    const own = promised.filter((one) => one.reference === reference);
    const made = refundsOf(books, reference).filter(({ id }) => !byCard.elsewhere.some((one) => one.id === id));
    expect(made, 'one refund for each booking that is cancelled').toHaveLength(own.length);
  }

  const charged = booked.filter(({ amount_received: received }) => received > 0).map(checkoutOf);
  expect(new Set(charged).size, 'at most one charge for each checkout').toBe(charged.length);

  const setAside = intents
    .filter(({ status }) => status === 'requires_capture')
    .map(({ id }) => id)
    .sort();
  expect(setAside, 'money is set aside for requests alone').toEqual(requestedOf([...byCard.sold, ...byWallet.sold]));
  await expectPayPalBalanced(books);
  await expectVouchersBalanced(books);
}

const requestedOf = (sold: readonly { status: string; reference: string | null }[]) =>
  [...new Set(sold.filter(({ status }) => status === 'on_request').map(({ reference }) => reference))].sort();

/** The same with what PayPal has written down. */
async function expectPayPalBalanced(books: Books): Promise<void> {
  const { sold, promised, elsewhere } = await expectPaymentsBalanced(books, 'paypal', 'after-booking');
  const rows = await books.db.select().from(payments).where(eq(payments.method, 'paypal'));
  const minor = (parts: readonly { amount: { value: string } }[]) =>
    Math.round(sumOf(parts, ({ amount: { value } }) => Number(value) * 100));
  const orders = books.payments.simulators?.payPal.store.things() ?? [];
  for (const order of orders) {
    const { authorizations, captures, refunds } = paymentsOf(order);
    const row = rows.find(({ reference }) => reference === order.id);
    const own = promised.filter(({ reference }) => reference === order.id);
    expect(minor(captures), 'PayPal has taken what the books say').toBe(row?.captured ?? 0);
    expect(minor(refunds), 'and given back what they say').toBe(row?.refunded ?? 0);
    const made = refunds.filter(({ id }) => !elsewhere.some((one) => one.id === id));
    expect(made, 'one refund for each booking that is cancelled').toHaveLength(own.length);
    expect(authorizations.length, 'set aside once at most').toBeLessThanOrEqual(1);
  }
  const charged = orders.filter((order) => paymentsOf(order).captures.length > 0).map(({ purchase_units: [unit] }) => unit.custom_id);
  expect(new Set(charged).size, 'at most one charge for each checkout').toBe(charged.length);
  const setAside = orders.filter((order) => paymentsOf(order).authorizations[0]?.status === 'CREATED').map(({ id }) => id);
  expect(setAside.sort(), 'money is set aside for requests alone').toEqual(requestedOf(sold));
}

/**
 * Decision 36, at any time: charged = confirmed + retained + credited, one charge at most for each booking on account and one credit
 * for each charge, each of the booking's own organisation and currency. Amounts are of one currency.
 */
export async function expectAccountsBalanced({ db }: Pick<Books, 'db'>): Promise<void> {
  await expectPaymentsBalanced({ db }, 'account', 'with-booking');
  const items = await db.select().from(invoiceItems);
  const onAccount = await paidBookings({ db }).where(eq(payments.method, 'account'));
  const rows = await db.select().from(payments).where(eq(payments.method, 'account'));
  const sum = (kind: 'charge' | 'credit') =>
    sumOf(
      items.filter((item) => item.kind === kind),
      ({ amount }) => Math.abs(amount),
    );
  expect(sum('credit'), 'credited as the books say').toBe(sumOf(rows, ({ refunded }) => refunded));
  expect(sum('charge'), 'charged as the books say').toBe(sumOf(rows, ({ captured }) => captured));
  const keys = items.map(({ bookingId, kind }) => `${bookingId} ${kind}`);
  expect(new Set(keys).size, 'one charge and one credit at most').toBe(keys.length);
  for (const item of items) {
    const { bookingId: id, organizationId, subjectId, currency } = item;
    expect(onAccount, 'every position belongs to a booking').toContainEqual(
      expect.objectContaining({ id, organizationId, subjectId, currency }),
    );
  }
}
