import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#contracts/common.ts';
import { instant } from './columns.ts';

/** Every tour that was ever on sale: the address of one that is no longer says so, and what there is instead. */
export const listedTours = pgTable('listed_tours', {
  tourId: uuid('tour_id').primaryKey(),
  tourName: jsonb('tour_name').$type<Readonly<Record<Locale, string>>>().notNull(),
  /** Id of its destination: `rome`. */
  city: text('city').notNull(),
  withdrawnAt: instant('withdrawn_at'),
});

/** What a vendor service elsewhere has told of its tours: of all servers, one tells the others. */
export const changedTours = pgTable('changed_tours', {
  /** The tour's `normalizedUrlPath`. */
  path: text('path').primaryKey(),
  changedAt: instant('changed_at').notNull(),
});

/** The ledger of what tours asked, each change of it: what a price that is struck through is held against. Rows are never changed. */
export const askedPrices = pgTable(
  'asked_prices',
  {
    tourId: uuid('tour_id').notNull(),
    since: instant('since').notNull(),
    /** Cents, of one of each option. */
    prices: jsonb('prices').$type<Readonly<Record<string, number>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tourId, table.since] })],
);
