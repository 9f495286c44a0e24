import type { Backend } from '../backend.ts';
import { redeem, type AccountMail } from './account-mails.ts';
import { markVerified, setPassword } from './accounts.ts';
import { revokeAll } from './adapter.ts';
import { hashPassword } from './passwords.ts';

/**
 * Sets a new password by a link. Whoever opened it reads the mailbox, so the address is confirmed too; every session of
 * the account ends, because one of them may be why the password is changed.
 * @returns false when the link was used meanwhile
 */
export async function reset(backend: Pick<Backend, 'db' | 'clock'>, mail: AccountMail, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  if (!(await redeem(backend, mail))) return false;
  await setPassword(backend.db, mail.accountId, passwordHash);
  await markVerified(backend.db, mail.accountId, backend.clock());
  await revokeAll(backend.db, mail.accountId);
  return true;
}
