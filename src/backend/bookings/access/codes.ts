import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt, lte, sql, type InferSelectModel } from 'drizzle-orm';
import type { Locale } from '#contracts/common.ts';
import type { Backend } from '../../backend.ts';
import { bookerEmail } from '../../db/booker-email.ts';
import type { Database } from '../../db/open.ts';
import { rowsOf } from '../../db/rows.ts';
import { bookingCodes, bookings } from '../../db/schema.ts';
import { isSame, sixDigits } from '../../db/secret.ts';
import { dueJob } from '../../jobs/job.ts';
import type { Routine } from '../../jobs/routines.ts';
import { isOfOrder } from '../is-of-order.ts';
import { codeMail } from './code-mail.ts';

export type BookingCode = InferSelectModel<typeof bookingCodes>;
export type Claimant = { orderNumber: string; email: string };

const codeMinutes = 15;
const mostTries = 5;
/** An expired code is stored for so long, so that whoever enters it late is told why it does not work. */
const keptMinutes = 60;

const plus = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

/** Six digits that cannot be computed from the nonce without the server's key. */
export const codeOf = (signingKey: string, { bookingId, nonce }: Pick<BookingCode, 'bookingId' | 'nonce'>): string =>
  sixDigits(signingKey, `code ${bookingId} ${nonce}`);

/** What somebody has booked in the order with this number: one code opens all of it, and is kept with the first. */
const isBookedBy = (db: Database, { orderNumber, email }: Claimant) =>
  and(isOfOrder(db, orderNumber), eq(bookerEmail(bookings.order), email.toLowerCase()));

/**
 * Notes a code for the booker, in place of an earlier one, and has it mailed. Where there is no such booking the same
 * statements run, and the job finds nothing to send: neither the answer nor the time it takes tells.
 * @returns until when a code that was asked for now is good
 */
export async function askForCode({ db, clock, jobs }: Backend, claimant: Claimant, locale: Locale): Promise<Date> {
  const now = clock();
  const expiresAt = plus(now, codeMinutes);
  const nonce = randomUUID();
  await db.transaction(async (tx) => {
    const [noted] = await rowsOf<{ id: string }>(
      tx,
      sql`
      insert into booking_codes (booking_id, nonce, locale, tries, expires_at)
      select ${bookings.id}, ${nonce}::uuid, ${locale}::text, 0, ${expiresAt.toISOString()}::timestamptz
      from ${bookings} where ${isBookedBy(tx, claimant)} order by ${bookings.position} limit 1
      on conflict (booking_id) do update
      set nonce = excluded.nonce, locale = excluded.locale, tries = 0, expires_at = excluded.expires_at
      returning booking_id as id`,
    );
    await jobs.enqueue(tx, dueJob(codeMail, { bookingId: noted?.id ?? randomUUID(), nonce }));
  });
  return expiresAt;
}

/**
 * Takes a code, once. Only whoever has the right one learns that it came too late or after too many tries; all else is
 * `wrong`, whether or not there is such a booking.
 */
export async function takeCode(
  { db, clock, signingKey }: Backend,
  claimant: Claimant,
  code: string,
): Promise<{ bookingId: string } | 'wrong' | 'expired'> {
  const [found] = await db
    .select({ asked: bookingCodes })
    .from(bookings)
    .innerJoin(bookingCodes, eq(bookingCodes.bookingId, bookings.id))
    .where(isBookedBy(db, claimant))
    .orderBy(desc(bookingCodes.expiresAt))
    .limit(1);
  if (!found) return 'wrong';
  const { bookingId, nonce } = found.asked;
  const isThis = and(eq(bookingCodes.bookingId, bookingId), eq(bookingCodes.nonce, nonce));
  // Counted before it is compared, so that tries at the same time count, too.
  const [counted] = await db
    .update(bookingCodes)
    .set({ tries: sql`${bookingCodes.tries} + 1` })
    .where(and(isThis, lt(bookingCodes.tries, mostTries)))
    .returning();
  if (!isSame(code, codeOf(signingKey, found.asked))) return 'wrong';
  if (!counted || counted.expiresAt <= clock()) return 'expired';
  const taken = await db.delete(bookingCodes).where(isThis).returning({ bookingId: bookingCodes.bookingId });
  return taken.length > 0 ? { bookingId } : 'expired';
}

/** Deletes codes that expired a while ago. */
export const forgetCodes = (db: Database, now: Date) => db.delete(bookingCodes).where(lte(bookingCodes.expiresAt, plus(now, -keptMinutes)));

export const forgetCodesRoutine: Routine = {
  name: 'forget old codes',
  everySeconds: 60,
  work: ({ db, clock }) => forgetCodes(db, clock()),
};
