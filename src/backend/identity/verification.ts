import { eq } from 'drizzle-orm';
import type { Locale } from '#contracts/common.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/open.ts';
import { accounts } from '../db/identity-schema.ts';
import { Refusal } from '../http/refusal.ts';
import { askForMail, findVerification, redeem } from './account-mails.ts';
import { markVerified, readAccount, type StoredAccount } from './accounts.ts';
import { revokeAll, revokeOthers } from './adapter.ts';
import { resetPath } from './links.ts';
import type { Subject } from './subject.ts';

type Standing = { accountAlreadyVerified: boolean; email: string };

/** What else happens in the transaction in which an address is found to be the account's own. */
export type WhenVerified = (tx: Database, account: Pick<StoredAccount, 'id' | 'email'>) => Promise<void>;

/** Where a code comes from: who is signed in there, and whether that browser made the account. */
export type Opener = { subject: Subject | undefined; hasRegistered: boolean };

/**
 * A code shows that somebody reads the mailbox, not that they made the account: a stranger may have, with a password of
 * his own. Whoever opened it has signed in to the account, or opens it in the browser that registered.
 * @throws Refusal `unauthenticated`, or `forbidden` to who is signed in to another account; `details.resetPath` leads to a new password
 */
function checkOpener({ id }: StoredAccount, code: string, { subject, hasRegistered }: Opener): void {
  if (hasRegistered || subject?.account.id === id) return;
  throw new Refusal(subject ? 'forbidden' : 'unauthenticated', { resetPath: resetPath(code) });
}

/**
 * Confirms the address that a code was sent to, and ends all sessions of the account but the one that it is confirmed in.
 * @throws Refusal `code_invalid`, `code_expired`, `unauthenticated`, `forbidden`
 */
export async function verify(
  backend: Backend,
  { subjectId, verificationCode: code }: { subjectId: string; verificationCode: string },
  opener: Opener,
  whenVerified: WhenVerified,
): Promise<Standing> {
  const mail = await findVerification(backend.db, subjectId, code);
  const account = mail && (await readAccount(backend, subjectId));
  if (!mail || !account) throw new Refusal('code_invalid');
  const { id, email } = account;
  if (account.emailVerifiedAt) return { accountAlreadyVerified: true, email };
  if (mail.expiresAt <= backend.clock()) throw new Refusal('code_expired');
  checkOpener(account, code, opener);
  const grantId = opener.subject?.account.id === id ? opener.subject.grantId : undefined;
  await backend.db.transaction(async (tx) => {
    // Used or replaced since it was read.
    if (!(await redeem({ db: tx, clock: backend.clock }, mail))) throw new Refusal('code_invalid');
    await markVerified(tx, id, backend.clock());
    await (grantId === undefined ? revokeAll(tx, id) : revokeOthers(tx, id, grantId));
    await whenVerified(tx, account);
  });
  return { accountAlreadyVerified: false, email };
}

/** Sends the verification mail again, in this language from now on. */
export async function resend(backend: Backend, { id, email, emailVerifiedAt }: StoredAccount, locale: Locale): Promise<Standing> {
  if (emailVerifiedAt) return { accountAlreadyVerified: true, email };
  await backend.db.update(accounts).set({ locale }).where(eq(accounts.id, id));
  await askForMail(backend, id, 'verification');
  return { accountAlreadyVerified: false, email };
}
