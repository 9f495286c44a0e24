import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Locale } from '#contracts/common.ts';
import type { Backend } from '../../backend.ts';
import { accounts, identityRecords as records } from '../../db/identity-schema.ts';
import type { Database } from '../../db/open.ts';
import { isSame, sixDigits } from '../../db/secret.ts';
import { dueJob } from '../../jobs/job.ts';
import { emailKey, findByEmail, type StoredAccount } from '../accounts.ts';
import { isUnclaimed } from '../reset.ts';
import { signInCodeMail } from './mail-job.ts';

/** A code that somebody asked for in a sign-in. It is not stored: the server's key makes it of the nonce. */
export type AskedCode = { email: string; locale: Locale; remember: boolean; nonce: string; tries: number };
type Wish = Pick<AskedCode, 'email' | 'locale' | 'remember'>;

/** Beside the provider's records, which are forgotten when they expire, exported and deleted with the account. */
const kind = 'SignInCode';
const lifetimeMilliseconds = 10 * 60_000;
const mostTries = 5;

export const codeOf = (signingKey: string, uid: string, { nonce }: Pick<AskedCode, 'nonce'>): string =>
  sixDigits(signingKey, `sign-in ${uid} ${nonce}`);

const isOf = (uid: string) => and(eq(records.kind, kind), eq(records.id, uid));
const tries = sql`(${records.payload} ->> 'tries')::int`;
// The records' clock is the process's own.
const isGood = (uid: string) => and(isOf(uid), gt(records.expiresAt, new Date()), lt(tries, mostTries));

/**
 * Notes a code for one sign-in, in place of an earlier one, and has it mailed. Nobody looks here whether the address has an account: the
 * mail's job does, so that neither the answer nor its time tells.
 * @param uid of the sign-in, which the cookie of one browser alone has
 */
export async function askForCode({ db, jobs }: Pick<Backend, 'db' | 'jobs'>, uid: string, wish: Wish): Promise<void> {
  const [email, nonce] = [emailKey(wish.email), randomUUID()];
  const noted = {
    payload: { ...wish, email, nonce, tries: 0 } satisfies AskedCode,
    accountId: sql`(select ${accounts.id} from ${accounts} where ${accounts.email} = ${email})`,
    expiresAt: new Date(Date.now() + lifetimeMilliseconds),
  };
  await db.transaction(async (tx) => {
    await tx
      .insert(records)
      .values({ kind, id: uid, ...noted })
      .onConflictDoUpdate({ target: [records.kind, records.id], set: noted });
    await jobs.enqueue(tx, dueJob(signInCodeMail, { uid, nonce }));
  });
}

/** @returns what was asked for in a sign-in; nothing once it has expired, or was tried too often */
export async function findCode(db: Database, uid: string): Promise<AskedCode | undefined> {
  const [found] = await db.select({ payload: records.payload }).from(records).where(isGood(uid));
  return found?.payload as AskedCode | undefined;
}

/** Counts a try before it is compared, so that tries at the same time count, too. */
async function countTry(db: Database, uid: string): Promise<AskedCode | undefined> {
  const [counted] = await db
    .update(records)
    .set({ payload: sql`jsonb_set(${records.payload}, '{tries}', to_jsonb(${tries} + 1))` })
    .where(isGood(uid))
    .returning({ payload: records.payload });
  return counted?.payload as AskedCode | undefined;
}

/**
 * Takes a code, once, in the sign-in that asked for it. An account that nobody has confirmed is entered by no code: whoever registered
 * the address may be a stranger, and knows its password.
 * @returns whose it is; `stale` when there is none, or one that was tried too often, whether or not the address has an account
 */
export async function takeCode(
  backend: Pick<Backend, 'db' | 'config' | 'signingKey'>,
  uid: string,
  given: string,
): Promise<{ account: StoredAccount; remember: boolean } | 'wrong' | 'stale'> {
  const { db, signingKey } = backend;
  const asked = await countTry(db, uid);
  if (!asked) return 'stale';
  const account = await findByEmail(backend, asked.email);
  const isRight = isSame(given, codeOf(signingKey, uid, asked));
  if (!isRight || !account || isUnclaimed(account)) return 'wrong';
  const taken = await db.delete(records).where(isOf(uid)).returning({ id: records.id });
  return taken.length > 0 ? { account, remember: asked.remember } : 'stale';
}
