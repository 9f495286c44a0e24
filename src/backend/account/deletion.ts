import { randomUUID } from 'node:crypto';
import { eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { bookingsAhead } from '#domain/user-bookings.ts';
import { removeApplications } from '../applications/forget.ts';
import type { Backend } from '../backend.ts';
import { applications } from '../db/applications-schema.ts';
import { accountDeletions, accountMails, accounts } from '../db/identity-schema.ts';
import type { Database } from '../db/open.ts';
import { invoiceItems } from '../db/payments-schema.ts';
import { mails } from '../db/mail-schema.ts';
import { giftVouchers } from '../db/gift-vouchers-schema.ts';
import { bookings, checkouts } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { envelopeId } from '../identity/account-mails.ts';
import { organizationsOf, type StoredAccount } from '../identity/accounts.ts';
import { revokeAll } from '../identity/adapter.ts';
import { isPassword } from '../identity/passwords.ts';
import { dueJob } from '../jobs/job.ts';
import { messageIdOf } from '../mail/send.ts';
import { removeReviewsOf } from '../bookings/remove-reviews.ts';
import { bookingsOfSubject } from './bookings.ts';
import { deletionMail } from './deletion-mail.ts';

type Parts = Pick<Backend, 'db' | 'clock' | 'config'>;

/** Order numbers of visits to come; of whoever has not confirmed the address none, as everywhere. */
async function remainingOf(backend: Backend, { id, locale, emailVerifiedAt }: StoredAccount): Promise<string[]> {
  const found = emailVerifiedAt ? await bookingsOfSubject(backend, id, locale) : [];
  return bookingsAhead(found, backend.clock()).map(({ orderNumber }) => orderNumber);
}

/** What was bought becomes a guest's. What was booked for an organisation is the organisation's, and loses only who booked it. */
async function leaveOrders(tx: Database, { id }: StoredAccount, now: Date): Promise<void> {
  const own = await organizationsOf(tx, id);
  const isPrivate = own.length > 0 ? or(isNull(bookings.organizationId), notInArray(bookings.organizationId, own)) : sql`true`;
  await tx.update(checkouts).set({ subjectId: null }).where(eq(checkouts.subjectId, id));
  await tx.update(invoiceItems).set({ subjectId: null }).where(eq(invoiceItems.subjectId, id));
  await tx
    .update(bookings)
    .set({ subjectId: null, erasureAskedAt: sql`case when ${isPrivate} then ${now.toISOString()}::timestamptz end` })
    .where(eq(bookings.subjectId, id));
  await tx.update(giftVouchers).set({ subjectId: null, erasureAskedAt: now }).where(eq(giftVouchers.subjectId, id));
}

/** Of an address that was never confirmed only what the account itself was sent: the rest may be somebody else's. */
async function deleteMails(tx: Database, { config }: Parts, { id, email, emailVerifiedAt }: StoredAccount): Promise<void> {
  const sent = await tx.select({ id: accountMails.id }).from(accountMails).where(eq(accountMails.accountId, id));
  const theirs = inArray(
    mails.messageId,
    sent.map((mail) => messageIdOf(config, envelopeId(mail))),
  );
  await tx.delete(mails).where(emailVerifiedAt ? or(theirs, sql`lower(${mails.recipient}) = ${email}`) : theirs);
}

/**
 * Deletes an account with its profile, trip, wishlist, applications, memberships, sessions and grants, and has a mail confirm it: all or
 * nothing.
 * Its bookings and gift vouchers stay as a guest's, for as long as `erasure.ts` and `gift-voucher-erasure.ts` say.
 * @returns order numbers of bookings to come
 * @throws Refusal `forbidden` for a demo account, `invalid_request` with `field` `password`, `unauthenticated` when it is gone already
 */
export async function removeAccount(backend: Backend, account: StoredAccount, password: string): Promise<string[]> {
  if (account.isDemo) throw new Refusal('forbidden');
  if (!(await isPassword(password, account.passwordHash)))
    throw new Refusal('invalid_request', { field: 'password', problem: 'not the right one' });
  const { id, email, locale } = account;
  const orderNumbers = await remainingOf(backend, account);
  await backend.db.transaction(async (tx) => {
    const now = backend.clock();
    const [found] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');
    if (!found) throw new Refusal('unauthenticated');
    await removeReviewsOf(tx, eq(bookings.subjectId, id), now);
    await leaveOrders(tx, account, now);
    // Of an address that was never confirmed they may be somebody else's.
    if (account.emailVerifiedAt) await removeApplications(tx, eq(applications.email, email));
    await deleteMails(tx, backend, account);
    await revokeAll(tx, id);
    const deletionId = randomUUID();
    await tx.insert(accountDeletions).values({ id: deletionId, email, locale, orderNumbers });
    await backend.jobs.enqueue(tx, dueJob(deletionMail, { deletionId }));
    await tx.delete(accounts).where(eq(accounts.id, id));
  });
  return orderNumbers;
}
