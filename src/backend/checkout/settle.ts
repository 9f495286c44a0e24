import type { Backend } from '../backend.ts';
import { Refusal } from '../http/refusal.ts';
import type { Routine } from '../jobs/routines.ts';
import { isOver, isSecured, type ProviderMethod, type ProviderPayment } from '../payments/method.ts';
import { isOpen, readHoldsOf } from '../suppliers/holds.ts';
import { setAsideApproved } from './authorise-payment.ts';
import type { Checkout } from './checkout.ts';
import { conclude, forget, readAbandoned, takeOver, type CheckoutRow, type Claim } from './claims.ts';
import { earlierPayment } from './earlier-payment.ts';
import { endUnbooked } from './end-unbooked.ts';
import { methodFor } from './method-for.ts';
import { run } from './run.ts';
import { completionSteps } from './steps.ts';

/** How often a payment that waits for who pays is asked after, should its webhook never come. */
const askAgainMilliseconds = 60_000;
const atOnce = 20;

/** Whether what is ordered is still kept for its shopper: its places, or, of a gift voucher, the time that places would have been. */
async function isKept({ backend, order }: Checkout, { startedAt }: Claim): Promise<boolean> {
  const { db, clock, config } = backend;
  if (order.cart.giftVoucher) return clock().getTime() - startedAt.getTime() < config.holdMinutes * 60_000;
  const holds = await readHoldsOf(db, order.cart.id);
  return holds.length > 0 && holds.every((hold) => isOpen(hold, clock()));
}

/** Waits on while it is kept; then gives the payment up. */
async function waitOrCancel(checkout: Checkout, claim: Claim, method: ProviderMethod, payment: ProviderPayment): Promise<void> {
  const { backend, key } = checkout;
  const { db, clock } = backend;
  if (await isKept(checkout, claim)) {
    await conclude(db, key, claim, { state: 'requires_action', paymentReference: payment.reference }, clock());
    return;
  }
  await endUnbooked(checkout, claim, method, payment, 'quote_expired');
}

/**
 * Brings a checkout that nobody works on to its end, whatever the payment has come to meanwhile: books what is
 * authorised, voids what cannot be booked any more. Safe to repeat, and beside a request for the same checkout.
 */
export async function settle(backend: Backend, row: CheckoutRow): Promise<void> {
  const claim = await takeOver(backend, row);
  if (!claim) return;
  const { key, request: order, subjectId } = row;
  const method = methodFor(backend, order);
  const checkout: Checkout = { backend, key, order, subjectId, method, claim };
  const earlier = await earlierPayment(checkout);
  if (!earlier || method.settles === 'with-booking') return forget(backend, key, claim);
  const payment = await setAsideApproved(method, earlier);
  checkout.payment = payment;
  if (isSecured(payment)) {
    await run(checkout, completionSteps);
  } else if (payment.state === 'needs_action') {
    await waitOrCancel(checkout, claim, method, payment);
  } else if (isOver(payment)) {
    await endUnbooked(checkout, claim, method, payment, 'quote_expired');
  } else {
    const errorCode = payment.refusal ?? 'quote_expired';
    await conclude(backend.db, key, claim, { state: 'failed', errorCode, paymentReference: payment.reference }, backend.clock());
  }
}

/** Settles what crashed servers and closed tabs left behind. */
export async function settleAbandoned(backend: Backend): Promise<void> {
  const { db, clock, log } = backend;
  const now = clock();
  for (const row of await readAbandoned(db, now, new Date(now.getTime() - askAgainMilliseconds), atOnce)) {
    await settle(backend, row).catch((error: unknown) => {
      if (!(error instanceof Refusal)) log.error({ err: error, checkout: row.key }, 'a checkout could not be settled');
    });
  }
}

export const settleRoutine: Routine = { name: 'settle abandoned checkouts', everySeconds: 1, work: settleAbandoned };
