import { setTimeout as delay } from 'node:timers/promises';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import { Refusal } from '../http/refusal.ts';
import { begin } from './begin.ts';
import type { Checkout } from './checkout.ts';
import { readCheckout, takeOver, type Claim, type CheckoutRow } from './claims.ts';
import { fingerprintOf } from './fingerprint.ts';
import { resultOfOrder } from './result-of-order.ts';

/** A shop gives up after 10 s: the other request gets a little less to finish. */
const waitMilliseconds = 8_000;
const pollMilliseconds = 50;

async function claimKnown(checkout: Checkout, row: CheckoutRow): Promise<CheckoutResult | Claim | undefined> {
  if (row.fingerprint !== fingerprintOf(checkout.order)) throw new Refusal('idempotency_mismatch');
  return row.state === 'booked' ? resultOfOrder(checkout.backend, checkout.key) : takeOver(checkout.backend, row);
}

/**
 * One worker for each Idempotency-Key: a key whose order is booked gets the same answer again, one that another
 * request works on waits for it. IETF draft-ietf-httpapi-idempotency-key-header, section 2.6.
 */
export async function claimCheckout(checkout: Checkout): Promise<CheckoutResult | undefined> {
  const deadline = performance.now() + waitMilliseconds;
  for (;;) {
    const begun = await begin(checkout);
    const row = begun ? undefined : await readCheckout(checkout.backend.db, checkout.key);
    const found = begun ?? (row && (await claimKnown(checkout, row)));
    if (found && 'invoices' in found) return found;
    if (found) {
      checkout.claim = found;
      return undefined;
    }
    if (performance.now() > deadline) throw new Refusal('in_progress');
    await delay(pollMilliseconds);
  }
}
