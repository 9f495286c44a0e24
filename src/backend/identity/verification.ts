import { eq } from 'drizzle-orm';
import type { Locale } from '#contracts/common.ts';
import type { Backend } from '../backend.ts';
import { accounts } from '../db/identity-schema.ts';
import { Refusal } from '../http/refusal.ts';
import { askForMail, findVerification, redeem } from './account-mails.ts';
import { markVerified, readAccount, type StoredAccount } from './accounts.ts';

type Standing = { accountAlreadyVerified: boolean; email: string };

/** Confirms the address that a code was sent to. @throws Refusal `code_invalid`, `code_expired` */
export async function verify(backend: Backend, subjectId: string, code: string): Promise<Standing> {
  const mail = await findVerification(backend.db, subjectId, code);
  const account = mail && (await readAccount(backend, subjectId));
  if (!mail || !account) throw new Refusal('code_invalid');
  const { email } = account;
  if (account.emailVerifiedAt) return { accountAlreadyVerified: true, email };
  if (mail.expiresAt <= backend.clock()) throw new Refusal('code_expired');
  await redeem(backend, mail);
  await markVerified(backend.db, account.id, backend.clock());
  return { accountAlreadyVerified: false, email };
}

/** Sends the verification mail again, in this language from now on. */
export async function resend(backend: Backend, { id, email, emailVerifiedAt }: StoredAccount, locale: Locale): Promise<Standing> {
  if (emailVerifiedAt) return { accountAlreadyVerified: true, email };
  await backend.db.update(accounts).set({ locale }).where(eq(accounts.id, id));
  await askForMail(backend, id, 'verification');
  return { accountAlreadyVerified: false, email };
}
