import { createHash } from 'node:crypto';
import type { PlacedOrder } from '#contracts/authorization-checkout.ts';

/**
 * Tells whether two requests place the same order. How it is paid may change between tries: another card, or a
 * payment intent that the card's bank has challenged. Schemas give properties in one order, so the text is canonical.
 */
export function fingerprintOf(order: PlacedOrder): string {
  const { paymentIntentId: _intent, paymentMethodId: _method, ...chargeRequest } = order.chargeRequest;
  return createHash('sha256')
    .update(JSON.stringify({ ...order, chargeRequest }))
    .digest('base64url');
}
