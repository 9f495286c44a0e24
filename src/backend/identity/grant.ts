import type { Context, Grant, Provider } from 'oidc-provider';
import { extendedSession } from '#contracts/identity.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import { readAccount } from './accounts.ts';

const ownScopes = ['openid', 'profile', 'email'];

/**
 * What the shop is granted for someone who has signed in: their own account, of the booking scopes what they may have
 * (requirements 6), and the long session if they asked for it. Nothing of it is put to them: the shop is ours.
 */
export async function grantOf(provider: Provider, store: { db: Database; config: Config }, { oidc }: Context): Promise<Grant | undefined> {
  const {
    session,
    client: { clientId },
  } = oidc;
  const account = session.accountId === undefined ? undefined : await readAccount(store, session.accountId);
  if (!account) return undefined;
  const known = session.grantIdFor(clientId);
  const found = known === undefined ? undefined : await provider.Grant.find(known);
  const grant = found?.accountId === account.id ? found : new provider.Grant({ accountId: account.id, clientId });
  const granted = [...ownScopes, ...account.authorizableScopes, ...(session.transient ? [] : [extendedSession])];
  grant.openid = { scope: granted.join(' ') };
  await grant.save();
  return grant;
}
