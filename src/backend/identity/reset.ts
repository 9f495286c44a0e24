import type { Backend } from '../backend.ts';
import { endLinks, redeem, type AccountMail } from './account-mails.ts';
import { markVerified, setCredentials, type StoredAccount } from './accounts.ts';
import { revokeAll } from './adapter.ts';
import { hashPassword } from './passwords.ts';
import type { WhenVerified } from './verification.ts';

/** Nobody has shown yet that the account's address is theirs: what it holds may be a stranger's. */
export const isUnclaimed = ({ emailVerifiedAt }: Pick<StoredAccount, 'emailVerifiedAt'>): boolean => emailVerifiedAt === null;

/**
 * Sets a new password by a link. Whoever opened it reads the mailbox, so the address is confirmed too; every session and
 * every other link of the account ends, because one of them may be why the password is changed.
 * @param given `name` is taken where the account was unclaimed
 * @param whenClaimed what else then happens to it
 * @returns false when the link was used meanwhile
 */
export async function reset(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  { mail, account }: { mail: AccountMail; account: StoredAccount },
  { password, name }: { password: string; name: string },
  whenClaimed: WhenVerified,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const parts = { db: tx, clock };
    if (!(await redeem(parts, mail))) return false;
    await setCredentials(tx, account.id, { passwordHash, ...(isUnclaimed(account) && { name }) });
    await revokeAll(tx, account.id);
    await endLinks(parts, account.id);
    await markVerified(tx, account.id, clock());
    if (isUnclaimed(account)) await whenClaimed(tx, account);
    return true;
  });
}
