import type { Backend } from '../backend.ts';
import type { Routine } from '../jobs/routines.ts';
import { isOpen, readHold } from '../suppliers/holds.ts';
import type { Checkout } from './checkout.ts';
import { conclude, forget, readAbandoned, takeOver, type CheckoutRow } from './claims.ts';
import { earlierIntent } from './earlier-intent.ts';
import { run } from './run.ts';
import { completionSteps } from './steps.ts';
import { voidIntent } from '../payments/card/intents.ts';
import { declineCode } from '../payments/card/refusals.ts';
import { Refusal } from '../http/refusal.ts';

/** How often an intent that waits for its card holder is asked after, should its webhook never come. */
const askAgainMilliseconds = 60_000;
const atOnce = 20;

/** Waits on while the seats are kept; then gives the intent up. */
async function waitOrCancel({ backend, key, order, intent }: Checkout, claim: NonNullable<Checkout['claim']>): Promise<void> {
  if (!intent) return;
  const { db, clock, payments } = backend;
  const hold = await readHold(db, order.cart.id);
  if (hold && isOpen(hold, clock())) {
    await conclude(db, key, claim, { state: 'requires_action', paymentIntentId: intent.id }, clock());
    return;
  }
  await voidIntent(payments.stripe, intent.id);
  await conclude(db, key, claim, { state: 'failed', errorCode: 'quote_expired', paymentIntentId: intent.id }, clock());
}

/**
 * Brings a checkout that nobody works on to its end, whatever the payment has come to meanwhile: books what is
 * authorised, voids what cannot be booked any more. Safe to repeat, and beside a request for the same checkout.
 */
export async function settle(backend: Backend, row: CheckoutRow): Promise<void> {
  const claim = await takeOver(backend, row);
  if (!claim) return;
  const checkout: Checkout = { backend, key: row.key, order: row.request, subjectId: row.subjectId, claim };
  const intent = await earlierIntent(checkout);
  if (!intent) return forget(backend, row.key, claim);
  checkout.intent = intent;
  if (intent.status === 'requires_capture') {
    await run(checkout, completionSteps);
  } else if (intent.status === 'requires_action') {
    await waitOrCancel(checkout, claim);
  } else {
    const errorCode = intent.status === 'canceled' ? 'quote_expired' : declineCode(intent.last_payment_error ?? {});
    await conclude(backend.db, row.key, claim, { state: 'failed', errorCode, paymentIntentId: intent.id }, backend.clock());
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
