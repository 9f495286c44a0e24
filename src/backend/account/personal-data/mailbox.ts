import { asc, eq, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import type { PersonalData } from '#contracts/personal-data.ts';
import type { Backend } from '../../backend.ts';
import { applications } from '../../db/applications-schema.ts';
import { subscriptions } from '../../db/newsletter-schema.ts';
import { objectionHash } from '../../bookings/mails/review.ts';
import { reviewObjections } from '../../db/reviews-schema.ts';
import { mails } from '../../db/mail-schema.ts';
import type { StoredAccount } from '../../identity/accounts.ts';

const maybe = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Newsletters that the address was entered for. */
export async function newsletterData({ db }: Pick<Backend, 'db'>, { email }: StoredAccount): Promise<PersonalData['newsletter']> {
  const found = await db.select().from(subscriptions).where(eq(subscriptions.email, email)).orderBy(asc(subscriptions.askedAt));
  return found.map(({ listId, language, status, askedAt, confirmedAt, unsubscribedAt }) => ({
    listId,
    email,
    language,
    status,
    askedAt: askedAt.toISOString(),
    confirmedAt: maybe(confirmedAt),
    unsubscribedAt: maybe(unsubscribedAt),
  }));
}

/** Applications to sell tours that were sent with the address. */
export async function applicationsData({ db }: Pick<Backend, 'db'>, { email }: StoredAccount): Promise<PersonalData['applications']> {
  const found = await db.select().from(applications).where(eq(applications.email, email)).orderBy(asc(applications.receivedAt));
  return found.map(({ id: _, receivedAt, decidedAt, ...rest }) => ({
    ...rest,
    receivedAt: receivedAt.toISOString(),
    decidedAt: maybe(decidedAt),
  }));
}

/** Whether the address wants no mails that ask for reviews. */
export async function objectionData(
  backend: Pick<Backend, 'db' | 'signingKey'>,
  { email }: StoredAccount,
): Promise<PersonalData['noReviewMailsSince']> {
  const isTheirs = eq(reviewObjections.addressHash, objectionHash(backend, email));
  const [objection] = await backend.db.select().from(reviewObjections).where(isTheirs);
  return maybe(objection?.objectedAt ?? null);
}

/** A link's query holds the key that makes it work. */
const withoutKeys = (text: string): string => text.replace(/(https?:\/\/[^\s?]+)\?\S+/g, '$1');

/** Mails that were kept instead of being sent. */
export async function mailsData({ db }: Pick<Backend, 'db'>, { email }: StoredAccount): Promise<PersonalData['mails']> {
  const found = await db
    .select()
    .from(mails)
    .where(sql`lower(${mails.recipient}) = ${email}`)
    .orderBy(asc(mails.createdAt));
  return Promise.all(
    found.map(async ({ subject, createdAt, raw }) => ({
      subject,
      createdAt: createdAt.toISOString(),
      text: withoutKeys((await PostalMime.parse(raw)).text ?? ''),
    })),
  );
}
