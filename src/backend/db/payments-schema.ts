import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '#contracts/common.ts';
import { instant } from './columns.ts';

/** What the amounts of a payment keep to. */
const soundAmounts = [
  'to_capture between 0 and authorised',
  'captured >= 0 and released >= 0',
  'captured + released <= authorised',
  'refunded between 0 and captured',
];

/**
 * What pays for an order: one row for each checkout key, written with its booking. Amounts are minor units of `currency`;
 * once all is settled, authorised = captured + released.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    checkoutKey: uuid('checkout_key').notNull().unique(),
    /** Id of a method in the registry (`payments/registry.ts`). */
    method: text('method').notNull(),
    /** The provider's own id; null where the method has no provider. */
    reference: text('reference'),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    authorised: integer('authorised').notNull(),
    /** What is taken of it, decided once: at the latest when no operator has to answer any more. */
    toCapture: integer('to_capture'),
    captured: integer('captured').notNull().default(0),
    released: integer('released').notNull().default(0),
    refunded: integer('refunded').notNull().default(0),
    /** The furthest that it has come to. */
    status: text('status').$type<'authorised' | 'captured' | 'released' | 'refunded'>().notNull(),
    /** What is not as it should be at the provider: it looks into a capture, or has refused or taken back the money. Null: all is well. */
    trouble: text('trouble').$type<'pending' | 'reversed'>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('payments_reference').on(table.method, table.reference),
    index('payments_to_capture')
      .on(table.updatedAt)
      .where(sql`status = 'authorised'`),
    check('payments_amounts', sql.raw(soundAmounts.join(' and '))),
  ],
);

/** What an organisation's account is charged and credited: each booking once, written in one transaction with what it is for. */
export const invoiceItems = pgTable(
  'invoice_items',
  {
    bookingId: uuid('booking_id').notNull(),
    kind: text('kind').$type<'charge' | 'credit'>().notNull(),
    organizationId: uuid('organization_id').notNull(),
    /** Minor units of `currency`; a credit is below zero. */
    amount: integer('amount').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    /** Who booked; null once that account is deleted. */
    subjectId: uuid('subject_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.kind] }),
    index('invoice_items_organization').on(table.organizationId, table.createdAt),
    check('invoice_items_sign', sql`(kind = 'charge') = (amount > 0)`),
  ],
);

/** What somebody has given back in the provider's own dashboard: each once, however often it is told of (fault 51). */
export const dashboardRefunds = pgTable('dashboard_refunds', {
  /** The provider's own. */
  id: text('id').primaryKey(),
  checkoutKey: uuid('checkout_key').notNull(),
  /** Minor units of the payment's currency. */
  amount: integer('amount').notNull(),
  /** As the provider said when it first told of it. */
  status: text('status').$type<'pending' | 'succeeded'>().notNull(),
  toldAt: instant('told_at').notNull(),
});

/** Payment provider events that were handled: a repeated webhook has one effect. */
export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: instant('received_at').notNull(),
});
