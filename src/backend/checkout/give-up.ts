import { Refusal, refusalOf } from '../http/refusal.ts';
import { isInDoubt } from '../payments/card/refusals.ts';
import { voidIntent } from '../payments/card/intents.ts';
import { isOnAccount } from '../payments/account/items.ts';
import type { Checkout } from './checkout.ts';
import { cancelAtSupplier } from './confirm-at-supplier.ts';
import { conclude, forget, release, renew } from './claims.ts';
import { earlierIntent } from './earlier-intent.ts';

const isDecline = (error: unknown): boolean => error instanceof Refusal && error.status === 402;

/** Where a call to the payment provider or to the database broke off, the payment may or may not have happened. */
const leavesDoubt = (error: unknown): boolean => (error instanceof Refusal ? isInDoubt(error.cause) : true);

/**
 * Undoes what a failed checkout has begun: an authorisation is voided, the key set free where nothing was paid.
 * Where it cannot be known how the payment stands, `settle` finds out. A booking is never undone.
 */
export async function giveUp(checkout: Checkout, error: unknown): Promise<void> {
  const { backend, key, order, claim, booking } = checkout;
  if (!claim || booking || !(await renew(backend, key, claim))) return;
  if (!checkout.intent && leavesDoubt(error) && !isOnAccount(order)) return release(backend, key, claim);
  const intent = checkout.intent ?? (await earlierIntent(checkout));
  if (!intent) {
    await cancelAtSupplier(checkout);
    return forget(backend, key, claim);
  }
  if (leavesDoubt(error) && intent.status !== 'requires_capture') return release(backend, key, claim);
  await cancelAtSupplier(checkout);
  if (!isDecline(error)) await voidIntent(backend.payments.stripe, intent.id);
  const { code: errorCode } = refusalOf(error);
  await conclude(backend.db, key, claim, { state: 'failed', errorCode, paymentIntentId: intent.id }, backend.clock());
}
