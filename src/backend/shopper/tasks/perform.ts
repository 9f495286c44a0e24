import type { InferSelectModel } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import type { outbox } from '../../db/schema.ts';
import { sendDeclinedMail, sendOperatorMail, sendRequestMail, sendTicketMail } from '../../mail/mails.ts';
import { readBooking, type Booking } from '../booking.ts';
import { capture } from './capture.ts';
import { voidPayment } from './void.ts';

export type Task = InferSelectModel<typeof outbox>;
type Work = (backend: Backend, booking: Booking) => Promise<void>;

const works: Record<Task['kind'], Work> = {
  capture,
  void: voidPayment,
  ticket_mail: sendTicketMail,
  request_mail: sendRequestMail,
  operator_mail: sendOperatorMail,
  declined_mail: sendDeclinedMail,
};

/** Does what an outbox row asks for. Doing it twice has the effect of once. */
export async function perform(backend: Backend, { kind, bookingId }: Task): Promise<void> {
  const booking = await readBooking(backend.db, bookingId);
  if (!booking) throw new Error(`there is no booking ${bookingId}`);
  await works[kind](backend, booking);
}
