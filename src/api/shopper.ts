import { checkout, checkoutStatus, type CheckoutRequest } from '#contracts/checkout.ts';
import { request } from './request.ts';

/** The brand's organisation, which the build puts in. */
const ofOrganization = (): { organizationId?: string } => {
  const organizationId = import.meta.env.ORGANIZATION_ID;
  return organizationId ? { organizationId } : {};
};

/** For one order: its Idempotency-Key, however often it is sent, and the token of who places it; a guest has none. */
export type CheckoutCredentials = { key: string; authorization?: string | undefined };

/** Requirements 7, checkout, for the brand's organisation (section 5). */
export const postCheckout = ({ key, authorization }: CheckoutCredentials, body: CheckoutRequest, signal?: AbortSignal) =>
  request(checkout, {
    headers: { 'idempotency-key': key, ...(authorization ? { authorization } : {}) },
    body: { ...body, ...ofOrganization() },
    signal,
  });

/** How the checkout with this key stands, or null when the server never heard of it. */
export const fetchCheckoutStatus = (key: string, signal?: AbortSignal) => request(checkoutStatus, { params: { key }, signal });
