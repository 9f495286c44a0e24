import { getOrder, refundBooking, requestBookingAccess, takeBookingAccess } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { request } from './request.ts';

type Claim = { orderNumber: string; email: string };

/** Has a code mailed to the booker. @returns until when it is good, whether or not there is such a booking */
export const postBookingAccess = async (claim: Claim, locale: Locale): Promise<string> =>
  (await request(requestBookingAccess, { body: { ...claim, locale } })).expiresAt;

/** Exchanges a mailed code for an access token. */
export const postBookingCode = (claim: Claim, code: string) => request(takeBookingAccess, { body: { ...claim, code } });

const headersOf = (authorization: string, locale: Locale) => ({ authorization, 'accept-language': locale });

/**
 * @param orderNumber of the order, or of one of its bookings
 * @param authorization RFC 6750, section 2.1: a guest's token for this order, or a signed-in shopper's
 */
export const fetchOrder = (orderNumber: string, authorization: string, locale: Locale, signal?: AbortSignal) =>
  request(getOrder, { params: { orderNumber }, headers: headersOf(authorization, locale), signal });

/** Cancels one booking. @param amount what the shopper was shown; asking again is safe */
export const postRefund = (bookingNumber: string, authorization: string, locale: Locale, amount: number) =>
  request(refundBooking, { params: { orderNumber: bookingNumber }, headers: headersOf(authorization, locale), body: { amount } });
