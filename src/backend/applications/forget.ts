import { and, eq, inArray, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { applications } from '../db/applications-schema.ts';
import { mails } from '../db/mail-schema.ts';
import type { Database } from '../db/open.ts';
import type { Routine } from '../jobs/routines.ts';

const dayMilliseconds = 86_400_000;
/** After it was decided, and after it came where nobody has decided. */
const daysKept = { decided: 180, open: 365 };

/** Deletes applications with the mails about them that were stored instead of being sent. */
export async function removeApplications(tx: Database, which: SQL): Promise<void> {
  const removed = await tx.delete(applications).where(which).returning({ id: applications.id });
  const ids = removed.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(mails).where(inArray(sql`substring(${mails.messageId} from '^<application_[a-z]+[.]([^@]+)@')`, ids));
}

/** Deletes those that nobody needs any more. */
export async function forgetApplications({ db, clock }: Pick<Backend, 'db' | 'clock'>): Promise<void> {
  const before = (days: number): Date => new Date(clock().getTime() - days * dayMilliseconds);
  const isDecided = and(ne(applications.status, 'open'), lte(applications.decidedAt, before(daysKept.decided)));
  const isLeft = and(eq(applications.status, 'open'), lte(applications.receivedAt, before(daysKept.open)));
  await db.transaction((tx) => removeApplications(tx, or(isDecided, isLeft) as SQL));
}

export const forgetApplicationsRoutine: Routine = { name: 'forget old applications', everySeconds: 3_600, work: forgetApplications };
