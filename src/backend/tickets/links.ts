import { timingSafeEqual } from 'node:crypto';
import type { Backend } from '../backend.ts';
import { sign } from '../db/secret.ts';

/** What a link opens. Each kind has signatures of its own. */
type Purpose = 'ticket' | 'calendar' | 'request' | 'access' | 'review';

/** `<booking id>.<part>.<signature>`: only the server can make one. */
export const tokenFor = (key: string, purpose: Purpose, bookingId: string, part: string): string =>
  `${bookingId}.${part}.${sign(key, `${purpose} ${bookingId} ${part}`)}`;

/** @returns nothing for a token that the server did not make for this purpose */
export function readToken(key: string, purpose: Purpose, token: string): { bookingId: string; part: string } | undefined {
  const [bookingId = '', part = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(key, `${purpose} ${bookingId} ${part}`));
  return given.length === right.length && timingSafeEqual(given, right) ? { bookingId, part } : undefined;
}

/** Paths on the shop's own origin. @param participant index into the order's participants */
export const ticketPath = (key: string, bookingId: string, participant: number): string =>
  `/api/shopper/tickets/${tokenFor(key, 'ticket', bookingId, String(participant))}.pdf`;

export const calendarPath = (key: string, bookingId: string): string =>
  `/api/shopper/calendar/${tokenFor(key, 'calendar', bookingId, 'visit')}.ics`;

/** Where a tour's operator accepts or declines a booking on request; signed, because whoever has the link may answer. */
export const requestUrl = (
  { config, signingKey }: Pick<Backend, 'config' | 'signingKey'>,
  bookingId: string,
  answer: 'accept' | 'decline',
): string => `${config.siteUrl}/operator/requests/${tokenFor(signingKey, 'request', bookingId, answer)}`;

/** What somebody does about the review of a booking: the booker writes it or wants no such mails, the operator answers it. */
export type ReviewPart = 'write' | 'stop' | 'answer';

export const reviewToken = (key: string, bookingId: string, part: ReviewPart): string => tokenFor(key, 'review', bookingId, part);

export const reviewUrl = ({ config, signingKey }: Pick<Backend, 'config' | 'signingKey'>, bookingId: string, part: ReviewPart): string =>
  `${config.siteUrl}/reviews/${part}/${reviewToken(signingKey, bookingId, part)}`;

/** @returns the booking that such a link is about; nothing for a link that is made for another part */
export function readReviewToken(key: string, part: ReviewPart, token: string): string | undefined {
  const read = readToken(key, 'review', token);
  return read?.part === part ? read.bookingId : undefined;
}
