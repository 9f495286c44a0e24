import { hash, verify } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. The library's algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @returns the hash in PHC format, its salt and cost included */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), cost);

/** Of no password: whoever asks for an account that is not there waits as long as for one that is. */
const nobodys = hashPassword(crypto.randomUUID());

/** @param passwordHash absent where there is no such account: takes its time, and is false */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodys), password.normalize('NFC'));
  return isRight && passwordHash !== undefined;
}
