import { createHash } from 'node:crypto';
import type { PlacedOrder } from '#contracts/authorization-checkout.ts';

/**
 * Tells whether two requests place the same order. How it is paid may change between tries: another card, a payment intent that the card's
 * bank has challenged, an order that PayPal's window has approved. Schemas give properties in one order, so the text is canonical.
 */
export function fingerprintOf(order: PlacedOrder): string {
  const { paymentIntentId: _intent, paymentMethodId: _method, ...chargeRequest } = order.chargeRequest;
  const { payPalInvoiceId: _invoice, payConfirmationNumber: _confirmation, ...cart } = order.cart;
  return createHash('sha256')
    .update(JSON.stringify({ ...order, cart, chargeRequest }))
    .digest('base64url');
}
