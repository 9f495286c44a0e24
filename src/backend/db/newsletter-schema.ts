import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#contracts/common.ts';
import { instant } from './columns.ts';

/** Who asked for a newsletter, and who confirmed it. Unconfirmed ones are deleted when their link expires. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    listId: text('list_id').notNull(),
    /** In lower case: one subscription for each mailbox. */
    email: text('email').notNull(),
    language: text('language').$type<Locale>().notNull(),
    status: text('status').$type<'pending' | 'subscribed' | 'unsubscribed'>().notNull(),
    /** SHA-256 of the token in the mail's links. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The token itself, until the mail with it is sent. */
    unsentToken: text('unsent_token'),
    askedAt: instant('asked_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    unsubscribedAt: instant('unsubscribed_at'),
  },
  (table) => [
    uniqueIndex('subscriptions_once').on(table.listId, table.email),
    index('subscriptions_pending')
      .on(table.askedAt)
      .where(sql`status = 'pending'`),
  ],
);
