import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, type InferSelectModel } from 'drizzle-orm';
import type { Locale } from '#contracts/common.ts';
import type { UserInfo } from '#contracts/identity.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import { accounts, memberships } from '../db/identity-schema.ts';

export type StoredAccount = InferSelectModel<typeof accounts>;
type NewAccount = { email: string; name: string; passwordHash: string; locale: Locale };
type Store = { db: Database; config: Pick<Config, 'smtpUrl'> };

/** One account for each mailbox, whatever the case that it is typed in. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Demo accounts have public passwords: where real mail is sent, there are none. */
export const isDemoMode = ({ smtpUrl }: Pick<Config, 'smtpUrl'>): boolean => smtpUrl === undefined;

const allowed = ({ config }: Store, account: StoredAccount | undefined): StoredAccount | undefined =>
  account?.isDemo && !isDemoMode(config) ? undefined : account;

export async function findByEmail(store: Store, email: string): Promise<StoredAccount | undefined> {
  const [account] = await store.db
    .select()
    .from(accounts)
    .where(eq(accounts.email, emailKey(email)));
  return allowed(store, account);
}

export async function readAccount(store: Store, id: string): Promise<StoredAccount | undefined> {
  const [account] = await store.db.select().from(accounts).where(eq(accounts.id, id));
  return allowed(store, account);
}

/** @returns nothing when the address has an account already */
export async function createAccount(db: Database, { email, ...given }: NewAccount, now: Date): Promise<StoredAccount | undefined> {
  const [account] = await db
    .insert(accounts)
    .values({ id: randomUUID(), email: emailKey(email), ...given, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return account;
}

export const markVerified = (db: Database, id: string, now: Date) =>
  db
    .update(accounts)
    .set({ emailVerifiedAt: now })
    .where(and(eq(accounts.id, id), isNull(accounts.emailVerifiedAt)));

/** @param given a new password, and a name where the one that is there may be a stranger's */
export const setCredentials = (db: Database, id: string, given: { passwordHash: string; name?: string }) =>
  db.update(accounts).set(given).where(eq(accounts.id, id));

/** Uuids of the organisations that someone belongs to, the first joined first. */
export async function organizationsOf(db: Database, accountId: string): Promise<string[]> {
  const found = await db
    .select({ id: memberships.organizationId })
    .from(memberships)
    .where(eq(memberships.accountId, accountId))
    .orderBy(asc(memberships.since), asc(memberships.organizationId));
  return found.map(({ id }) => id);
}

export async function userInfoOf(db: Database, account: StoredAccount): Promise<UserInfo> {
  return {
    sub: account.id,
    name: account.name,
    locale: account.locale,
    email: account.email,
    email_verified: account.emailVerifiedAt !== null,
    organizations: await organizationsOf(db, account.id),
    authorizable_scopes: account.authorizableScopes,
  };
}
