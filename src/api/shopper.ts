import { checkout, checkoutStatus, type CheckoutRequest } from '#contracts/checkout.ts';
import { request } from './request.ts';

/** The brand's organisation, which the build puts in. */
const ofOrganization = (): { organizationId?: string } => {
  const organizationId = import.meta.env.ORGANIZATION_ID;
  return organizationId ? { organizationId } : {};
};

/** Spec section 7, checkout, for the brand's organisation (section 5). `key` is the Idempotency-Key: one for each order, however often it is sent. */
export const postCheckout = (key: string, body: CheckoutRequest, signal?: AbortSignal) =>
  request(checkout, { headers: { 'idempotency-key': key }, body: { ...body, ...ofOrganization() }, signal });

/** How the checkout with this key stands, or null when the server never heard of it. */
export const fetchCheckoutStatus = (key: string, signal?: AbortSignal) => request(checkoutStatus, { params: { key }, signal });
