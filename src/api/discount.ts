import { applyDiscount } from '#contracts/discount.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { request } from './request.ts';

/** What a voucher takes off what is in a cart. */
export const postDiscount = (body: BodyOf<typeof applyDiscount>) => request(applyDiscount, { body });
