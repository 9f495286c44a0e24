import { sealAnswers } from '../bookings/sealed-answers.ts';
import { checkouts } from '../db/schema.ts';
import type { Checkout } from './checkout.ts';
import { claimEnd, type Claim } from './claims.ts';
import { fingerprintOf } from './fingerprint.ts';

/** Writes the checkout down before anything is done. @returns nothing when the key is known already */
export async function begin({ backend, key, order, subjectId }: Checkout): Promise<Claim | undefined> {
  const { db, clock } = backend;
  const [startedAt, until] = [clock(), claimEnd(backend)];
  const begun = await db
    .insert(checkouts)
    .values({
      key,
      fingerprint: fingerprintOf(order),
      request: sealAnswers(backend, key, order),
      subjectId,
      cartId: order.cart.id,
      state: 'processing',
      claimedUntil: until,
      startedAt,
      updatedAt: startedAt,
    })
    .onConflictDoNothing()
    .returning({ key: checkouts.key });
  return begun.length === 0 ? undefined : { until, attempt: 1, paymentReference: null, startedAt, isTakenOver: false };
}
