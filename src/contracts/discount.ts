import * as v from 'valibot';
import { cartItem } from './checkout.ts';
import { currencyCode, decimal, instant, mostItems } from './common.ts';
import { endpoint } from './endpoint.ts';
import { voucherCode } from './voucher-code.ts';

/**
 * Whether a voucher takes anything off an order, and why not: `used_up` by all or by this person; `least_total`: what it is for does not
 * come to enough.
 */
export const voucherStatus = v.picklist([
  'valid',
  'unknown',
  'not_yet',
  'expired',
  'used_up',
  'other_products',
  'other_currency',
  'least_total',
]);
export type VoucherStatus = v.InferOutput<typeof voucherStatus>;

/** Requirements 3, "Cart": what a voucher takes off it. */
export const discount = v.object({
  /** As it is written on the order. */
  voucherCode: v.string(),
  voucherStatus,
  /** What is taken off, decimal; 0 unless `valid`. */
  voucherValue: decimal,
  currencyCode,
  /** Of a gift voucher: what is left of it after this order, decimal. */
  voucherBalance: v.optional(decimal),
  /** With `least_total`: how much that is. */
  leastTotal: v.optional(decimal),
  /** With `not_yet`: from when it is valid. */
  validFrom: v.optional(instant),
});
export type Discount = v.InferOutput<typeof discount>;

/** Requirements 7, applyDiscount. Nothing is reserved: the order does that. */
export const applyDiscount = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/shopper/discount',
  body: v.object({
    cart: v.object({
      cartItems: v.pipe(v.array(v.pick(cartItem, ['itemDetailsJson'])), v.minLength(1), v.maxLength(mostItems)),
      currency: v.object({ id: currencyCode }),
    }),
    voucherCode,
  }),
  response: discount,
});
