import * as v from 'valibot';
import { bearer } from './bearer.ts';
import { acceptLanguage, currencyCode, day, decimal, instant, timeOfDay, uuid } from './common.ts';
import { endpoint } from './endpoint.ts';
import { shoreCallTexts } from './shore-calls.ts';
import { ofSubject } from './subject.ts';
import { bookingStatus } from './user-bookings.ts';

/** Requirements 3, "Booking overview entry". */
export const overviewEntry = v.object({
  orderNumber: v.string(),
  status: bookingStatus,
  tourName: v.string(),
  /** The lead traveller. */
  travelerName: v.string(),
  queryDate: day,
  startingTime: timeOfDay,
  currencyCode,
  grandTotal: decimal,
  createdAt: instant,
  /** Name of the account with which it was booked; empty for a guest's and for one that is deleted. */
  bookedBy: v.string(),
  /** What the organisation's account is charged for it, credits taken off; absent where a card pays. */
  invoiced: v.optional(decimal),
  /** How many of its participants have yet to sign its waiver; absent where nobody has to. */
  waiversMissing: v.optional(v.number()),
  /** Absent where its guests are from no ship. */
  shoreCall: v.optional(shoreCallTexts),
});
export type OverviewEntry = v.InferOutput<typeof overviewEntry>;

export const listOrganizationBookings = endpoint({
  service: 'shopper',
  method: 'GET',
  path: '/organizations/bookings/{orgId}',
  params: v.object({ orgId: uuid }),
  query: ofSubject,
  headers: v.object({ ...bearer.entries, ...acceptLanguage.entries }),
  response: v.object({ bookings: v.array(overviewEntry) }),
});
