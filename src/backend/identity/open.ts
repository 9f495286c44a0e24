import type { Provider } from 'oidc-provider';
import type { Backend } from '../backend.ts';
import { isDemoMode } from './accounts.ts';
import { createDemoAccounts } from './demo.ts';
import { openProvider } from './provider.ts';

/** Opens the identity provider, with people to try it where no mail server is configured. */
export async function openIdentity(parts: Pick<Backend, 'db' | 'config' | 'brand' | 'clock' | 'log'>): Promise<Provider> {
  if (isDemoMode(parts.config)) await createDemoAccounts(parts.db, parts.clock());
  return openProvider(parts);
}
