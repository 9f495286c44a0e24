import { listOrganizationBookings } from '#contracts/booking-overview.ts';
import { resendVerification, verifyEmail } from '#contracts/email-verification.ts';
import { getOrganization } from '#contracts/organization.ts';
import { listUserBookings } from '#contracts/user-bookings.ts';
import { getTrip, postTrip, type TripPatch } from '#contracts/trip.ts';
import { getWishlist, postWishlist } from '#contracts/wishlist.ts';
import type { Locale } from '#contracts/common.ts';
import { request } from './request.ts';

/** Who calls: the token, and whose data it is about. */
export type Subject = { authorization: string; subjectId: string };

/** Requirements 7, `GET /shopper/user-bookings`. @throws ServiceError `email_unverified` until the address is confirmed */
export const fetchUserBookings = ({ authorization, subjectId }: Subject, locale: Locale, signal?: AbortSignal) =>
  request(listUserBookings, { query: { subjectId }, headers: { authorization, 'accept-language': locale }, signal });

/** Requirements 7, `GET /organizations/bookings/{orgId}`: for concierges of the organisation. */
export const fetchOrganizationBookings = ({ authorization, subjectId }: Subject, orgId: string, locale: Locale, signal?: AbortSignal) =>
  request(listOrganizationBookings, {
    params: { orgId },
    query: { subjectId },
    headers: { authorization, 'accept-language': locale },
    signal,
  });

/** Requirements 7, `GET /organizations/{orgId}`: name and logo. */
export const fetchOrganization = ({ authorization, subjectId }: Subject, orgId: string, signal?: AbortSignal) =>
  request(getOrganization, { params: { orgId }, query: { subjectId }, headers: { authorization }, signal });

/** Requirements 7, `GET /user/wishlist`. */
export const fetchWishlist = ({ authorization, subjectId }: Subject, signal?: AbortSignal) =>
  request(getWishlist, { query: { subjectId }, headers: { authorization }, signal });

/** Requirements 7, `POST /user/wishlist`: true adds a tour, false removes it; the rest of the list stays. */
export const patchWishlist = ({ authorization, subjectId }: Subject, changes: Readonly<Record<string, boolean>>) =>
  request(postWishlist, {
    query: { subjectId },
    headers: { authorization },
    body: { data: Object.fromEntries(Object.entries(changes).map(([tourUuid, isSaved]) => [tourUuid, isSaved ? { tourUuid } : null])) },
  });

/** `GET /user/trip`: the account's trip, by the ids of wishes. */
export const fetchTrip = ({ authorization, subjectId }: Subject) => request(getTrip, { query: { subjectId }, headers: { authorization } });

/** `POST /user/trip`: adds and changes wishes, null takes one out; the rest of the trip stays. */
export const patchTrip = ({ authorization, subjectId }: Subject, data: TripPatch) =>
  request(postTrip, { query: { subjectId }, headers: { authorization }, body: { data } });

/**
 * Requirements 7, `PUT /user/email-verification`. @param authorization of who is signed in
 * @throws ServiceError `unauthenticated` or `forbidden` where that, or the browser, does not show who made the account
 */
export const putVerification = (subjectId: string, verificationCode: string, authorization: string | undefined) =>
  request(verifyEmail, { query: { subjectId, verificationCode }, headers: { ...(authorization !== undefined && { authorization }) } });

/** Requirements 7, `PUT /user/email-reverification`: the mail's link leads to this shop. */
export const putReverification = ({ authorization, subjectId }: Subject, locale: Locale) =>
  request(resendVerification, { query: { subjectId }, headers: { authorization, 'accept-language': locale, 'base-url': location.origin } });
