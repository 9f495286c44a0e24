import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, lt, lte, ne, sql, type InferSelectModel } from 'drizzle-orm';
import type { Locale } from '#contracts/common.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/open.ts';
import { subscriptions } from '../db/newsletter-schema.ts';
import { dueJob } from '../jobs/job.ts';
import type { Routine } from '../jobs/routines.ts';
import { confirmationMail } from './confirmation-mail.ts';

export type Subscription = InferSelectModel<typeof subscriptions>;
export type Wish = { listId: string; email: string; language: Locale };

const expiryDays = 7;
/** Whoever asks again before that has the mail already, or is not the mailbox's owner. */
const quietMinutes = 5;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Notes a wish and has the mail sent that has to confirm it: both or neither.
 * @returns `subscribed` for an address that is on the list: it gets no second mail
 */
export async function askFor(
  { db, clock, jobs }: Pick<Backend, 'db' | 'clock' | 'jobs'>,
  { listId, email, language }: Wish,
): Promise<'pending' | 'subscribed'> {
  const now = clock();
  const token = randomBytes(32).toString('base64url');
  const asked = {
    email: email.toLowerCase(),
    language,
    status: 'pending' as const,
    tokenHash: hashOf(token),
    unsentToken: token,
    askedAt: now,
    confirmedAt: null,
  };
  const quietSince = before(now, quietMinutes * 60_000).toISOString();
  const isNoted = await db.transaction(async (tx) => {
    const [noted] = await tx
      .insert(subscriptions)
      .values({ id: randomUUID(), listId, ...asked })
      .onConflictDoUpdate({
        target: [subscriptions.listId, subscriptions.email],
        set: asked,
        setWhere: sql`${subscriptions.status} = 'unsubscribed'
          or (${subscriptions.status} = 'pending' and ${subscriptions.askedAt} <= ${quietSince}::timestamptz)`,
      })
      .returning({ id: subscriptions.id });
    if (noted) await jobs.enqueue(tx, dueJob(confirmationMail, { subscriptionId: noted.id, tokenHash: asked.tokenHash }));
    return noted !== undefined;
  });
  if (isNoted) return 'pending';
  const [known] = await db
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .where(and(eq(subscriptions.listId, listId), eq(subscriptions.email, asked.email)));
  return known?.status === 'subscribed' ? 'subscribed' : 'pending';
}

/** The subscription that a mail's link belongs to; a pending one lasts seven days. */
export async function findByToken({ db, clock }: Pick<Backend, 'db' | 'clock'>, token: string): Promise<Subscription | undefined> {
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.tokenHash, hashOf(token)));
  const isExpired = found?.status === 'pending' && found.askedAt <= before(clock(), expiryDays * 86_400_000);
  return isExpired ? undefined : found;
}

/** The second half of the double opt-in; again and again it changes nothing. */
export const confirm = ({ db, clock }: Pick<Backend, 'db' | 'clock'>, id: string) =>
  db
    .update(subscriptions)
    .set({ status: 'subscribed', confirmedAt: clock() })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.status, 'pending')));

/** Deletes what was never confirmed; of what was, the proof of consent stays. */
export async function unsubscribe({ db, clock }: Pick<Backend, 'db' | 'clock'>, id: string): Promise<void> {
  await db.delete(subscriptions).where(and(eq(subscriptions.id, id), eq(subscriptions.status, 'pending')));
  await db
    .update(subscriptions)
    .set({ status: 'unsubscribed', unsubscribedAt: clock() })
    .where(and(eq(subscriptions.id, id), ne(subscriptions.status, 'unsubscribed')));
}

/** Deletes addresses whose link has expired. */
export const forgetUnconfirmed = (db: Database, now: Date) =>
  db
    .delete(subscriptions)
    .where(and(eq(subscriptions.status, 'pending'), lte(subscriptions.askedAt, before(now, expiryDays * 86_400_000))));

/**
 * Claims on account of past mails are time-barred three years after the end of the year (§§ 195, 199 BGB): the proof of consent is
 * deleted then.
 */
export const forgetUnsubscribed = (db: Database, now: Date) =>
  db
    .delete(subscriptions)
    .where(
      and(eq(subscriptions.status, 'unsubscribed'), lt(subscriptions.unsubscribedAt, new Date(Date.UTC(now.getUTCFullYear() - 3, 0)))),
    );

export const forgetUnconfirmedRoutine: Routine = {
  name: 'forget unconfirmed subscriptions',
  everySeconds: 60,
  work: ({ db, clock }) => forgetUnconfirmed(db, clock()),
};

export const forgetUnsubscribedRoutine: Routine = {
  name: 'forget who left the newsletter',
  everySeconds: 3_600,
  work: ({ db, clock }) => forgetUnsubscribed(db, clock()),
};
