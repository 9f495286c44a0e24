import { checkouts } from '../db/schema.ts';
import { readHold, type Hold } from '../suppliers/holds.ts';
import type { Checkout } from './checkout.ts';
import { claimEnd, type Claim } from './claims.ts';
import { fingerprintOf } from './fingerprint.ts';

type Begun = { claim: Claim; hold?: Hold };

/**
 * Writes the checkout down before anything is done, and reads the hold that it is about.
 * @returns nothing when the key is known already
 */
export async function begin({ backend, key, order, subjectId }: Checkout): Promise<Begun | undefined> {
  const { db, clock } = backend;
  const [startedAt, until] = [clock(), claimEnd(backend)];
  const begun = await db
    .insert(checkouts)
    .values({
      key,
      fingerprint: fingerprintOf(order),
      request: order,
      subjectId,
      holdId: order.cart.id,
      state: 'processing',
      claimedUntil: until,
      startedAt,
      updatedAt: startedAt,
    })
    .onConflictDoNothing()
    .returning({ key: checkouts.key });
  if (begun.length === 0) return undefined;
  const hold = await readHold(db, order.cart.id);
  return { claim: { until, attempt: 1, paymentReference: null, startedAt, isTakenOver: false }, ...(hold && { hold }) };
}
