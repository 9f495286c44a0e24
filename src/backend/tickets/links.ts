import { timingSafeEqual } from 'node:crypto';
import type { Backend } from '../backend.ts';
import { sign } from '../db/secret.ts';

/** What a link opens. Each kind has signatures of its own. */
type Purpose =
  | 'ticket'
  | 'calendar'
  | 'order-tickets'
  | 'order-calendar'
  | 'request'
  | 'open-requests'
  | 'access'
  | 'review'
  | 'waiver'
  | 'waiver-file'
  | 'changes'
  | 'suggest'
  | 'suggested-time'
  | 'call-change'
  | 'documents'
  | 'gift-voucher';

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

/** All tickets of an order. @param bookingId of its first booking */
export const orderTicketsPath = (key: string, bookingId: string): string =>
  `/api/shopper/order-tickets/${tokenFor(key, 'order-tickets', bookingId, 'all')}.pdf`;

/** All its visits. @param bookingId of its first booking */
export const orderCalendarPath = (key: string, bookingId: string): string =>
  `/api/shopper/order-calendar/${tokenFor(key, 'order-calendar', bookingId, 'all')}.ics`;

/** What the operator of a tour on request says to a booking. */
export type Answer = 'accept' | 'decline';

/** Where the operator says it; signed, because whoever has the link may answer. */
export const requestPath = (key: string, bookingId: string, answer: Answer): string =>
  `/operator/requests/${tokenFor(key, 'request', bookingId, answer)}`;

export const requestUrl = ({ config, signingKey }: Pick<Backend, 'config' | 'signingKey'>, bookingId: string, answer: Answer): string =>
  config.siteUrl + requestPath(signingKey, bookingId, answer);

/** Where the operator reads the numbers of passports and identity cards. */
export const documentsUrl = ({ config, signingKey }: Pick<Backend, 'config' | 'signingKey'>, bookingId: string): string =>
  `${config.siteUrl}/operator/documents/${tokenFor(signingKey, 'documents', bookingId, 'all')}`;

/** Where the operator suggests another time. */
export const suggestPath = (key: string, bookingId: string): string =>
  `/operator/suggested-times/${tokenFor(key, 'suggest', bookingId, 'time')}`;

export const suggestUrl = ({ config, signingKey }: Pick<Backend, 'config' | 'signingKey'>, bookingId: string): string =>
  config.siteUrl + suggestPath(signingKey, bookingId);

/** Where the booker takes the time that was suggested then, or does not. */
export const suggestedTimeUrl = (
  { config, signingKey }: Pick<Backend, 'config' | 'signingKey'>,
  bookingId: string,
  suggestedAt: string,
): string => `${config.siteUrl}/suggested-times/${tokenFor(signingKey, 'suggested-time', bookingId, String(Date.parse(suggestedAt)))}`;

/** @returns the booking, and when what it is about was suggested, ISO 8601 */
export function readSuggestedTimeToken(key: string, token: string): { bookingId: string; suggestedAt: string } | undefined {
  const read = readToken(key, 'suggested-time', token);
  return read && { bookingId: read.bookingId, suggestedAt: new Date(Number(read.part)).toISOString() };
}

/** Where a booker whose ship leaves no time chooses another one, or all money back. @param at of the change, ISO 8601 */
export const callChangeUrl = ({ config, signingKey }: Pick<Backend, 'config' | 'signingKey'>, bookingId: string, at: string): string =>
  `${config.siteUrl}/call-changes/${tokenFor(signingKey, 'call-change', bookingId, String(Date.parse(at)))}`;

/** @returns the booking, and which change such a link is about, ISO 8601 */
export function readCallChangeToken(key: string, token: string): { bookingId: string; at: string } | undefined {
  const read = readToken(key, 'call-change', token);
  return read && { bookingId: read.bookingId, at: new Date(Number(read.part)).toISOString() };
}

/** No request is open for more than a day, and each mail to an operator has a new link: after a week nobody needs an old one. */
const openRequestsMilliseconds = 7 * 86_400_000;

export const openRequestsPath = (token: string): string => `/operator/open-requests/${token}`;

/**
 * Where the operator of a booking sees all requests that wait for an answer. The link names a booking and not its operator, so that no
 * address stands in it.
 */
export function openRequestsLink(
  { config, signingKey }: Pick<Backend, 'config' | 'signingKey'>,
  bookingId: string,
  now: Date,
): { url: string; until: Date } {
  const until = new Date(now.getTime() + openRequestsMilliseconds);
  const token = tokenFor(signingKey, 'open-requests', bookingId, String(until.getTime()));
  return { url: config.siteUrl + openRequestsPath(token), until };
}

/** @returns the booking that such a link is about, and until when it is valid; it may be over */
export function readOpenRequestsToken(key: string, token: string): { bookingId: string; until: Date } | undefined {
  const read = readToken(key, 'open-requests', token);
  return read && { bookingId: read.bookingId, until: new Date(Number(read.part)) };
}

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

/** Where the participants of a booking sign its waiver: all of them, or the one with this index. */
export const waiverPath = (key: string, bookingId: string, participant?: number): string =>
  `/waivers/${tokenFor(key, 'waiver', bookingId, participant === undefined ? 'all' : String(participant))}`;

/** The same, absolute: where all of them sign. */
export const waiverUrl = ({ config, signingKey }: Pick<Backend, 'config' | 'signingKey'>, bookingId: string): string =>
  config.siteUrl + waiverPath(signingKey, bookingId);

/** What was signed, as PDF. @param id of the signature */
export const waiverFilePath = (key: string, bookingId: string, id: string): string =>
  `/waivers/${tokenFor(key, 'waiver-file', bookingId, id)}.pdf`;

/** Where the booker changes what the operator was told. */
export const changesPath = (key: string, bookingId: string): string => `/changes/${tokenFor(key, 'changes', bookingId, 'all')}`;

/** The page of a gift voucher, for whoever has the link. @param id its own */
export const giftVoucherPath = (key: string, id: string): string => `/gift-vouchers/${tokenFor(key, 'gift-voucher', id, 'page')}`;

/** The same as PDF. */
export const giftVoucherFilePath = (key: string, id: string): string => `${giftVoucherPath(key, id)}.pdf`;
