import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#contracts/common.ts';
import { instant } from './columns.ts';

/**
 * What bookers have written about their visits: one for each booking. One that is removed stays as an empty row: its booking is not
 * reviewed again, and other servers learn of it.
 */
export const reviews = pgTable(
  'reviews',
  {
    bookingId: uuid('booking_id').primaryKey(),
    /** What pages call it by: nothing leads from it to the booking. */
    id: uuid('id').notNull().unique(),
    tourId: uuid('tour_id').notNull(),
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    /** The booker's first name, where they want it shown. */
    author: text('author'),
    language: text('language').$type<Locale>().notNull(),
    /** Shown is shown; reported is hidden until the shop's operator has looked at it. */
    status: text('status').$type<'shown' | 'reported' | 'removed'>().notNull().default('shown'),
    writtenAt: instant('written_at').notNull(),
    /** The tour's operator's. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** In the words of whoever reported it. */
    reportReason: text('report_reason'),
    reportedAt: instant('reported_at'),
    /** When the shop's operator last let it be shown again. */
    lookedAt: instant('looked_at'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    check('rating_in_stars', sql`${table.rating} between 1 and 5`),
    index('reviews_tour').on(table.tourId, table.writtenAt),
    index('reviews_changed').on(table.changedAt),
    index('reviews_reported')
      .on(table.reportedAt)
      .where(sql`reported_at is not null`),
  ],
);

/** Who does not want to be asked for reviews any more. */
export const reviewObjections = pgTable('review_objections', {
  /** A keyed hash of the e-mail address in lower case. */
  addressHash: text('address_hash').primaryKey(),
  objectedAt: instant('objected_at').notNull(),
});
