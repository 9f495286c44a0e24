import { checkout, checkoutStatus, type CheckoutRequest } from '#contracts/checkout.ts';
import { request } from './request.ts';

/** Spec section 7, checkout. `key` is the Idempotency-Key: one for each order, however often it is sent. */
export const postCheckout = (key: string, body: CheckoutRequest, signal?: AbortSignal) =>
  request(checkout, { headers: { 'idempotency-key': key }, body, signal });

/** How the checkout with this key stands, or null when the server never heard of it. */
export const fetchCheckoutStatus = (key: string, signal?: AbortSignal) => request(checkoutStatus, { params: { key }, signal });
