import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lte, type InferSelectModel } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/open.ts';
import { accountMails } from '../db/identity-schema.ts';
import { dueJob } from '../jobs/job.ts';
import type { Routine } from '../jobs/routines.ts';
import { accountMail } from './account-mail-job.ts';

export type AccountMail = InferSelectModel<typeof accountMails>;
export type AccountMailKind = AccountMail['kind'];
type Parts = Pick<Backend, 'db' | 'clock'>;

const hour = 3_600_000;
/** How long the link is good that confirms an address. */
export const verificationHours = 72;
const lifetimes: Record<AccountMailKind, number> = { verification: verificationHours * hour, reset: hour, known: hour, unclaimed: hour };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Has a mail sent, with a token of its own; earlier links of its kind end. */
export async function askForMail(
  { db, clock, jobs }: Parts & Pick<Backend, 'jobs'>,
  accountId: string,
  kind: AccountMailKind,
): Promise<void> {
  const now = clock();
  const token = randomBytes(32).toString('base64url');
  const id = randomUUID();
  const isEarlier = and(eq(accountMails.accountId, accountId), eq(accountMails.kind, kind), isNull(accountMails.usedAt));
  await db.transaction(async (tx) => {
    await tx.delete(accountMails).where(isEarlier);
    await tx.insert(accountMails).values({
      id,
      accountId,
      kind,
      tokenHash: hashOf(token),
      unsentToken: token,
      mailAt: now,
      expiresAt: new Date(now.getTime() + lifetimes[kind]),
    });
    await jobs.enqueue(tx, dueJob(accountMail, { mailId: id }));
  });
}

/** Names a mail for good, as `Envelope` wants it. */
export const envelopeId = ({ id }: Pick<AccountMail, 'id'>): string => `account.${id}`;

/** The mail that a verification link came with, used or not, expired or not. */
export async function findVerification(db: Database, accountId: string, code: string): Promise<AccountMail | undefined> {
  const [found] = await db
    .select()
    .from(accountMails)
    .where(and(eq(accountMails.tokenHash, hashOf(code)), eq(accountMails.accountId, accountId), eq(accountMails.kind, 'verification')));
  return found;
}

/**
 * Whose password a link may set; nothing when it is old or was used. One that confirms an address may, too: whoever reads
 * that mail and has not registered takes the account from the stranger who has.
 */
export async function findReset({ db, clock }: Parts, token: string): Promise<AccountMail | undefined> {
  const [found] = await db
    .select()
    .from(accountMails)
    .where(and(eq(accountMails.tokenHash, hashOf(token)), isNull(accountMails.usedAt), gt(accountMails.expiresAt, clock())));
  return found;
}

/** @returns false when the link was used meanwhile */
export async function redeem({ db, clock }: Parts, { id }: AccountMail): Promise<boolean> {
  const used = await db
    .update(accountMails)
    .set({ usedAt: clock() })
    .where(and(eq(accountMails.id, id), isNull(accountMails.usedAt)))
    .returning({ id: accountMails.id });
  return used.length > 0;
}

/** Ends all links that an account was sent. */
export const endLinks = ({ db, clock }: Parts, accountId: string) =>
  db
    .update(accountMails)
    .set({ usedAt: clock() })
    .where(and(eq(accountMails.accountId, accountId), isNull(accountMails.usedAt)));

/** For one week more, an old verification link can be told from one that never existed. */
export const forgetOldMails = (db: Database, now: Date) =>
  db.delete(accountMails).where(lte(accountMails.expiresAt, new Date(now.getTime() - 7 * 24 * hour)));

export const forgetOldMailsRoutine: Routine = {
  name: 'forget old mails to accounts',
  everySeconds: 60,
  work: ({ db, clock }) => forgetOldMails(db, clock()),
};
