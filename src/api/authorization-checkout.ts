import { authorizationCheckout, type AuthorizationCheckoutRequest } from '#contracts/authorization-checkout.ts';
import { request } from './request.ts';

/** Requirements 7, `authorization-checkout`: for a concierge's token. @param key the order's Idempotency-Key, however often it is sent */
export const postAuthorizationCheckout = (key: string, authorization: string, body: AuthorizationCheckoutRequest) =>
  request(authorizationCheckout, { headers: { 'idempotency-key': key, authorization }, body });
