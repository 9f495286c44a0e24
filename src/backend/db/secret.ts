import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './open.ts';
import { secrets } from './schema.ts';

/** The server's own random key of this name, made when it is first asked for; all servers on one database share it. */
export async function readSecret(db: Database, name: string): Promise<string> {
  await db.insert(secrets).values({ name, value: randomBytes(32).toString('base64url') }).onConflictDoNothing();
  const [secret] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  if (!secret) throw new Error(`the secret ${name} is gone`);
  return secret.value;
}

/** A keyed hash of a text, 128 bits in base64url: nobody without the key can make one. */
export const sign = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');
