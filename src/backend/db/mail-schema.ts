import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Where mail goes when no SMTP server is configured: the outbox page of development and demo. */
export const mails = pgTable('mails', {
  /** RFC 5322 Message-ID, derived from what the mail is about: one that is sent twice is stored once. */
  messageId: text('message_id').primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  raw: bytes('raw').notNull(),
  createdAt: instant('created_at').notNull(),
});
