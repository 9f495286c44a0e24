import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import { bookingCodes } from '../../db/schema.ts';
import { sendCodeMail } from '../mails/code.ts';
import { readBooking } from '../booking.ts';
import { codeOf, type BookingCode } from './codes.ts';

const atOnce = 10;
/** A mail that fails is tried again after this long; two servers never take the same one. */
const retryMilliseconds = 30_000;

async function claimDue({ db, clock }: Backend): Promise<BookingCode[]> {
  const now = clock();
  const due = db
    .select({ bookingId: bookingCodes.bookingId })
    .from(bookingCodes)
    .where(and(isNotNull(bookingCodes.mailAt), lte(bookingCodes.mailAt, now)))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  return db
    .update(bookingCodes)
    .set({ mailAt: new Date(now.getTime() + retryMilliseconds) })
    .where(inArray(bookingCodes.bookingId, due))
    .returning();
}

async function sendCode(backend: Backend, due: BookingCode): Promise<void> {
  const { bookingId, nonce, locale, expiresAt } = due;
  try {
    const booking = await readBooking(backend.db, bookingId);
    if (booking && expiresAt > backend.clock())
      await sendCodeMail(backend, booking, { id: nonce, code: codeOf(backend.signingKey, due), locale });
    await backend.db
      .update(bookingCodes)
      .set({ mailAt: null })
      .where(and(eq(bookingCodes.bookingId, bookingId), eq(bookingCodes.nonce, nonce)));
  } catch (error) {
    backend.log.warn({ err: error, bookingId }, 'the mail with a code failed and will be tried again');
  }
}

/** Sends the codes that are due. @returns how many it took */
export async function sendDueCodes(backend: Backend): Promise<number> {
  const due = await claimDue(backend);
  for (const code of due) await sendCode(backend, code);
  return due.length;
}
