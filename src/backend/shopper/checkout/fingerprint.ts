import { createHash } from 'node:crypto';
import type { CheckoutOrder } from '#contracts/checkout.ts';

/**
 * Tells whether two requests place the same order. How it is paid may change between tries: another card, or a
 * payment intent that the card's bank has challenged. Schemas give properties in one order, so the text is canonical.
 */
export function fingerprintOf(order: CheckoutOrder): string {
  const { paymentIntentId: _intent, paymentMethodId: _method, ...chargeRequest } = order.chargeRequest;
  return createHash('sha256').update(JSON.stringify({ ...order, chargeRequest })).digest('base64url');
}
