import * as v from 'valibot';
import { bearer } from './bearer.ts';
import { acceptLanguage, currencyCode, day, decimal, instant, timeOfDay, uuid } from './common.ts';
import { endpoint } from './endpoint.ts';
import { orderFiles } from './order-files.ts';
import { shoreCallTexts } from './shore-calls.ts';
import { ofSubject } from './subject.ts';
import { suggestedTime } from './suggested-time.ts';
import { bookedTransfers } from './transfers.ts';

/** `on_request` until the operator answers; `cancelled` by the shopper. */
export const bookingStatus = v.picklist(['confirmed', 'on_request', 'declined', 'cancelled']);

export const userBooking = v.object({
  orderNumber: v.string(),
  status: bookingStatus,
  /** While it is on request: until when the operator answers. Without a yes by then it is declined. */
  answerBy: v.optional(instant),
  suggestedTime: v.optional(suggestedTime),
  tourId: uuid,
  tourName: v.string(),
  queryDate: day,
  startingTime: timeOfDay,
  grandTotal: decimal,
  currencyCode,
  /** As of an order's bookings: whose account is charged, and whether it was paid before any operator has answered. */
  onAccount: v.optional(v.boolean()),
  paidAtOnce: v.optional(v.boolean()),
  /** Once it has ended: what is back on the gift voucher that had paid for it; absent where nothing is. */
  voucherAmount: v.optional(decimal),
  createdAt: instant,
  participants: v.array(v.object({ name: v.string(), componentName: v.string() })),
  /** As in the checkout's result: PDFs that open without a token. */
  vouchers: v.array(v.object({ participantName: v.string(), url: v.string() })),
  calendarUrl: v.optional(v.string()),
  /** Of its whole order: the same with each of its bookings. */
  orderFiles: v.optional(orderFiles),
  /** Where the shopper is fetched, instead of the meeting point, and where they are brought. */
  ...bookedTransfers.entries,
  /** Absent where its guests are from no ship. */
  shoreCall: v.optional(shoreCallTexts),
  /** Absent where a booking of an earlier release does not say it, and the tour was gone. */
  tour: v.optional(
    v.object({
      tourCity: v.string(),
      /** IANA zone of the venue. */
      timeZone: v.string(),
      startsAt: instant,
      endsAt: instant,
      /** As on a card. */
      teaserImageUrl: v.string(),
      normalizedUrlPath: v.string(),
      startingPointInformation: v.object({ title: v.string(), street: v.string(), latitude: v.number(), longitude: v.number() }),
    }),
  ),
});
export type UserBooking = v.InferOutput<typeof userBooking>;

export const listUserBookings = endpoint({
  service: 'shopper',
  method: 'GET',
  path: '/shopper/user-bookings',
  query: ofSubject,
  headers: v.object({ ...bearer.entries, ...acceptLanguage.entries }),
  response: v.object({ bookings: v.array(userBooking) }),
});
