import type { ErrorCode } from '#contracts/errors.ts';
import { dueJob } from '../jobs/job.ts';
import { isOver, type ProviderMethod, type ProviderPayment } from '../payments/method.ts';
import type { Checkout } from './checkout.ts';
import { conclude, type Claim } from './claims.ts';
import { paidBackMail } from './paid-back-mail.ts';

/**
 * Ends a checkout of which nothing is booked: what was set aside for it is given up, and what was taken is paid back, of which who paid is
 * told. Safe to repeat.
 * @returns whether it was paid back
 */
export async function endUnbooked(
  { backend, key }: Checkout,
  claim: Claim,
  method: ProviderMethod,
  payment: ProviderPayment,
  errorCode: ErrorCode,
): Promise<boolean> {
  const { db, jobs, clock } = backend;
  const { state, reference } = payment;
  const end = isOver(payment) ? state : await method.release(reference);
  await db.transaction(async (tx) => {
    const isOurs = await conclude(tx, key, claim, { state: 'failed', errorCode, paymentReference: reference }, clock());
    if (isOurs && end === 'returned') await jobs.enqueue(tx, dueJob(paidBackMail, { checkoutKey: key }));
  });
  return end === 'returned';
}
