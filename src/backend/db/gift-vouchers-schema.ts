import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Day, Locale } from '#contracts/common.ts';
import { instant } from './columns.ts';
import { vouchers } from './vouchers-schema.ts';

/** A gift voucher that somebody has bought: who it is from and for, and how it looks. What it is worth is its voucher's. */
export const giftVouchers = pgTable(
  'gift_vouchers',
  {
    id: uuid('id').primaryKey(),
    code: text('code')
      .notNull()
      .unique()
      .references(() => vouchers.code),
    /** Of the order that has paid for it. */
    checkoutKey: uuid('checkout_key').notNull().unique(),
    /** The cart's own id. */
    cartId: uuid('cart_id').notNull(),
    orderNumber: text('order_number').notNull().unique(),
    /** The language of the order, its mails and the voucher. */
    locale: text('locale').$type<Locale>().notNull(),
    /** The destination whose poster it is printed on. */
    design: text('design').notNull(),
    /** What it is meant for, as it was called then. */
    tour: jsonb('tour').$type<{ id: string; title: string }>(),
    buyerName: text('buyer_name').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email'),
    senderName: text('sender_name').notNull(),
    message: text('message').notNull(),
    /** The day on which it goes to its recipient; null: at once. */
    sendOn: text('send_on').$type<Day>(),
    /** Who was signed in. */
    subjectId: uuid('subject_id'),
    createdAt: instant('created_at').notNull(),
    /** When who bought it withdrew from the contract, or the money went back in another way. */
    endedAt: instant('ended_at'),
    /** When the account it was bought with was deleted, and when it lost what no law requires us to store: not before it was sent. */
    erasureAskedAt: instant('erasure_asked_at'),
    erasedAt: instant('erased_at'),
  },
  (table) => [index('gift_vouchers_subject').on(table.subjectId)],
);
