import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PlacedOrder } from '#contracts/authorization-checkout.ts';
import type { CurrencyCode, Day, Locale } from '#contracts/common.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type { Selection } from '#contracts/quotes.ts';
import type { CancellationTerm } from '#contracts/cancellation-terms.ts';
import { bookedItem } from '#domain/booked-item.ts';
import { callChange } from '#domain/cruises/changed-call.ts';
import type { ChosenLine, OrderLine } from '#domain/order-line.ts';
import { suggestedTime } from '#domain/suggested-time.ts';
import { bookerEmail } from './booker-email.ts';
import { checkedJson } from './checked-json.ts';
import { instant, transactionId } from './columns.ts';

/**
 * Made when a seat is first asked for; `taken` counts open holds and bookings, so a seat is sold by one statement. Where starts share their
 * groups, each row counts those that set out at its time.
 */
export const departures = pgTable(
  'departures',
  {
    tourId: uuid('tour_id').notNull(),
    day: text('day').$type<Day>().notNull(),
    startingTime: text('starting_time').notNull(),
    seats: integer('seats').notNull(),
    taken: integer('taken').notNull().default(0),
    /** Who wrote the row last: a trigger of migration 0024 notes it. */
    changedIn: transactionId('changed_in').notNull().default('0'),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.day, table.startingTime] }),
    check('taken_within_seats', sql`${table.taken} between 0 and ${table.seats}`),
    index('departures_changed').on(table.changedIn),
  ],
);

/** A quoted item of a cart and the places it holds. An open hold past `expiresAt` is void even before it is released. */
export const holds = pgTable(
  'holds',
  {
    id: uuid('id').primaryKey(),
    /** What is held together is ordered together. */
    cartId: uuid('cart_id').notNull(),
    selection: jsonb('selection').$type<Selection>().notNull(),
    tourId: uuid('tour_id').notNull(),
    /** Who counts what it keeps. */
    supplier: text('supplier').notNull().default('local'),
    day: text('day').$type<Day>().notNull(),
    startingTime: text('starting_time').notNull(),
    seats: integer('seats').notNull(),
    lines: jsonb('lines').$type<ChosenLine[]>().notNull(),
    /** Minor units of `currency`. */
    total: integer('total').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    extended: boolean('extended').notNull().default(false),
    status: text('status').$type<'open' | 'booked' | 'released'>().notNull().default('open'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('holds_cart').on(table.cartId),
    index('holds_open')
      .on(table.expiresAt)
      .where(sql`status = 'open'`),
  ],
);

/** One row for each idempotency key: what was asked, and how far it came. */
export const checkouts = pgTable(
  'checkouts',
  {
    key: uuid('key').primaryKey(),
    /** Hash of the request without what may change between tries (payment method, payment intent). */
    fingerprint: text('fingerprint').notNull(),
    request: jsonb('request').$type<PlacedOrder>().notNull(),
    /** Whose holds it books. */
    cartId: uuid('hold_id').notNull(),
    state: text('state').$type<'processing' | 'requires_action' | 'booked' | 'failed'>().notNull(),
    /** The payment provider's id of the payment under way. */
    paymentReference: text('payment_intent_id'),
    /** Who was signed in. */
    subjectId: uuid('subject_id'),
    /** Counts payment tries, for the payment provider's own idempotency keys. */
    attempt: integer('attempt').notNull().default(1),
    errorCode: text('error_code').$type<ErrorCode>(),
    /** Whoever works on it holds it until then; no two claims end at the same instant, so the value tells them apart. */
    claimedUntil: instant('claimed_until'),
    startedAt: instant('started_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('checkouts_unfinished')
      .on(table.updatedAt)
      .where(sql`state in ('processing', 'requires_action')`),
  ],
);

/** What one checkout has ordered: one booker, one payment, and a booking for each thing. */
export const orders = pgTable('orders', {
  checkoutKey: uuid('checkout_key').primaryKey(),
  orderNumber: text('order_number').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});

export const bookings = pgTable(
  'bookings',
  {
    id: uuid('id').primaryKey(),
    /** Its own: the order's, and in an order of several its position after that. */
    orderNumber: text('order_number').notNull().unique(),
    /** Of its order. */
    checkoutKey: uuid('checkout_key').notNull(),
    /** From 1, in the order in which the shopper was shown them. */
    position: integer('position').notNull().default(1),
    holdId: uuid('hold_id').notNull().unique(),
    status: text('status').$type<'confirmed' | 'on_request' | 'declined' | 'cancelled'>().notNull(),
    tourId: uuid('tour_id').notNull(),
    day: text('day').$type<Day>().notNull(),
    startingTime: text('starting_time').notNull(),
    /** The order as if this were all of it: booker, participants, answers. */
    order: jsonb('order').$type<PlacedOrder>().notNull(),
    lines: jsonb('lines').$type<OrderLine[]>().notNull(),
    total: integer('total').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** Who was signed in, and whom the booking was made for. */
    subjectId: uuid('subject_id'),
    organizationId: uuid('organization_id'),
    /**
     * What was booked, as it was then. The empty object, of a booking that an earlier release wrote, is filled when the database is opened.
     */
    item: checkedJson(bookedItem)('item')
      .notNull()
      .default(sql`'{}'::jsonb`),
    /** Read by the release before `item` alone, should it run again, and to fill `item`; goes with the next one. */
    cancellationTerms: jsonb('cancellation_terms').$type<CancellationTerm[]>().notNull().default([]),
    /** Another time that the operator suggests, while it is on request. */
    suggestedTime: checkedJson(suggestedTime)('suggested_time'),
    /** What has become of it when the call of its ship changed last; null: the call never did. */
    callChange: checkedJson(callChange)('call_change'),
    createdAt: instant('created_at').notNull(),
    /** From that day on secret answers are deleted; null where there are none. */
    secretsUntil: text('secrets_until').$type<Day>(),
    /** When the account it was made with was deleted, and when it lost what no law requires us to store. */
    erasureAskedAt: instant('erasure_asked_at'),
    erasedAt: instant('erased_at'),
  },
  (table) => [
    uniqueIndex('bookings_checkout').on(table.checkoutKey, table.position),
    index('bookings_on_request')
      .on(table.createdAt)
      .where(sql`status = 'on_request'`),
    index('bookings_from_ship')
      .on(table.day)
      .where(sql`status in ('confirmed', 'on_request') and item -> 'shoreCall' is not null`),
    index('bookings_subject').on(table.subjectId, table.createdAt),
    index('bookings_organization').on(table.organizationId, table.createdAt),
    index('bookings_booker').on(bookerEmail(table.order)),
    index('bookings_without_item')
      .on(table.createdAt)
      .where(sql`item = '{}'::jsonb`),
    index('bookings_secrets')
      .on(table.secretsUntil)
      .where(sql`secrets_until is not null`),
    index('bookings_to_erase')
      .on(table.day)
      .where(sql`erasure_asked_at is not null and erased_at is null`),
  ],
);

/** What a cancelled booking, or a gift voucher that was withdrawn from, gives back. One for each, however often it is asked for. */
export const refunds = pgTable('refunds', {
  /** Of what has ended: the booking's, or the gift voucher's. */
  bookingId: uuid('booking_id').primaryKey(),
  /** Minor units of `currency`. */
  amount: integer('amount').notNull(),
  currency: text('currency').$type<CurrencyCode>().notNull(),
  /** 0 to 1: of the price. */
  share: doublePrecision('share').notNull(),
  /** True where the money was set aside and is not charged: the order waited, or waits, for an operator. */
  isReleased: boolean('is_released').notNull(),
  /** As the payment provider says; `succeeded`, too, for an authorisation that was released. */
  status: text('status').$type<'pending' | 'succeeded' | 'failed'>().notNull().default('pending'),
  askedAt: instant('asked_at').notNull(),
  /** The payment provider's own id, once it has taken the refund; one that was made there may be of several bookings. */
  providerId: text('provider_id'),
});

/** The code that lets a guest see a booking: the newest for each booking, invalid after too many tries. */
export const bookingCodes = pgTable('booking_codes', {
  bookingId: uuid('booking_id').primaryKey(),
  /** What the code is made from, together with the server's own key. */
  nonce: uuid('nonce').notNull(),
  /** The language of the page on which it was asked for. */
  locale: text('locale').$type<Locale>().notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
});
