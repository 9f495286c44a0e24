import { and, eq, isNotNull, isNull, lte, ne, or, sql, type InferSelectModel } from 'drizzle-orm';
import type { ErrorCode } from '#contracts/errors.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/open.ts';
import { checkouts } from '../db/schema.ts';
import type { Routine } from '../jobs/routines.ts';
import { dropLostUse } from '../vouchers/uses.ts';

export type CheckoutRow = InferSelectModel<typeof checkouts>;
/** The right to work on a checkout, until `until`. Nobody else has it meanwhile; whoever takes it later has a later `until`. */
export type Claim = {
  until: Date;
  attempt: number;
  /** The payment of an earlier try, if it was written down. */
  paymentReference: string | null;
  /** When the key was first used. */
  startedAt: Date;
  /** True where a worker vanished: it may have authorised without writing it down. */
  isTakenOver: boolean;
};

/** Longer than a payment call with its retry. */
const claimMilliseconds = 30_000;
export const claimEnd = ({ clock }: Backend): Date => new Date(clock().getTime() + claimMilliseconds);

/** How long a failed order is kept. */
const failedDays = 30;

export async function readCheckout(db: Database, key: string): Promise<CheckoutRow | undefined> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.key, key));
  return row;
}

/** Takes an unfinished checkout that nobody works on, as it was read. @returns nothing when someone else was faster */
export async function takeOver(backend: Backend, row: CheckoutRow): Promise<Claim | undefined> {
  const now = backend.clock();
  const until = claimEnd(backend);
  const attempt = row.state === 'failed' ? row.attempt + 1 : row.attempt;
  const isAsRead = and(
    eq(checkouts.key, row.key),
    eq(checkouts.state, row.state),
    ne(checkouts.state, 'booked'),
    eq(checkouts.attempt, row.attempt),
    or(isNull(checkouts.claimedUntil), lte(checkouts.claimedUntil, now)),
  );
  const isTaken = await backend.db.transaction(async (tx) => {
    const state = { state: 'processing', attempt, errorCode: null, claimedUntil: until, updatedAt: now } as const;
    const [taken] = await tx.update(checkouts).set(state).where(isAsRead).returning({ key: checkouts.key });
    if (taken && row.state === 'failed') await dropLostUse(tx, row.key);
    return taken !== undefined;
  });
  if (!isTaken) return undefined;
  return { until, attempt, paymentReference: row.paymentReference, startedAt: row.startedAt, isTakenOver: row.state === 'processing' };
}

/** Whether a checkout is still that of a claim. */
export const isOurs = (key: string, claim: Claim) =>
  and(
    eq(checkouts.key, key),
    eq(checkouts.state, 'processing'),
    isNotNull(checkouts.claimedUntil),
    eq(checkouts.claimedUntil, claim.until),
  );

/** @returns false when the claim ran out and another has taken the checkout over */
export async function renew(backend: Backend, key: string, claim: Claim): Promise<boolean> {
  const until = claimEnd(backend);
  const renewed = await backend.db
    .update(checkouts)
    .set({ claimedUntil: until })
    .where(isOurs(key, claim))
    .returning({ key: checkouts.key });
  if (renewed.length > 0) claim.until = until;
  return renewed.length > 0;
}

type Outcome =
  { state: 'requires_action'; paymentReference: string } | { state: 'failed'; errorCode: ErrorCode; paymentReference: string | null };

/** Ends our work on a checkout without a booking. @returns false when it is no longer ours */
export async function conclude(db: Database, key: string, claim: Claim, outcome: Outcome, now: Date): Promise<boolean> {
  const concluded = await db
    .update(checkouts)
    .set({ errorCode: null, ...outcome, claimedUntil: null, updatedAt: now })
    .where(isOurs(key, claim))
    .returning({ key: checkouts.key });
  return concluded.length > 0;
}

/** Lets go of a checkout whose payment is in doubt: the next request, or the routine, finds out at once. */
export async function release({ db, clock }: Backend, key: string, claim: Claim): Promise<void> {
  await db.update(checkouts).set({ claimedUntil: clock() }).where(isOurs(key, claim));
}

/** Forgets a checkout that was refused before any payment: its key may place another order. */
export async function forget({ db }: Backend, key: string, claim: Claim): Promise<void> {
  await db.delete(checkouts).where(isOurs(key, claim));
}

/** Unfinished checkouts that nobody works on, and those that have waited for the card holder since `askedBefore`. */
export const readAbandoned = (db: Database, now: Date, askedBefore: Date, limit: number): Promise<CheckoutRow[]> =>
  db
    .select()
    .from(checkouts)
    .where(
      or(
        and(eq(checkouts.state, 'processing'), lte(checkouts.claimedUntil, now)),
        and(eq(checkouts.state, 'requires_action'), lte(checkouts.updatedAt, askedBefore)),
      ),
    )
    .orderBy(sql`updated_at`)
    .limit(limit);

/** Forgets orders whose payment failed so long ago that nothing can become of it any more, as the privacy notice promises (section 6). */
export async function forgetFailed(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - failedDays * 86_400_000);
  await db.delete(checkouts).where(and(eq(checkouts.state, 'failed'), lte(checkouts.updatedAt, oldest)));
}

export const forgetFailedRoutine: Routine = {
  name: 'forget failed checkouts',
  everySeconds: 3_600,
  work: ({ db, clock }) => forgetFailed(db, clock()),
};
