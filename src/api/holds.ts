import type { BodyOf } from '#contracts/endpoint.ts';
import { extendHold, holdCart } from '#contracts/holds.ts';
import { request } from './request.ts';

/** Has the items of a cart priced and their places held; what no longer fits is named. */
export const postHold = (locale: string, body: BodyOf<typeof holdCart>) =>
  request(holdCart, { headers: { 'accept-language': locale }, body });

/** Prolongs a hold; null (204) when it cannot be. */
export const postExtension = (id: string) => request(extendHold, { params: { id } });
