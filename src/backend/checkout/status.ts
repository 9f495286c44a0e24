import type { checkoutStatus } from '#contracts/checkout-result.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { Backend } from '../backend.ts';
import { actionResult } from '../bookings/result.ts';
import { readCheckout, type CheckoutRow } from './claims.ts';
import { methodFor } from './method-for.ts';
import { resultOfOrder } from './result-of-order.ts';

async function resultFor(backend: Backend, { key, state, paymentReference, cartId, request }: CheckoutRow) {
  const method = methodFor(backend, request);
  if (state === 'requires_action' && paymentReference !== null && method.settles !== 'with-booking') {
    return actionResult(await method.read(paymentReference), cartId);
  }
  return state === 'booked' ? resultOfOrder(backend, key) : undefined;
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
