import type { Locale } from '#contracts/common.ts';
import type { Backend } from '../backend.ts';
import { askForMail } from './account-mails.ts';
import { createAccount, findByEmail, type StoredAccount } from './accounts.ts';
import { hashPassword } from './passwords.ts';

type Parts = Pick<Backend, 'db' | 'clock' | 'config' | 'jobs'>;

/** The mails of demo accounts are public: nobody takes one away from the others. */
export const mayReset = ({ isDemo }: StoredAccount): boolean => !isDemo;

/**
 * Creates an account and has its address confirmed. An address that has one gets a mail that says so: the page tells neither.
 * @returns the new account's id
 */
export async function register(
  backend: Parts,
  { password, ...wished }: { email: string; name: string; password: string; locale: Locale },
): Promise<string | undefined> {
  const passwordHash = await hashPassword(password);
  const created = await createAccount(backend.db, { ...wished, passwordHash }, backend.clock());
  const account = created ?? (await findByEmail(backend, wished.email));
  if (account && mayReset(account)) await askForMail(backend, account.id, created ? 'verification' : 'known');
  return created?.id;
}

/** Sends a link for a new password to an address that has an account. */
export async function forgotten(backend: Parts, email: string): Promise<void> {
  const account = await findByEmail(backend, email);
  if (account && mayReset(account)) await askForMail(backend, account.id, 'reset');
}
