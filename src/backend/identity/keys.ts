import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '../db/open.ts';
import { readSecret } from '../db/secret.ts';

const generate = promisify(generateKeyPair);

/** RS256, which every OpenID provider must offer (OpenID Connect Core 1.0, section 15.1). */
async function makeSigningKey(): Promise<string> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 });
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' });
}

/** The provider's keys, made once and stored in the database: tokens and cookies outlive a restart and hold for all servers. */
export async function readKeys(db: Database): Promise<{ signing: object; cookies: string }> {
  const [signing, cookies] = [await readSecret(db, 'identity-signing-key', makeSigningKey), await readSecret(db, 'identity-cookie-key')];
  return { signing: JSON.parse(signing) as object, cookies };
}
