import type { Backend } from '../backend.ts';
import { findByEmail, type StoredAccount } from './accounts.ts';
import { isPassword } from './passwords.ts';

/** @returns the account, or nothing: neither answer nor time says whether address or password is wrong */
export async function signIn(backend: Pick<Backend, 'db' | 'config'>, email: string, password: string): Promise<StoredAccount | undefined> {
  const account = await findByEmail(backend, email);
  return (await isPassword(password, account?.passwordHash)) ? account : undefined;
}
