import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#contracts/common.ts';
import { instant } from './columns.ts';

/** Operators who would like to sell tours in the shop. Each is deleted some time after it was decided, or has lain open. */
export const applications = pgTable(
  'applications',
  {
    /** Given by the form, so that one that is sent twice is stored once. */
    id: uuid('id').primaryKey(),
    business: text('business').notNull(),
    city: text('city').notNull(),
    tour: text('tour').notNull(),
    /** Empty where none was given, as `phone`. */
    website: text('website').notNull(),
    contactName: text('contact_name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    language: text('language').$type<Locale>().notNull(),
    /** Answered: the shop's operator has written to them from here; closed: settled without. */
    status: text('status').$type<'open' | 'answered' | 'closed'>().notNull().default('open'),
    answer: text('answer'),
    receivedAt: instant('received_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('applications_of_mailbox').on(table.email, table.receivedAt),
    index('applications_open').on(table.status, table.receivedAt),
  ],
);
