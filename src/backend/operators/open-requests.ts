import { and, eq, sql } from 'drizzle-orm';
import { answerBy } from '#domain/answer-deadline.ts';
import type { Backend } from '../backend.ts';
import { bookings } from '../db/schema.ts';
import { readBooking, type Booking } from '../bookings/booking.ts';
import { openRequestsPath, readOpenRequestsToken } from '../tickets/links.ts';

/** More than one page has room for. */
const most = 100;

export type OpenRequests = { requests: Booking[]; hasMore: boolean; timeZone: string; until: Date };

/** An operator is the mailbox that the booking keeps: who can read it is asked there, too. */
const isFor = (mailbox: string) => sql`lower(${bookings.item} #>> '{operator,email}') = ${mailbox.toLowerCase()}`;

/** What can still be answered, the most urgent first. */
async function openRequestsFor({ db, clock }: Pick<Backend, 'db' | 'clock'>, mailbox: string): Promise<Booking[]> {
  const asked = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.status, 'on_request'), isFor(mailbox)))
    .orderBy(bookings.createdAt)
    .limit(most + 1);
  const open = asked.filter((booking) => clock() < answerBy(booking));
  return open.sort((a, b) => answerBy(a).getTime() - answerBy(b).getTime());
}

/** Whether the server made such a link, and its time is not over. */
function isValidLink({ signingKey, clock }: Pick<Backend, 'signingKey' | 'clock'>, token: string): boolean {
  const read = readOpenRequestsToken(signingKey, token);
  return read !== undefined && clock() < read.until;
}

/** The page of all open requests that somebody came from, if its link is valid. */
export const listOf = (backend: Pick<Backend, 'signingKey' | 'clock'>, token: string): string | undefined =>
  isValidLink(backend, token) ? openRequestsPath(token) : undefined;

/** What such a link shows. @returns `expired` once its time is over, nothing for one that the server did not make */
export async function readOpenRequests(backend: Backend, token: string): Promise<OpenRequests | 'expired' | undefined> {
  const read = readOpenRequestsToken(backend.signingKey, token);
  const booking = read && (await readBooking(backend.db, read.bookingId));
  if (!read || !booking?.item.operator.email) return undefined;
  if (!isValidLink(backend, token)) return 'expired';
  const { operator, span } = booking.item;
  const requests = await openRequestsFor(backend, operator.email);
  return { requests: requests.slice(0, most), hasMore: requests.length > most, timeZone: span.timeZone, until: read.until };
}
