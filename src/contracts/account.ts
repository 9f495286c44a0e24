import * as v from 'valibot';
import { bearer } from './bearer.ts';
import { placeInformation } from './checkout.ts';
import { acceptLanguage, currencyCode, day, decimal, instant, timeOfDay, uuid } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Whose data it is about; another's than the token's answers 403. */
export const ofSubject = v.object({ subjectId: uuid });
/** What every call about a person may be refused with. */
export const refusals = ['invalid_request', 'unauthenticated', 'forbidden', 'too_many_requests', 'unavailable'] as const;

/** `on_request` until the operator answers; `cancelled` by the shopper. */
const bookingStatus = v.picklist(['confirmed', 'on_request', 'declined', 'cancelled']);

export const userBooking = v.object({
  orderNumber: v.string(),
  status: bookingStatus,
  tourId: uuid,
  tourName: v.string(),
  queryDate: day,
  startingTime: timeOfDay,
  grandTotal: decimal,
  currencyCode,
  createdAt: instant,
  participants: v.array(v.object({ name: v.string(), componentName: v.string() })),
  /** As in the checkout's result: PDFs that open without a token. */
  vouchers: v.array(v.object({ participantName: v.string(), url: v.string() })),
  calendarUrl: v.optional(v.string()),
  /** Where the shopper is fetched, instead of the meeting point. */
  pickup: v.optional(placeInformation),
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
  summary: 'The bookings of who is signed in, the latest first; in the language of Accept-Language',
  access: { by: 'token', own: ['subject'], verified: true },
  query: ofSubject,
  headers: v.object({ ...bearer.entries, ...acceptLanguage.entries }),
  response: v.object({ bookings: v.array(userBooking) }),
  errors: [...refusals, 'email_unverified'],
});

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
});
export type OverviewEntry = v.InferOutput<typeof overviewEntry>;

export const listOrganizationBookings = endpoint({
  service: 'shopper',
  method: 'GET',
  path: '/organizations/bookings/{orgId}',
  summary: 'What was booked for an organisation, the latest first; for its concierges (scope bookings:concierge:read-write)',
  access: { by: 'token', own: ['subject', 'organization'], scope: 'bookings:concierge:read-write' },
  params: v.object({ orgId: uuid }),
  query: ofSubject,
  headers: v.object({ ...bearer.entries, ...acceptLanguage.entries }),
  response: v.object({ bookings: v.array(overviewEntry) }),
  errors: [...refusals],
});

const organization = v.object({
  organizationId: uuid,
  name: v.string(),
  /** Path on the shop's own origin: `/api/organizations/logos/harbour-desk.svg`. */
  logoUrl: v.optional(v.pipe(v.string(), v.regex(/^\/(?![/\\])/))),
});
export type Organization = v.InferOutput<typeof organization>;

export const getOrganization = endpoint({
  service: 'shopper',
  method: 'GET',
  path: '/organizations/{orgId}',
  summary: "Settings of an organisation: for its members, and of the shop's own organisation for everyone who is signed in",
  access: { by: 'token', own: ['subject', 'organization'] },
  params: v.object({ orgId: uuid }),
  query: ofSubject,
  headers: bearer,
  response: organization,
  errors: [...refusals],
});

/** Requirements 3: keyed by the tour's uuid. */
const wishlist = v.record(uuid, v.object({ tourUuid: uuid, addedAt: instant }));
export type Wishlist = v.InferOutput<typeof wishlist>;
export const wishlistLimit = 500;

export const getWishlist = endpoint({
  service: 'shopper',
  method: 'GET',
  path: '/user/wishlist',
  summary: 'The wishlist of who is signed in',
  access: { by: 'token', own: ['subject'] },
  query: ofSubject,
  headers: bearer,
  response: v.object({ data: wishlist }),
  errors: [...refusals],
});

/** A patch, so that two tabs and a merge after sign-in lose nothing (RFC 7396): what is not named stays. */
export const postWishlist = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/user/wishlist',
  summary: "Change the wishlist: an entry under a tour's uuid adds it, null removes it. Answers with the whole list",
  access: { by: 'token', own: ['subject'] },
  query: ofSubject,
  headers: bearer,
  body: v.object({
    data: v.pipe(v.record(uuid, v.nullable(v.object({ tourUuid: uuid }))), v.maxEntries(wishlistLimit)),
    errorMessage: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000)))),
  }),
  response: v.object({ data: wishlist }),
  errors: [...refusals, 'origin_refused'],
});

/**
 * The code shows who reads the mailbox. That the same person made the account shows a token of it, or a cookie of the browser
 * that registered: without either the answer is 401, and 403 with another's token. `details.resetPath` then leads to a
 * form with which the mailbox's owner takes the account over.
 */
export const verifyEmail = endpoint({
  service: 'shopper',
  method: 'PUT',
  path: '/user/email-verification',
  summary:
    'Confirm an e-mail address with the code of the verification mail, which ends all other sessions; once more it says already verified',
  access: { by: 'secret' },
  query: v.object({ subjectId: uuid, verificationCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
  headers: bearer,
  response: v.object({ accountAlreadyVerified: v.boolean(), email: v.string() }),
  errors: [...refusals, 'origin_refused', 'code_invalid', 'code_expired'],
});

export const resendVerification = endpoint({
  service: 'shopper',
  method: 'PUT',
  path: '/user/email-reverification',
  summary: 'Send the verification mail again, in the language of Accept-Language; earlier links end',
  access: { by: 'token', own: ['subject'] },
  query: ofSubject,
  headers: v.object({
    ...bearer.entries,
    ...acceptLanguage.entries,
    /** Origin of the shop that the link leads to: the server's own, or the answer is 400. */
    'base-url': v.pipe(v.string(), v.maxLength(2000), v.url()),
  }),
  response: v.object({ accountAlreadyVerified: v.boolean(), email: v.string() }),
  errors: [...refusals, 'origin_refused'],
});
