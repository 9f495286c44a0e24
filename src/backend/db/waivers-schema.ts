import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Day, Locale } from '#contracts/common.ts';
import { instant } from './columns.ts';

/**
 * What participants have signed: a row is written once and never changed. Who signs again adds one, and the newest counts (fault 52). It
 * stands for itself: what was signed is in it, whatever becomes of the catalogue.
 */
export const signedWaivers = pgTable(
  'signed_waivers',
  {
    id: uuid('id').primaryKey(),
    bookingId: uuid('booking_id').notNull(),
    /** Index into the booking's participants. */
    participant: integer('participant').notNull(),
    participantName: text('participant_name').notNull(),
    /** The visit's. */
    day: text('day').$type<Day>().notNull(),
    waiverId: text('waiver_id').notNull(),
    version: text('version').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Who signed: the participant, or a guardian. */
    signer: text('signer').notNull(),
    isGuardian: boolean('is_guardian').notNull(),
    /** A PNG in base64, where it was drawn as well. */
    drawing: text('drawing'),
    /** SHA-256 of all that was signed (`waivers/signed.ts`), as hex. */
    hash: text('hash').notNull(),
    signedAt: instant('signed_at').notNull(),
  },
  (table) => [
    index('signed_waivers_booking').on(table.bookingId, table.participant, table.signedAt),
    index('signed_waivers_day').on(table.day),
  ],
);
