import { and, eq, gt } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import { bookingCodes } from '../../db/schema.ts';
import type { Job } from '../../jobs/job.ts';
import { sendCodeMail } from '../mails/code.ts';
import { readBooking } from '../booking.ts';
import { codeOf } from './codes.ts';

/** `nonce`: which code of the booking; each one that is asked for ends the one before. */
type Asked = { bookingId: string; nonce: string };

/** The code with which a guest sees a booking. */
export const codeMail: Job<Asked> = {
  kind: 'code_mail',
  queue: 'mail',
  async work(backend: Backend, { bookingId, nonce }) {
    const { db, clock, signingKey } = backend;
    const isThis = and(eq(bookingCodes.bookingId, bookingId), eq(bookingCodes.nonce, nonce), gt(bookingCodes.expiresAt, clock()));
    const [code] = await db.select().from(bookingCodes).where(isThis);
    const booking = code && (await readBooking(db, bookingId));
    if (booking) await sendCodeMail(backend, booking, { id: nonce, code: codeOf(signingKey, code), locale: code.locale });
  },
};
