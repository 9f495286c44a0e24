import { eq } from 'drizzle-orm';
import type { Locale } from '#contracts/common.ts';
import type { Profile } from '#contracts/profile.ts';
import { tidyName } from '#domain/account-name.ts';
import type { Backend } from '../backend.ts';
import { accounts } from '../db/identity-schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { StoredAccount } from '../identity/accounts.ts';

export const profileOf = ({ name, locale, email, emailVerifiedAt }: StoredAccount): Profile => ({
  name,
  locale,
  email,
  emailVerified: emailVerifiedAt !== null,
});

/** @throws Refusal `email_unverified` before the address is confirmed (requirements 6) */
export async function changeProfile(
  { db }: Pick<Backend, 'db'>,
  account: StoredAccount,
  wished: { name: string; locale: Locale },
): Promise<Profile> {
  if (!account.emailVerifiedAt) throw new Refusal('email_unverified');
  const changed = { name: tidyName(wished.name), locale: wished.locale };
  await db.update(accounts).set(changed).where(eq(accounts.id, account.id));
  return profileOf({ ...account, ...changed });
}
