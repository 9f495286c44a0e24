import * as v from 'valibot';
import { currencyCode, day, decimal, key, requiredText, text, uuid } from './common.ts';
import { emailAddress } from './email-address.ts';

/** A gift voucher as it is ordered. What it is worth is the order's `chargeRequest.amount`. */
export const orderedGiftVoucher = v.object({
  /** The destination whose poster it is printed on, by its id. */
  design: key,
  /** What it is meant for; it can be spent on anything that the shop sells. */
  tourId: v.optional(uuid),
  recipientName: requiredText(100),
  /** Where it is sent; without it, who buys it hands it over. */
  recipientEmail: v.optional(emailAddress),
  senderName: requiredText(100),
  message: text(400),
  /** With `recipientEmail`: the day on which it is sent; absent: at once. */
  sendOn: v.optional(day),
});
export type OrderedGiftVoucher = v.InferOutput<typeof orderedGiftVoucher>;

/** What became of it. */
export const boughtGiftVoucher = v.object({
  /** What it is worth, decimal. */
  amount: decimal,
  currencyCode,
  /** The PDF to print, without signing in. */
  url: v.string(),
  recipientName: v.string(),
  recipientEmail: v.optional(v.string()),
  sendOn: v.optional(day),
});
export type BoughtGiftVoucher = v.InferOutput<typeof boughtGiftVoucher>;
