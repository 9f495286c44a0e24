import { Refusal, refusalOf } from '../http/refusal.ts';
import { isSecured, OutcomeUnknown, type ProviderMethod } from '../payments/method.ts';
import type { Checkout } from './checkout.ts';
import { cancelAtSupplier } from './confirm-at-supplier.ts';
import { conclude, forget, release, renew, type Claim } from './claims.ts';
import { earlierPayment } from './earlier-payment.ts';
import { endUnbooked } from './end-unbooked.ts';

/** Declined, or paused for a while: the payment waits for another try. */
const mayTryAgain = (error: unknown): boolean => error instanceof Refusal && (error.status === 402 || error.status === 429);

/** Where a call to the payment provider or to the database broke off, the payment may or may not have happened. */
const leavesDoubt = (error: unknown): boolean => !(error instanceof Refusal) || error instanceof OutcomeUnknown;

/** @returns whether something was paid, and goes back */
async function giveUpPayment(checkout: Checkout, claim: Claim, method: ProviderMethod, error: unknown): Promise<boolean> {
  const { backend, key } = checkout;
  const isInDoubt = leavesDoubt(error);
  const payment = checkout.payment ?? (isInDoubt ? undefined : await earlierPayment(checkout));
  if (isInDoubt && !(payment && isSecured(payment))) {
    await release(backend, key, claim);
    return false;
  }
  await cancelAtSupplier(checkout);
  if (!payment) {
    await forget(backend, key, claim);
    return false;
  }
  const { code: errorCode } = refusalOf(error);
  if (!mayTryAgain(error)) return endUnbooked(checkout, claim, method, payment, errorCode);
  await conclude(backend.db, key, claim, { state: 'failed', errorCode, paymentReference: payment.reference }, backend.clock());
  return false;
}

/**
 * Undoes what a failed checkout has begun: a payment is given up or paid back, the key set free where there is none.
 * Where it cannot be known how the payment stands, `settle` finds out. A booking is never undone.
 * @returns whether something was paid, and goes back
 */
export async function giveUp(checkout: Checkout, error: unknown): Promise<boolean> {
  const { backend, key, method, claim, bookings } = checkout;
  if (!claim || bookings || !(await renew(backend, key, claim))) return false;
  if (method.settles !== 'with-booking') return giveUpPayment(checkout, claim, method, error);
  await cancelAtSupplier(checkout);
  await forget(backend, key, claim);
  return false;
}
