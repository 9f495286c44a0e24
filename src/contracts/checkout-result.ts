import * as v from 'valibot';
import { currencyCode, decimal, instant, uuid } from './common.ts';
import { endpoint } from './endpoint.ts';
import { refusalIn } from './errors.ts';
import { boughtGiftVoucher } from './gift-vouchers.ts';
import { orderFiles } from './order-files.ts';
import { shoreCallTexts } from './shore-calls.ts';
import { bookedTransfers } from './transfers.ts';

/** One ticket for each participant; `url` opens the PDF without signing in. Empty unless confirmed. */
export const vouchers = v.array(v.object({ participantName: v.string(), url: v.string() }));

export const bookingStatus = v.picklist(['confirmed', 'on_request', 'declined', 'cancelled']);

const bookingResult = v.object({
  /** `LF-7K3M-Q9TX`, or `LF-7K3M-Q9TX-2` in an order of several. */
  orderNumber: v.string(),
  status: bookingStatus,
  /** While it is on request: until when the operator answers. Without a yes by then it is declined. */
  answerBy: v.optional(instant),
  vouchers,
  /** The visit as a calendar file. */
  calendarUrl: v.optional(v.string()),
  /** Absolute: where participants sign what they have to before the visit; absent where nobody has to, or it is not certain. */
  waiverUrl: v.optional(v.string()),
  /** Where its guests are fetched and brought, in the order's language. */
  ...bookedTransfers.entries,
  /** The ship that they are from, in the same language; absent where they are from none. */
  shoreCall: v.optional(shoreCallTexts),
});

/** Requirements 3, "Checkout result". `requires_action` carries a client secret and no order yet. */
export const checkoutResult = v.object({
  /** `requires_capture`: set aside, not booked yet (no `bookings`) or on request; `canceled`: declined or cancelled; paid: `succeeded`. */
  stripeStatus: v.picklist(['requires_action', 'succeeded', 'requires_capture', 'canceled']),
  /** Absent where no provider is paid. */
  paymentIntentId: v.optional(v.string()),
  paymentIntentClientSecret: v.optional(v.string()),
  /** With `requires_action`: where the shopper has to go, for a method with pages of its own. It leads back to the payment step. */
  redirectUrl: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//))),
  /** True where an organisation's account is charged. */
  onAccount: v.optional(v.boolean()),
  /** True where all was taken with the order, before any operator has answered: what is declined is paid back. */
  paidAtOnce: v.optional(v.boolean()),
  /** One for each booking. */
  invoices: v.array(v.object({ number: v.string(), total: decimal, currencyCode })),
  /** The tickets of all bookings that are certain. */
  vouchers,
  /** The first visit as a calendar file. */
  calendarUrl: v.optional(v.string()),
  orderFiles: v.optional(orderFiles),
  /** What became of each cart item, in their order; empty where nothing is booked yet. */
  bookings: v.array(bookingResult),
  /** What was bought, where that is a gift voucher. */
  giftVoucher: v.optional(boughtGiftVoucher),
  cart: v.object({
    id: uuid,
    /** The order number, once there is one. */
    tcConfirmationNumber: v.optional(v.string()),
    /** True while the operator has yet to accept. */
    requireConfirmation: v.boolean(),
    /** True once the shopper has cancelled. */
    cancelled: v.optional(v.boolean()),
  }),
});
export type CheckoutResult = v.InferOutput<typeof checkoutResult>;

/** How a checkout stands: asked after a time-out or a reload, when the answer to the POST was lost. */
export const checkoutStatus = endpoint({
  service: 'shopper',
  method: 'GET',
  path: '/shopper/checkout/{key}',
  params: v.object({ key: uuid }),
  response: v.object({
    state: v.picklist(['processing', 'requires_action', 'booked', 'failed']),
    /** Requirements 5: one with an error message is none. */
    result: v.optional(
      v.pipe(
        v.custom<CheckoutResult>((result) => refusalIn(result) === undefined),
        checkoutResult,
      ),
    ),
    errorCode: v.optional(v.string()),
    updatedAt: instant,
  }),
  maybeEmpty: true,
});
