import type { checkoutStatus } from '#contracts/checkout.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { Backend } from '../backend.ts';
import { readBookingOf } from '../bookings/booking.ts';
import { readCheckout, type CheckoutRow } from './claims.ts';
import { actionResult, resultOf } from '../bookings/result.ts';

async function resultFor(backend: Backend, { key, state, paymentIntentId, holdId }: CheckoutRow) {
  if (state === 'requires_action' && paymentIntentId !== null) {
    return actionResult(await backend.payments.stripe.paymentIntents.retrieve(paymentIntentId), holdId);
  }
  const booking = state === 'booked' ? await readBookingOf(backend.db, key) : undefined;
  return booking && resultOf(backend, booking);
}

/** How a checkout stands. @returns null for a key that was never used, or whose order was refused before any payment */
export async function statusOf(backend: Backend, key: string): Promise<ResponseOf<typeof checkoutStatus>> {
  const row = await readCheckout(backend.db, key);
  if (!row) return null;
  const result = await resultFor(backend, row);
  return {
    state: row.state,
    ...(result && { result }),
    ...(row.errorCode && { errorCode: row.errorCode }),
    updatedAt: row.updatedAt.toISOString(),
  };
}
