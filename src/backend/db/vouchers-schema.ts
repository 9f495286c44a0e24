import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '#contracts/common.ts';
import { instant } from './columns.ts';
import { checkouts } from './schema.ts';

/**
 * What takes something off an order: a share or an amount that the shop gives away, or a gift voucher that somebody has bought. Amounts are
 * minor units of `currency`.
 */
export const vouchers = pgTable(
  'vouchers',
  {
    /** In capitals. */
    code: text('code').primaryKey(),
    /** A name for those that were made together. */
    batch: text('batch').notNull(),
    /** Folder of the brand in whose shop it is valid; null: in all that share this database. */
    brand: text('brand'),
    /** Of the price, in whole per cent; or `amount`. */
    percent: integer('percent'),
    amount: integer('amount'),
    currency: text('currency').$type<CurrencyCode>(),
    /** True of a gift voucher: what an order does not use of `amount` remains, and its books are `voucher_entries`. */
    hasBalance: boolean('has_balance').notNull().default(false),
    /** Ids of the products it is for; null: all. */
    products: jsonb('products').$type<string[]>(),
    leastTotal: integer('least_total').notNull().default(0),
    validFrom: instant('valid_from'),
    validUntil: instant('valid_until'),
    /** How many orders it can be used for, by all and by each person; null: any number. */
    uses: integer('uses'),
    usesPerPerson: integer('uses_per_person'),
    createdAt: instant('created_at').notNull(),
    /** When the shop's operator ended it. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('vouchers_batch').on(table.batch),
    check('vouchers_value', sql`(${table.percent} is null) <> (${table.amount} is null)`),
    check('vouchers_percent', sql`${table.percent} between 1 and 100`),
    check('vouchers_amounts', sql`${table.amount} > 0 and ${table.leastTotal} >= 0`),
    check('vouchers_balance', sql`not ${table.hasBalance} or ${table.amount} is not null`),
    check('vouchers_currency', sql`${table.currency} is not null or (${table.amount} is null and ${table.leastTotal} = 0)`),
  ],
);

/**
 * One for each order that names a voucher. It counts as used while its checkout is under way and while any booking of its order stands, so
 * that what was abandoned, refused, declined or cancelled is free again without anybody's doing.
 */
export const voucherUses = pgTable(
  'voucher_uses',
  {
    checkoutKey: uuid('checkout_key')
      .primaryKey()
      .references(() => checkouts.key, { onDelete: 'cascade' }),
    code: text('code')
      .notNull()
      .references(() => vouchers.code),
    /** What is taken off each item, in their order and in minor units of the order's currency. */
    discounts: jsonb('discounts').$type<number[]>().notNull(),
  },
  (table) => [index('voucher_uses_code').on(table.code)],
);

/**
 * The ledger of gift vouchers, in minor units of the voucher's currency; nothing in it is ever changed. What a voucher is still worth is
 * the sum of its entries, and for all of them issued = spent + left + returned: `spent` less what of it was `given_back`, and `returned` to
 * who bought it.
 */
export const voucherEntries = pgTable(
  'voucher_entries',
  {
    code: text('code')
      .notNull()
      .references(() => vouchers.code),
    kind: text('kind').$type<'issued' | 'spent' | 'given_back' | 'returned'>().notNull(),
    /** The booking that it was spent on or given back from; of the rest, the gift voucher itself. Each has one entry of a kind. */
    about: uuid('about').notNull(),
    /** Below zero where it is worth less afterwards. */
    amount: integer('amount').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.kind, table.about] }),
    index('voucher_entries_about').on(table.about),
    check('voucher_entries_sign', sql`(${table.kind} in ('issued', 'given_back')) = (${table.amount} > 0)`),
  ],
);
