import * as v from 'valibot';
import { bearer } from './bearer.ts';
import { bookingStatus, vouchers } from './checkout-result.ts';
import { acceptLanguage, currencyCode, day, decimal, instant, locale, timeOfDay, uuid } from './common.ts';
import { endpoint } from './endpoint.ts';
import { emailAddress } from './email-address.ts';
import { orderFiles } from './order-files.ts';
import { priceLine } from './quotes.ts';
import { cancellationTerm } from './cancellation-terms.ts';
import { shoreCallTexts } from './shore-calls.ts';
import { suggestedTime } from './suggested-time.ts';
import { tourDetails } from './tours.ts';
import { bookedTransfers } from './transfers.ts';

/** `LF-7K3M-Q9TX`, or `LF-7K3M-Q9TX-2` for one booking of several, as it may be typed: small letters and blanks around it do no harm. */
export const orderNumber = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(100),
  v.toUpperCase(),
  v.regex(/^LF-[2-9A-Z]{4}-[2-9A-Z]{4}(-\d{1,2})?$/),
);
/** Six digits; mail programs and people put blanks between them. */
export const accessCode = v.pipe(
  v.string(),
  v.maxLength(100),
  v.transform((text) => text.replace(/\s/g, '')),
  v.regex(/^\d{6}$/),
);

const share = cancellationTerm.entries.share;

/** What goes back to the gift voucher that has paid for a part of it, decimal; absent where none has. */
const voucherAmount = v.optional(decimal);

/** How a refund stands; `succeeded` when the payment provider has given the money back. */
const refund = v.object({
  amount: decimal,
  voucherAmount,
  currencyCode,
  share,
  status: v.picklist(['pending', 'succeeded', 'failed']),
  /** True where the amount was set aside and never charged. */
  isReleased: v.boolean(),
  createdAt: instant,
});

/** A booking as whoever may see it gets it. `status` and `cancellable` are OCTO's (https://docs.octo.travel), in our own spelling. */
export const booking = v.object({
  orderNumber: v.string(),
  status: bookingStatus,
  /** While it is on request: until when the operator answers. Without a yes by then it is declined. */
  answerBy: v.optional(instant),
  suggestedTime: v.optional(suggestedTime),
  tourId: uuid,
  tourName: v.string(),
  tourCity: v.string(),
  /** This, the picture and the meeting point are absent where a booking of an earlier release does not say them, and the tour was gone. */
  normalizedUrlPath: v.optional(v.string()),
  teaserImageUrl: v.optional(v.string()),
  queryDate: day,
  startingTime: timeOfDay,
  /** IANA zone of the venue. */
  timeZone: v.string(),
  lines: v.array(priceLine),
  grandTotal: decimal,
  currencyCode,
  /** True where an organisation's account is charged, and credited when it is cancelled, instead of a card. */
  onAccount: v.optional(v.boolean()),
  /** True where it was paid with the order, before any operator has answered: what is declined is paid back. */
  paidAtOnce: v.optional(v.boolean()),
  /** One ticket for each participant; empty unless confirmed. */
  vouchers,
  calendarUrl: v.optional(v.string()),
  startingPointInformation: v.optional(tourDetails.entries.startingPointInformation),
  /** Absolute: where its participants sign what they have to before the visit; absent where nobody has to, or it does not take place. */
  waiverUrl: v.optional(v.string()),
  /** How many of them have yet to sign. */
  waiversMissing: v.optional(v.number()),
  /** Where the shopper is fetched instead, and where they are brought. */
  ...bookedTransfers.entries,
  /** Absent where its guests are from no ship. */
  shoreCall: v.optional(shoreCallTexts),
  /** Absolute: where pick-up and answers are changed; absent where nothing was asked, or it is too late. */
  changesUrl: v.optional(v.string()),
  /** Whom to ask: an empty telephone number or address is not known. */
  vendor: v.object({ name: v.string(), phone: v.string(), email: v.string() }),
  /** Whether cancelling now gives anything back: `refundable` then says what. */
  cancellable: v.boolean(),
  /** Deadlines that are to come or past, the earliest first, with what each gives back. */
  refundSteps: v.array(v.object({ until: instant, day, time: timeOfDay, share, amount: decimal, voucherAmount })),
  refundable: v.optional(v.object({ amount: decimal, voucherAmount, currencyCode, share })),
  /** Once cancelled by the shopper. */
  refund: v.optional(refund),
  /** Once declined: what is back on its gift voucher. */
  voucherAmount,
});
export type Booking = v.InferOutput<typeof booking>;

/** What was ordered at once, with one payment. Amounts are decimals of `currencyCode`. */
export const order = v.object({
  orderNumber: v.string(),
  /** In the order in which the shopper was shown them. */
  bookings: v.array(booking),
  orderFiles: v.optional(orderFiles),
  currencyCode,
  grandTotal: decimal,
  /** What has been charged so far, and what of it has gone back. */
  charged: decimal,
  refunded: decimal,
  /** What is set aside and not charged: until the last operator has answered. */
  authorised: decimal,
  /** The provider looks into the payment, or has refused it after all or taken the money back; absent where all is well. */
  paymentTrouble: v.optional(v.picklist(['pending', 'reversed'])),
});
export type Order = v.InferOutput<typeof order>;

export const requestBookingAccess = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/shopper/booking-access',
  body: v.object({ orderNumber, email: emailAddress, locale }),
  response: v.object({
    /** Until when a code that was sent now is good. */
    expiresAt: instant,
  }),
  status: 202,
});

export const takeBookingAccess = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/shopper/booking-access/token',
  body: v.object({ orderNumber, email: emailAddress, code: accessCode }),
  response: v.object({ accessToken: v.string(), expiresAt: instant }),
});

/** The order of a booking, or by its own number. */
export const getOrder = endpoint({
  service: 'shopper',
  method: 'GET',
  path: '/shopper/orders/{orderNumber}',
  params: v.object({ orderNumber }),
  headers: v.object({ ...bearer.entries, ...acceptLanguage.entries }),
  response: order,
});

export const getBooking = endpoint({
  service: 'shopper',
  method: 'GET',
  path: '/shopper/bookings/{orderNumber}',
  params: v.object({ orderNumber }),
  headers: v.object({ ...bearer.entries, ...acceptLanguage.entries }),
  response: booking,
});

export const refundBooking = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/shopper/bookings/{orderNumber}/refund',
  params: v.object({ orderNumber }),
  headers: v.object({ ...bearer.entries, ...acceptLanguage.entries }),
  /** What the shopper was shown, decimal: another amount is refused with the right one. */
  body: v.object({ amount: decimal }),
  response: booking,
});
