import { asc, eq, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import type { PersonalData } from '#contracts/personal-data.ts';
import type { Backend } from '../../backend.ts';
import { mails, subscriptions } from '../../db/schema.ts';
import type { StoredAccount } from '../../identity/accounts.ts';

const maybe = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Newsletters that the address was entered for. */
export async function newsletterData({ db }: Pick<Backend, 'db'>, { email }: StoredAccount): Promise<PersonalData['newsletter']> {
  const found = await db.select().from(subscriptions).where(eq(subscriptions.email, email)).orderBy(asc(subscriptions.askedAt));
  return found.map(({ listId, language, status, askedAt, confirmedAt, unsubscribedAt }) =>
    ({ listId, email, language, status, askedAt: askedAt.toISOString(), confirmedAt: maybe(confirmedAt), unsubscribedAt: maybe(unsubscribedAt) }));
}

/** Mails that were kept instead of being sent. Links in them may still be good: they are the person's own. */
export async function mailsData({ db }: Pick<Backend, 'db'>, { email }: StoredAccount): Promise<PersonalData['mails']> {
  const found = await db.select().from(mails).where(sql`lower(${mails.recipient}) = ${email}`).orderBy(asc(mails.createdAt));
  return Promise.all(found.map(async ({ subject, createdAt, raw }) => ({ subject, createdAt: createdAt.toISOString(), text: (await PostalMime.parse(raw)).text ?? '' })));
}
