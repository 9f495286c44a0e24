import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './open.ts';
import { secrets } from './server-schema.ts';

const random = async (): Promise<string> => randomBytes(32).toString('base64url');

async function find(db: Database, name: string): Promise<string | undefined> {
  const [secret] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return secret?.value;
}

/**
 * The server's own key of this name, made when it is first asked for; all servers on one database share it.
 * @param make a key; without it, 32 random bytes in base64url
 */
export async function readSecret(db: Database, name: string, make = random): Promise<string> {
  const known = await find(db, name);
  if (known !== undefined) return known;
  await db
    .insert(secrets)
    .values({ name, value: await make() })
    .onConflictDoNothing();
  const value = await find(db, name);
  if (value === undefined) throw new Error(`the secret ${name} is gone`);
  return value;
}

/** A keyed hash of a text, 128 bits in base64url: nobody without the key can make one. */
export const sign = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');

/** Six digits that cannot be computed from the text without the key: a code that is mailed need not be stored. */
export const sixDigits = (key: string, text: string): string =>
  String(createHmac('sha256', key).update(text).digest().readUIntBE(0, 6) % 1_000_000).padStart(6, '0');

/** Compares in a time that does not tell how much of it is right. */
export const isSame = (given: string, right: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
};
