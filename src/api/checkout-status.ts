import { checkoutStatus } from '#contracts/checkout-result.ts';
import { request } from './request.ts';

/** How the checkout with this key stands, or null when the server never heard of it. */
export const fetchCheckoutStatus = (key: string, signal?: AbortSignal) => request(checkoutStatus, { params: { key }, signal });
