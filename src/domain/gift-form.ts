import * as v from 'valibot';

const typed = v.optional(v.string(), '');

/** What the form of a gift voucher holds, finished or not. Texts as typed. */
export const giftForm = v.object({
  /** One of those suggested, as text; `tour`: what the tour costs; `own`: what is in `ownAmount`; empty: nothing chosen yet. */
  amount: typed,
  ownAmount: typed,
  /** The destination whose poster it has; empty: the first. */
  design: typed,
  /** The tour that it was begun for. */
  tourId: typed,
  recipientName: typed,
  senderName: typed,
  message: typed,
  /** `mail`: the shop sends it; `print`: who buys it hands it over. */
  delivery: v.optional(v.picklist(['mail', 'print']), 'mail'),
  recipientEmail: typed,
  /** Empty: today. */
  sendOn: typed,
});
export type GiftForm = v.InferOutput<typeof giftForm>;

export const emptyGiftForm: GiftForm = v.parse(giftForm, {});
