import { Refusal, refusalOf } from '../http/refusal.ts';
import { isSecured, OutcomeUnknown } from '../payments/method.ts';
import type { Checkout } from './checkout.ts';
import { cancelAtSupplier } from './confirm-at-supplier.ts';
import { conclude, forget, release, renew } from './claims.ts';
import { earlierPayment } from './earlier-payment.ts';
import { endUnbooked } from './end-unbooked.ts';

/** Declined, or paused for a while: the payment waits for another try. */
const mayTryAgain = (error: unknown): boolean => error instanceof Refusal && (error.status === 402 || error.status === 429);

/** Where a call to the payment provider or to the database broke off, the payment may or may not have happened. */
const leavesDoubt = (error: unknown): boolean => !(error instanceof Refusal) || error instanceof OutcomeUnknown;

/**
 * Undoes what a failed checkout has begun: a payment is given up or paid back, the key set free where there is none.
 * Where it cannot be known how the payment stands, `settle` finds out. A booking is never undone.
 */
export async function giveUp(checkout: Checkout, error: unknown): Promise<void> {
  const { backend, key, method, claim, bookings } = checkout;
  if (!claim || bookings || !(await renew(backend, key, claim))) return;
  if (method.settles === 'with-booking') {
    await cancelAtSupplier(checkout);
    return forget(backend, key, claim);
  }
  if (!checkout.payment && leavesDoubt(error)) return release(backend, key, claim);
  const payment = checkout.payment ?? (await earlierPayment(checkout));
  if (payment && leavesDoubt(error) && !isSecured(payment)) return release(backend, key, claim);
  await cancelAtSupplier(checkout);
  if (!payment) return forget(backend, key, claim);
  const { code: errorCode } = refusalOf(error);
  if (!mayTryAgain(error)) return endUnbooked(checkout, claim, method, payment, errorCode);
  await conclude(backend.db, key, claim, { state: 'failed', errorCode, paymentReference: payment.reference }, backend.clock());
}
