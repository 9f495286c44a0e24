import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Locale, ProductType } from '#contracts/common.ts';
import type { BookingScope } from '#contracts/identity.ts';
import type { Selection } from '#contracts/quotes.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What the identity provider stores: sessions, grants, codes, tokens. Expired rows count as deleted. */
export const identityRecords = pgTable(
  'identity_records',
  {
    /** The provider's own name: `Session`, `AccessToken`. */
    kind: text('kind').notNull(),
    /** Of codes and tokens a hash: who reads the table cannot sign in with it. */
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    accountId: uuid('account_id'),
    /** Seconds since 1970, as the provider counts. */
    consumedAt: integer('consumed_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('identity_records_grant').on(table.grantId),
    index('identity_records_uid').on(table.uid),
    index('identity_records_account').on(table.accountId),
    index('identity_records_expired').on(table.expiresAt),
  ],
);

export const accounts = pgTable('accounts', {
  /** The subject (`sub`). */
  id: uuid('id').primaryKey(),
  /** In lower case: one account for each mailbox. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  /** Argon2id in PHC format. */
  passwordHash: text('password_hash').notNull(),
  /** The language of mails. */
  locale: text('locale').$type<Locale>().notNull(),
  emailVerifiedAt: instant('email_verified_at'),
  authorizableScopes: jsonb('authorizable_scopes').$type<BookingScope[]>().notNull().default([]),
  /** Signs in only where no mail server is configured: its password is public. */
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: instant('created_at').notNull(),
});

export const organizations = pgTable('organizations', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  logoUrl: text('logo_url'),
});

export const memberships = pgTable(
  'memberships',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.organizationId] })],
);

/** Mails with a link that only the mailbox's owner can know; the row outlives the mail until the link expires. */
export const accountMails = pgTable(
  'account_mails',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** `known`: somebody wanted to register an address that has an account; `unclaimed`: a code for one that nobody has confirmed. */
    kind: text('kind').$type<'verification' | 'reset' | 'known' | 'unclaimed'>().notNull(),
    /** SHA-256 of the token in the mail's link. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The token itself, until the mail with it is sent. */
    unsentToken: text('unsent_token'),
    /** When it was asked for. */
    mailAt: instant('mail_at').notNull(),
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('account_mails_account').on(table.accountId)],
);

/** Who is yet to be told that their account is gone; the row goes as soon as the mail is sent. */
export const accountDeletions = pgTable('account_deletions', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  /** Bookings that stay valid. */
  orderNumbers: jsonb('order_numbers').$type<string[]>().notNull(),
});

export const wishlistEntries = pgTable(
  'wishlist_entries',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tourUuid: uuid('tour_uuid').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.tourUuid] })],
);

/** The trips of accounts: what their owners would like to do. */
export const tripWishes = pgTable(
  'trip_wishes',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Made in a browser: another account may have the same. */
    wishId: uuid('wish_id').notNull(),
    productType: text('product_type').$type<ProductType>().notNull(),
    selection: jsonb('selection').$type<Selection>().notNull(),
    /** Wishes that come together are a millisecond apart, in their order. */
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.wishId] })],
);
