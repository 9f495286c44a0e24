import type { Backend } from '../backend.ts';
import { bookings } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { findSubject } from '../identity/subject.ts';
import { readAccessToken } from './access/token.ts';
import { readBooking, readBookingByNumber, type Booking } from './booking.ts';
import { isOfOrder } from './is-of-order.ts';

/** Tells which bookings a bearer token opens; nothing for a token that it does not know. */
type Grant = (backend: Backend, token: string) => Promise<((booking: Booking) => boolean) | undefined>;

/** A guest who has shown the mailed code: the order of this booking and no other. */
const guest: Grant = async (backend, token) => {
  const access = readAccessToken(backend, token);
  const shown = access && (await readBooking(backend.db, access.bookingId));
  return shown && ((booking) => booking.checkoutKey === shown.checkoutKey);
};

/** Someone who is signed in, and whose address is confirmed: what they booked themselves. */
const shopper: Grant = async (backend, token) => {
  const subject = await findSubject(backend, token);
  return subject && ((booking) => subject.account.emailVerifiedAt !== null && booking.subjectId === subject.account.id);
};

/** Whoever may see bookings: a further kind of token is a further entry. */
const grants: readonly Grant[] = [guest, shopper];

async function grantOf(backend: Backend, authorization: string | undefined): Promise<(booking: Booking) => boolean> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  for (const grant of token === undefined ? [] : grants) {
    const opens = await grant(backend, token ?? '');
    if (opens) return opens;
  }
  throw new Refusal('unauthenticated');
}

/**
 * The booking that a request is about. An order number that does not exist and one of somebody else get the same answer.
 * @throws Refusal `unauthenticated` without a valid token, `forbidden` for a token of something else
 */
export async function bookingFor(backend: Backend, authorization: string | undefined, orderNumber: string): Promise<Booking> {
  const opens = await grantOf(backend, authorization);
  const booking = await readBookingByNumber(backend.db, orderNumber);
  if (!booking || !opens(booking)) throw new Refusal('forbidden');
  return booking;
}

/** The bookings of an order, by its number or that of one of them. @throws Refusal as `bookingFor` */
export async function orderFor(backend: Backend, authorization: string | undefined, orderNumber: string): Promise<Booking[]> {
  const opens = await grantOf(backend, authorization);
  const ordered = await backend.db.select().from(bookings).where(isOfOrder(backend.db, orderNumber)).orderBy(bookings.position);
  if (!ordered.some(opens)) throw new Refusal('forbidden');
  return ordered;
}
