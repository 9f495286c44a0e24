import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Application } from '#contracts/applications.ts';
import type { Locale } from '#contracts/common.ts';
import type { Backend } from '../backend.ts';
import { applications } from '../db/applications-schema.ts';
import type { Database } from '../db/open.ts';
import { Refusal } from '../http/refusal.ts';
import { dueJob } from '../jobs/job.ts';
import { noticeMail, receivedMail } from './mail-jobs.ts';

/** For each mailbox, whoever types its address: it may be a stranger's, and each application sends it a mail. */
const mailboxLimit = { applications: 3, hours: 24 };

/** One application of a mailbox after the other, so that each is counted by the next; until the transaction ends. */
const lockMailbox = (tx: Database, email: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('application'), hashtext(${email}))`);

async function checkMailbox(tx: Database, email: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - mailboxLimit.hours * 3_600_000);
  const [found] = await tx
    .select({ count: count() })
    .from(applications)
    .where(and(eq(applications.email, email), gt(applications.receivedAt, since)));
  if ((found?.count ?? 0) >= mailboxLimit.applications) throw new Refusal('too_many_requests');
}

/**
 * Stores an application, and has both sides told: all or nothing. The same form again changes nothing, unless its address has been
 * corrected: then it is another application.
 * @param id a UUID of the form that was filled in
 * @throws Refusal `too_many_requests` for a mailbox that has applied several times within a day
 */
export async function apply(
  backend: Pick<Backend, 'db' | 'clock' | 'jobs'>,
  { id, language, ...typed }: Application & { id: string; language: Locale },
): Promise<void> {
  const receivedAt = backend.clock();
  const email = typed.email.toLowerCase();
  await backend.db.transaction(async (tx) => {
    await lockMailbox(tx, email);
    const [known] = await tx.select({ email: applications.email }).from(applications).where(eq(applications.id, id));
    if (known?.email === email) return;
    await checkMailbox(tx, email, receivedAt);
    const applicationId = known ? randomUUID() : id;
    const row = { ...typed, id: applicationId, email, language, receivedAt };
    // The lock is the mailbox's: with another address the same form may come at the same moment.
    const stored = await tx.insert(applications).values(row).onConflictDoNothing().returning({ id: applications.id });
    if (stored.length === 0) return;
    await backend.jobs.enqueue(tx, dueJob(receivedMail, { applicationId }), dueJob(noticeMail, { applicationId }));
  });
}
