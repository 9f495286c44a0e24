import * as v from 'valibot';
import { currencyCode, day, decimal, instant, locale } from './common.ts';

/** A gift voucher that they have bought, or been sent: then it says nothing of who bought it but the name that was given them. */
export const giftVoucherData = v.object({
  orderNumber: v.optional(v.string()),
  buyerName: v.optional(v.string()),
  buyerEmail: v.optional(v.string()),
  recipientName: v.string(),
  recipientEmail: v.nullable(v.string()),
  senderName: v.string(),
  message: v.string(),
  design: v.string(),
  tour: v.nullable(v.string()),
  sendOn: v.nullable(day),
  amount: decimal,
  currency: currencyCode,
  locale,
  /** What it was issued for, what was spent of it, and came back. */
  entries: v.array(v.object({ kind: v.string(), amount: decimal, at: instant })),
  createdAt: instant,
  validUntil: instant,
  endedAt: v.nullable(instant),
  erasureAskedAt: v.nullable(instant),
  erasedAt: v.nullable(instant),
});
